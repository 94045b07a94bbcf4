"""The dealer's table in a browser on a processor slowed four times: weight, taps, paints, core."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    ViewportSize,
    sync_playwright,
)

from bench.rounds import Claim, Facts, Measured, Sample, Scale
from bench.servers import KEY, serving
from tests.web import browser as chromium

SLOWED = 4
PUNTERS = ("anne", "bess", "carl", "dora", "emil")
RANKS = ("A", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
LOSER = "2"
RULES = {"preset": "modern", "overrides": {"decks": 8}}
ROUNDS = 3
AIMS_MS = {"grey": 50, "ink": 300}
NAMES = {"grey": "tap to grey", "ink": "tap to settled"}
POLL_MS = 50  # not at every frame: that would be timed with the rest
SIZE: ViewportSize = {"width": 1180, "height": 820}

# When the tap came, and after which frame what it did was on the screen.
TIMER = """() => {
  window.timed = { grey: null, ink: null };
  const frame = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  });
  window.watch = (grey, ink) => {
    const timed = (window.timed = { grey: null, ink: null });
    let tapped = null;
    const look = () => {
      if (tapped === null) return;
      if (timed.grey === null && grey()) {
        timed.grey = 0;
        frame((at) => (timed.grey = at - tapped));
      }
      if (timed.ink === null && timed.grey !== null && ink()) {
        timed.ink = 0;
        frame((at) => { timed.ink = at - tapped; seen.disconnect(); });
      }
    };
    const seen = new MutationObserver(look);
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    seen.observe(document.body, all);
    const note = (event) => { tapped = event.timeStamp; };
    addEventListener('click', note, { once: true, capture: true });
  };
}"""
ON_TABLE = """() => window.watch(
  () => document.querySelector('.chip.recording') !== null,
  () => document.querySelector('.chip.recorded') !== null
    && !document.querySelector('.pencil, .pencilled'))"""
ON_BUTTON = """() => {
  const before = document.body.className;
  window.watch(() => document.body.className !== before, () => true);
}"""
DONE = "() => window.timed.grey > 0 && window.timed.ink > 0 && window.timed"
BUTTON = """() => {
  document.body.innerHTML = '<button>Tap</button>';
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
PAINTS = """() => new Promise((done) => {
  const found = { first: 0, largest: 0, blocked: 0, shift: 0 };
  const of = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true });
  of('paint', (one) => { if (one.name === 'first-contentful-paint') found.first = one.startTime; });
  of('largest-contentful-paint', (one) => { found.largest = one.startTime; });
  of('longtask', (one) => { found.blocked += Math.max(0, one.duration - 50); });
  of('layout-shift', (one) => { if (!one.hadRecentInput) found.shift += one.value; });
  setTimeout(() => done(found), 500);
})"""
CORE = """async ([worker, core]) => {
  const began = performance.now();
  const there = new Worker(worker, { type: 'module' });
  const loaded = new Promise((done) => { there.onmessage = done; });
  there.postMessage({ id: 0, load: core });
  await loaded;
  there.terminate();
  return performance.now() - began;
}"""
# Counts what the core is asked: it is, as soon as it has loaded.
COUNTING = """const ask = Worker.prototype.postMessage;
window.asked = {};
Worker.prototype.postMessage = function (question) {
  for (const kind of Object.keys(question)) window.asked[kind] = true;
  ask.call(this, question);
};"""
NOTHING = "/docs/start.js"  # starts nothing by itself, and may start a worker


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


def measure(folder: Path, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield the weight and paints of the first load, and how soon taps are seen and settled."""
    with serving("house", folder) as port, sync_playwright() as playwright:
        there = chromium.launch(playwright)
        table = Table(there, f"http://127.0.0.1:{port}", scale)
        yield table.weight()
        yield table.paints()
        yield table.core()
        yield from table.taps()
        there.close()


class Table:
    """A house with one table at a time, and a browser."""

    def __init__(self, browser: Browser, address: str, scale: Scale) -> None:
        self._browser = browser
        self._address = address
        self._each = scale.of(20)

    def weight(self) -> Facts:
        """What the first load of the table page fetches, as it comes over the wire."""
        context = self._device()
        page = context.new_page()
        sizes = _weighing(page)
        page.goto(f"{self._address}/tables/{self._open()}")
        page.locator(".chip.recorded").wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        context.close()
        told = {name: f"{size / 1000:.1f} kB" for name, size in sizes.items()}
        total = sizes["script and style"] / 1000
        told["script and style, aim"] = "at most 100 kB" + ("" if total <= 100 else ", **missed**")
        return Facts("First load of the table page, packed, without the core", told)

    def paints(self) -> Facts:
        """When the table page is painted, and what it blocks and shifts; medians of five loads."""
        path = f"/tables/{self._open()}"
        found = []
        for _ in range(5):
            context = self._device()
            page = context.new_page()
            with _slowed(page):
                page.goto(self._address + path)
                page.locator(".chip.recorded").wait_for()
                found.append(page.evaluate(PAINTS))
            context.close()
        middle = {key: sorted(one[key] for one in found)[2] for key in found[0]}
        return Facts(
            f"The table page opens, processor slowed {SLOWED} times",
            {
                "first contentful paint": f"{middle['first']:.0f} ms",
                "largest contentful paint": f"{middle['largest']:.0f} ms",
                "total blocking time": f"{middle['blocked']:.0f} ms",
                "cumulative layout shift": f"{middle['shift']:.3f}",
            },
        )

    def core(self) -> Facts:
        """How long the core takes to load, off the page's thread."""
        context = self._device()
        page = context.new_page()
        page.goto(self._address + NOTHING)
        addresses = self._core_addresses()
        times = [page.evaluate(CORE, addresses) for _ in range(3)]
        context.close()
        told = {"the first time": f"{times[0]:.0f} ms", "kept": f"{min(times[1:]):.0f} ms"}
        return Facts("The core loads in its worker, processor not slowed", told)

    def taps(self) -> Iterator[Facts | Measured]:
        """How soon a tap is grey, and settled, beside the least that a page could do."""
        kinds = {name: Timed() for name in ("stake", "answer", "pair, nothing to answer")}
        button, fetched = Timed(), Timed()
        context = self._device()
        page, bare = (context.new_page() for _ in range(2))
        session, other = self._open(), self._open()
        self._sit(page, session)
        bare.goto(self._address + NOTHING)
        lines = iter(list(product(PUNTERS, RANKS))[: ROUNDS * self._each])
        for _ in range(ROUNDS):
            with _slowed(bare):
                self._press(bare, button)
                self._ask(bare, other, fetched)
            with _slowed(page):
                self._stakes(page, kinds["stake"], lines)
        with _slowed(page):
            self._deal(page, kinds["answer"], kinds["pair, nothing to answer"])
        context.close()
        yield _compared("Tap to grey", "button that toggles a class", button.grey, kinds, "grey")
        yield _compared("Tap to settled", "POST and GET alone", fetched.ink, kinds, "ink")
        yield _beside_aims(kinds)

    def _press(self, bare: Page, timed: Timed) -> None:
        bare.evaluate(BUTTON)
        bare.evaluate(TIMER)
        timed.begin()
        for _ in range(self._each):
            timed.add(_tapped(bare, bare.locator("button"), ON_BUTTON))

    def _ask(self, bare: Page, session: str, timed: Timed) -> None:
        timed.begin()
        for at in range(self._each):
            key = f"00000000-0000-4000-8000-{len(timed.ink) * 1000 + at:012d}"
            entry = {"key": key, "kind": "buyin", "punter": "anne", "amount": 5}
            took = bare.evaluate(ASK, [f"/v1/sessions/{session}", entry])
            timed.add({"grey": took, "ink": took})

    def _stakes(self, page: Page, timed: Timed, lines: Iterator[tuple[str, str]]) -> None:
        timed.begin()
        for _, (punter, rank) in zip(range(self._each), lines, strict=False):
            timed.add(_tapped(page, _place(page, punter, rank), ON_TABLE))

    def _deal(self, page: Page, answers: Timed, pairs: Timed) -> None:
        """Each rank wins once and its stakes are answered; then nothing lies any more."""
        _tap(page, page.locator("button.main.ready"))
        _tap(page, _key(page, LOSER))
        page.locator(".chip.recorded").wait_for()
        answers.begin()
        for rank in RANKS:
            _tap(page, _key(page, rank))
            _tap(page, _key(page, LOSER))
            page.locator(".chip.recorded").wait_for()
            while (take := page.locator(".answers .take")).count():
                answers.add(_tapped(page, take.first, ON_TABLE))
        pairs.begin()
        for at in range(ROUNDS * self._each):
            _tap(page, _key(page, RANKS[at % 12]))
            pairs.add(_tapped(page, _key(page, RANKS[(at + 5) % 12]), ON_TABLE))

    def _sit(self, page: Page, session: str) -> None:
        page.add_init_script(COUNTING)
        page.goto(f"{self._address}/tables/{session}")
        page.locator(".chip.recorded").wait_for()
        page.wait_for_function("() => window.asked.base")
        page.evaluate(TIMER)
        coins = page.get_by_role("group", name="Coin in hand")
        _tap(page, coins.get_by_role("button", name="5", exact=True))

    def _device(self) -> BrowserContext:
        context = self._browser.new_context(
            viewport=SIZE, has_touch=True, reduced_motion="reduce", service_workers="block"
        )
        origin = {"Origin": self._address}
        answer = context.request.post(
            f"{self._address}/v1/sign-ins", data={"key": KEY}, headers=origin
        )
        assert answer.ok, answer.text()
        return context

    def _open(self) -> str:
        context = self._browser.new_context(extra_http_headers={"Authorization": f"Bearer {KEY}"})
        body = {"name": "Bench", "rules": RULES, "bank": {"funds": 100_000}}
        answer = context.request.post(f"{self._address}/v1/sessions", data=body)
        session = str(answer.json()["id"])
        entries = [{"kind": "seat", "name": name, "purse": 10_000} for name in PUNTERS]
        path = f"{self._address}/v1/sessions/{session}/entries"
        seated = context.request.post(path, data={"entries": entries})
        assert seated.ok, seated.text()
        context.close()
        return session

    def _core_addresses(self) -> list[str]:
        built = Path(chromium.WEB).parent / "service" / "pages" / "built" / "core"
        (worker,) = built.glob("worker-*.js")
        (core,) = (one for one in built.iterdir() if one.is_dir())
        return [f"/core/{worker.name}", f"/core/{core.name}/"]


@contextmanager
def _slowed(page: Page) -> Iterator[None]:
    """Slow a page's processor. To be undone: what slows it takes its core even while it waits."""
    page.bring_to_front()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    yield
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def _weighing(page: Page) -> dict[str, int]:
    """Return what fills with the bytes that come over the wire, by kind."""
    sizes = {"script and style": 0, "fonts": 0, "page and data": 0}
    kinds: dict[str, str] = {}
    names = {"Script": "script and style", "Stylesheet": "script and style", "Font": "fonts"}

    def begun(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = names.get(event["type"], "page and data")

    def done(event: dict[str, Any]) -> None:
        if kind := kinds.get(event["requestId"]):
            sizes[kind] += int(event["encodedDataLength"])

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.responseReceived", begun)
    session.on("Network.loadingFinished", done)
    return sizes


def _tapped(page: Page, target: Locator, watching: str) -> dict[str, float]:
    at = _ready(page, target)
    page.evaluate(watching)
    page.touchscreen.tap(*at)
    timed: dict[str, Any] = page.wait_for_function(DONE, polling=POLL_MS).json_value()
    return timed


def _tap(page: Page, target: Locator) -> None:
    page.touchscreen.tap(*_ready(page, target))


def _ready(page: Page, target: Locator) -> tuple[float, float]:
    """Return the middle of a target that may be tapped.

    A tap there, and not on the target: for that the tool would look in the page what it hits,
    in the midst of what is timed.
    """
    meant = target.and_(page.locator(":not([data-new]):not([aria-disabled=true])"))
    meant.wait_for()
    box = meant.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _place(page: Page, punter: str, rank: str) -> Locator:
    names = {"A": "ace", "J": "knave", "Q": "queen", "K": "king"}
    numbers = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    names |= {str(number): name for number, name in enumerate(numbers, 2)}
    return page.get_by_role("button", name=re.compile(rf"^{punter}, lay 5 on the {names[rank]}$"))


def _key(page: Page, rank: str) -> Locator:
    return page.locator(f".keys [data-rank='{rank}']")


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
    told = {}
    for (name, timed), (which, aim) in product(kinds.items(), AIMS_MS.items()):
        rounds = _in_rounds(getattr(timed, which))
        middle = median(time for each in rounds for time in each) * 1000
        least = min(median(each) for each in rounds) * 1000
        missed = "" if middle < aim else ", **missed**"
        told[f"{name}, {NAMES[which]}"] = (
            f"{middle:.0f} ms, in the quickest round {least:.0f} ms; aim under {aim} ms{missed}"
        )
    return Facts(f"Medians beside their aims, processor slowed {SLOWED} times", told)


def _sample(times: list[float]) -> Sample:
    return Sample(len(times), sum(times), latencies=times)
