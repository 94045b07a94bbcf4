"""Random taps on the page of a table, and what the server refuses of them."""

from typing import Any

from playwright.sync_api import Page

from tests.web.browser_tab import wait_until
from tests.web.dealer import ENGINE_LOADING_MS

NOTE_REFUSALS = """{
  window.refusals = [];
  const send = window.fetch;
  window.fetch = async (path, init) => {
    const answer = await send(path, init);
    if (init?.method === 'POST' && path.endsWith('/entries'))
      void answer.clone().json().then(({ results = [] }) => {
        const sent = JSON.parse(init.body).entries;
        for (const { key, status, code, detail } of results) {
          const { kind, ...entry } = sent.find((one) => one.key === key);
          if (status >= 400 && kind !== 'undo' && kind !== 'redo')
            window.refusals.push(`${code}: ${detail} ${kind} ${JSON.stringify(entry)}`);
        }
      });
    return answer;
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => (window.isEngineLoaded = true));
    }
  };
}"""
"""Run before the page's scripts. The page then notes each entry that the server refuses, and the
first answer of the engine: that it is loaded. Undo and redo are left out: which entry is the newest
depends on requests that cross."""

TAP = """async ({ seed, taps, together }) => {
  let state = seed;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const choose = (all) => all[Math.floor(random() * all.length)];
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isIdle = () => document.querySelector('.sync-chip')?.dataset.status === 'recorded';
  const idle = async () => {
    const until = performance.now() + 10000;
    while (!isIdle() && performance.now() < until) await painted();
  };
  // A slip may lead to the history of the table.
  const hasLeft = () => document.querySelector('.table-shell') === null;
  const backAtTable = async () => {
    if (!hasLeft()) return;
    history.back();
    const until = performance.now() + 10000;
    while (hasLeft() && performance.now() < until) await painted();
  };
  const isReached = (target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && hit !== null && (hit === target || target.contains(hit));
  };
  const type = (input, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  // What enters most, so that the rounds go on.
  const ENTERS = /^(couch-place|rank-keys|main-button|coin-keys|choice-button|coin-cells)/;
  const LEFT_OUT = '.menu *, .term-button, .sync-chip';
  const slips = [];
  for (let tap = 0; tap < taps; tap += 1) {
    for (const input of document.querySelectorAll('.seat-tray input'))
      if (random() < 0.5) type(input, choose(['Anne', 'Eve', 'Fay', 'Gil', '40', '']));
    const groups = new Map();
    for (const button of document.querySelectorAll('.table-shell button')) {
      const [kind] = button.classList;
      const isLocked = button.ariaDisabled === 'true' || button.matches(LEFT_OUT);
      if (isLocked || !isReached(button)) continue;
      groups.set(kind, [...(groups.get(kind) ?? []), button]);
    }
    const often = [...groups].flatMap(([kind, all]) => Array(ENTERS.test(kind) ? 5 : 1).fill(all));
    const target = choose(choose(often) ?? [null]);
    const words = target?.textContent.slice(0, 40);
    target?.click();
    await painted();
    await backAtTable();
    if (tap % together === 0) await idle();
    const slip = document.querySelector('.rejection-slip p')?.textContent;
    if (slip && slip !== slips.at(-1)?.[1]) slips.push([words, slip]);
  }
  await idle();
  return { refusals: window.refusals, slips, isIdle: isIdle() };
}"""


def tap_at_random(page: Page, seed: int, taps: int, *, together: int = 3) -> dict[str, Any]:
    """Make some taps once the engine is loaded.

    After each ``together`` of them, wait until all entries are recorded. Returns ``refusals``, the
    entries that the server refused; ``slips``, each tap that was refused before it was sent, with
    its reason; and ``isIdle``, whether everything is recorded at the end.
    """
    wait_until(page, lambda: page.evaluate("window.isEngineLoaded"), ENGINE_LOADING_MS / 1000)
    found: dict[str, Any] = page.evaluate(TAP, {"seed": seed, "taps": taps, "together": together})
    return found
