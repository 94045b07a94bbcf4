"""How soon a tap on the dealer's table is grey, and settled, on a processor slowed four times.

The page is not asked through locators: these leave listeners in it that real taps do not meet.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from statistics import median
from typing import Any

from playwright.sync_api import Page

from bench.browser_service import NOTHING, PUNTERS, SLOWED, Service, slowed
from bench.comparison import Claim, Facts, Measured, Sample, Scale
from tests.web.page_text import rank_name

RANKS = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LOSER = "2"
ROUNDS = 3
AIMS_MS = {"grey": 50, "ink": 300}
NAMES = {"grey": "tap to grey", "ink": "tap to settled"}
REST_MS = 60  # how long a finger touches the screen

COIN = ".coin-keys [data-amount='5']"
RECORDED = ".sync-chip[data-status=recorded]"
TAKE = ".answer-buttons__take"
BUTTON = "#bare"

# The time of the tap, and of the first frame that shows its effect.
TIMER = """() => {
  const first = { priority: 'user-blocking' }; // goes before all but the frame that it is set in
  const frame = (done) => requestAnimationFrame(() => {
    void scheduler.postTask(() => done(performance.now()), first);
  });
  window.watch = (grey, ink) => {
    const timed = { grey: null, ink: null };
    let tapped = null;
    let over;
    const look = () => {
      if (tapped === null) return;
      if (timed.grey === null && grey()) {
        timed.grey = 0;
        frame((at) => (timed.grey = at - tapped));
      }
      if (timed.ink === null && timed.grey !== null && ink()) {
        timed.ink = 0;
        seen.disconnect();
        frame((at) => { timed.ink = at - tapped; over(timed); });
      }
    };
    const seen = new MutationObserver(look);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    seen.observe(document.body, all);
    window.timed = new Promise((done) => { over = done; });
    const note = (event) => { tapped = event.timeStamp; };
    addEventListener('click', note, { once: true, capture: true });
  };
}"""
ON_TABLE = """() => window.watch(
  () => document.querySelector('.sync-chip[data-status=recording]') !== null,
  () => document.querySelector('.sync-chip[data-status=recorded]') !== null
    && !document.querySelector('[data-pending=true], [data-state=pending]'))"""
ON_BUTTON = """() => {
  const before = document.body.className;
  window.watch(() => document.body.className !== before, () => true);
}"""
BARE = """() => {
  document.body.innerHTML = '<button id="bare">Tap</button>';
  document.querySelector('button').onclick = () => document.body.classList.toggle('on');
}"""
ASK = """async ([path, entry]) => {
  const began = performance.now();
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': entry.key };
  const body = JSON.stringify({ entries: [entry] });
  await fetch(path + '/entries', { method: 'POST', headers, body });
  await (await fetch(path)).json();
  return performance.now() - began;
}"""
# Notes the kinds of requests to the Python engine: `restart` is the first after it has loaded.
NOTE_REQUESTS = """const send = Worker.prototype.postMessage;
window.requested = {};
Worker.prototype.postMessage = function (request) {
  for (const kind of Object.keys(request)) window.requested[kind] = true;
  send.call(this, request);
};"""
ENGINE_IS_USED = "() => window.requested.restart"
# The centre of the element to tap, as soon as it can be tapped.
MIDDLE = """(meant) => new Promise((done, failed) => {
  setTimeout(() => failed(`Nothing to tap: ${meant}`), 20000);
  const look = () => {
    const found = document.querySelector(`${meant}:not([data-new]):not([aria-disabled=true])`);
    if (!found) return setTimeout(look, 50);
    const { x, y, width, height } = found.getBoundingClientRect();
    done({ x: x + width / 2, y: y + height / 2 });
  };
  look();
})"""


@dataclass
class Timed:
    """Seconds from tap to grey and to ink, round by round."""

    grey: list[list[float]] = field(default_factory=list)
    ink: list[list[float]] = field(default_factory=list)

    def begin(self) -> None:
        self.grey.append([])
        self.ink.append([])

    def add(self, timed: dict[str, float]) -> None:
        self.grey[-1].append(timed["grey"] / 1000)
        self.ink[-1].append(timed["ink"] / 1000)


def taps(house: Service, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield how soon taps are seen and settled, beside the least that a page could do."""
    each = scale.of(20)
    kinds = {name: Timed() for name in ("stake", "answer", "pair, nothing to answer")}
    button, fetched = Timed(), Timed()
    context = house.tablet()
    page, bare = (context.new_page() for _ in range(2))
    session, other = house.opened(), house.opened()
    _sit(page, f"{house.address}/tables/{session}")
    bare.goto(house.address + NOTHING)
    places = iter(list(product(PUNTERS, RANKS))[: ROUNDS * each])
    for _ in range(ROUNDS):
        with slowed(bare):
            _press(bare, button, each)
            _ask(bare, other, fetched, each)
        with slowed(page):
            _stake(page, kinds["stake"], [next(places) for _ in range(each)])
    with slowed(page):
        _deal(page, kinds["answer"], kinds["pair, nothing to answer"], ROUNDS * each)
    context.close()
    yield _compared("Tap to grey", "button that toggles a class", button.grey, kinds, "grey")
    yield _compared("Tap to settled", "POST and GET alone", fetched.ink, kinds, "ink")
    yield _beside_aims(kinds)


def _sit(page: Page, address: str) -> None:
    page.add_init_script(NOTE_REQUESTS)
    page.goto(address)
    page.evaluate(MIDDLE, RECORDED)
    page.wait_for_function(ENGINE_IS_USED, timeout=60_000)
    page.evaluate(TIMER)
    _tap(page, COIN)


def _press(bare: Page, timed: Timed, count: int) -> None:
    bare.evaluate(BARE)
    bare.evaluate(TIMER)
    timed.begin()
    for _ in range(count):
        timed.add(_timed(bare, BUTTON, ON_BUTTON))


def _ask(bare: Page, session: str, timed: Timed, count: int) -> None:
    timed.begin()
    for at in range(count):
        key = f"00000000-0000-4000-8000-{len(timed.ink) * 1000 + at:012d}"
        entry = {"key": key, "kind": "buyin", "punter": "anne", "amount": 5}
        took = bare.evaluate(ASK, [f"/v1/sessions/{session}", entry])
        timed.add({"grey": took, "ink": took})


def _stake(page: Page, timed: Timed, places: list[tuple[str, str]]) -> None:
    timed.begin()
    for punter, rank in places:
        timed.add(_timed(page, _place(punter, rank), ON_TABLE))


def stake_at_once(page: Page, place: tuple[str, str]) -> None:
    """Stake five on a rank for a punter, whichever coin is chosen."""
    if not page.evaluate("(coin) => !!document.querySelector(`${coin}[aria-pressed=true]`)", COIN):
        _tap(page, COIN)
    _tap(page, _place(*place))


def _place(punter: str, rank: str) -> str:
    return f"[aria-label='{punter}, stake 5 on the {rank_name(rank)}']"


def _deal(page: Page, answers: Timed, pairs: Timed, count: int) -> None:
    """Each rank wins once and its stakes are answered; then nothing lies any more."""
    _tap(page, ".main-button[data-ready=true]")
    _tap(page, _key(LOSER))
    page.evaluate(MIDDLE, RECORDED)
    answers.begin()
    for rank in RANKS:
        _tap(page, _key(rank))
        _tap(page, _key(LOSER))
        page.evaluate(MIDDLE, RECORDED)
        while page.evaluate("(meant) => document.querySelector(meant) !== null", TAKE):
            answers.add(_timed(page, TAKE, ON_TABLE))
    pairs.begin()
    for at in range(count):
        _tap(page, _key(RANKS[at % 12]))
        pairs.add(_timed(page, _key(RANKS[(at + 5) % 12]), ON_TABLE))


def _key(rank: str) -> str:
    return f".rank-keys [data-rank='{rank}']"


def _timed(page: Page, meant: str, watching: str) -> dict[str, float]:
    middle = page.evaluate(MIDDLE, meant)
    page.evaluate(watching)
    _touch(page, middle)
    timed: dict[str, float] = page.evaluate("() => window.timed")
    return timed


def _tap(page: Page, meant: str) -> None:
    _touch(page, page.evaluate(MIDDLE, meant))


def _touch(page: Page, point: dict[str, Any]) -> None:
    """Touch as a finger does: it rests a moment, in which the page has noticed it."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(REST_MS)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def _compared(
    title: str, floor: str, least: list[list[float]], kinds: dict[str, Timed], which: str
) -> Measured:
    """One lane for each kind of tap, in as many rounds as the floor has."""
    samples = {floor: [_sample(times) for times in least]}
    for name, timed in kinds.items():
        samples[name] = [_sample(part) for part in _in_rounds(getattr(timed, which))]
    claims = [Claim(name, floor) for name in kinds]
    return Measured(f"{title}, processor slowed {SLOWED} times", "taps", samples, claims)


def _in_rounds(taken: list[list[float]]) -> list[list[float]]:
    times = [time for each in taken for time in each]
    size = max(1, len(times) // ROUNDS)
    return [times[at * size : (at + 1) * size] for at in range(ROUNDS)]


def _beside_aims(kinds: dict[str, Timed]) -> Facts:
    values = {}
    for (name, timed), (which, aim) in product(kinds.items(), AIMS_MS.items()):
        rounds = _in_rounds(getattr(timed, which))
        middle = median(time for each in rounds for time in each) * 1000
        least = min(median(each) for each in rounds) * 1000
        missed = "" if middle < aim else ", **missed**"
        values[f"{name}, {NAMES[which]}"] = (
            f"{middle:.0f} ms, in the quickest round {least:.0f} ms; aim under {aim} ms{missed}"
        )
    return Facts(f"Medians and their aims, processor slowed {SLOWED} times", values)


def _sample(times: list[float]) -> Sample:
    return Sample(len(times), sum(times), latencies=times)
