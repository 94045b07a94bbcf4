"""The dealer's table in a browser: weight, paints, core, taps, and a second tablet."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.browser_service import NOTHING, PUNTERS, SLOWED, Service, slowed
from bench.comparison import Facts, Measured, Scale
from bench.servers import serving
from bench.tap_latency import RANKS, stake_at_once, taps
from tests.web import browser as chromium

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
NEVER_IDLE = "globalThis.requestIdleCallback = () => 0"
CORE = """async ([worker, core]) => {
  const began = performance.now();
  const there = new Worker(worker, { type: 'module' });
  const loaded = new Promise((done) => { there.onmessage = done; });
  there.postMessage({ id: 0, load: core });
  await loaded;
  there.terminate();
  return performance.now() - began;
}"""
ANOTHER_AIM_MS = 1000
TAPPED = """() => addEventListener(
  'click', () => { window.tapped = Date.now(); }, { capture: true })"""
SEEN = """() => {
  const cards = () => document.querySelectorAll('[data-card]').length;
  const before = cards();
  window.seen = new Promise((done) => {
    const there = new MutationObserver(() => {
      if (cards() === before) return;
      there.disconnect();
      requestAnimationFrame(() => done(Date.now()));
    });
    there.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}"""


def measure(folder: Path, scale: Scale) -> Iterator[Facts | Measured]:
    """Yield the weight and paints of the first load, and how soon taps are seen and settled."""
    with serving("house", folder) as port, sync_playwright() as playwright:
        chrome = chromium.launch(playwright)
        house = Service(chrome, f"http://127.0.0.1:{port}")
        yield _weight(house)
        yield _paints(house)
        yield _core(house)
        yield _another(house, scale.of(20))
        yield from taps(house, scale)
        chrome.close()


def _weight(house: Service) -> Facts:
    """What the first load of the table page fetches, as it comes over the wire.

    What the page loads later, when it is idle, does not count.
    """
    context = house.tablet()
    context.add_init_script(NEVER_IDLE)
    page = context.new_page()
    sizes = _weighing(page)
    page.goto(f"{house.address}/tables/{house.opened()}")
    page.locator(".sync-chip[data-status=recorded]").wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    context.close()
    values = {name: f"{size / 1000:.1f} kB" for name, size in sizes.items()}
    total = sizes["script and style"] / 1000
    values["script and style, aim"] = "at most 100 kB" + ("" if total <= 100 else ", **missed**")
    return Facts("First load of the table page, compressed, without the Python engine", values)


def _paints(house: Service) -> Facts:
    """When the table page is painted, and what it blocks and shifts; medians of five loads."""
    path = f"/tables/{house.opened()}"
    found = []
    for _ in range(5):
        context = house.tablet()
        page = context.new_page()
        with slowed(page):
            page.goto(house.address + path)
            page.locator(".sync-chip[data-status=recorded]").wait_for()
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


def _core(house: Service) -> Facts:
    """How long the Python engine takes to load, off the page's thread."""
    context = house.tablet()
    page = context.new_page()
    page.goto(house.address + NOTHING)
    addresses = _core_addresses()
    times = [page.evaluate(CORE, addresses) for _ in range(3)]
    context.close()
    values = {"the first time": f"{times[0]:.0f} ms", "from the cache": f"{min(times[1:]):.0f} ms"}
    return Facts("The Python engine loads in its worker, processor not slowed", values)


def _another(house: Service, count: int) -> Facts:
    """How soon a second tablet shows what was tapped on the first."""
    address = f"{house.address}/tables/{house.opened()}"
    contexts = [house.tablet() for _ in range(2)]
    one, other = (context.new_page() for context in contexts)
    for page in (one, other):
        page.goto(address)
        page.locator(".sync-chip[data-status=recorded]").wait_for()
    one.evaluate(TAPPED)
    times = []
    for place in list(product(PUNTERS, RANKS))[:count]:
        other.evaluate(SEEN)
        stake_at_once(one, place)
        times.append(other.evaluate("() => window.seen") - one.evaluate("() => window.tapped"))
    for context in contexts:
        context.close()
    missed = "" if max(times) < ANOTHER_AIM_MS else ", **missed**"
    values = {
        "p50": f"{median(times):.0f} ms",
        "longest": f"{max(times):.0f} ms; aim under {ANOTHER_AIM_MS} ms{missed}",
    }
    return Facts("From a tap to a second tablet, processor not slowed", values)


def _core_addresses() -> list[str]:
    built = Path(chromium.WEB).parent / "service" / "pages" / "built" / "core"
    (worker,) = built.glob("worker-*.js")
    (core,) = (one for one in built.iterdir() if one.is_dir())
    return [f"/core/{worker.name}", f"/core/{core.name}/"]


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
