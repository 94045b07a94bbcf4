/** Scrolls a player's row into view, unless the dealer is scrolling. */

const HELD_MS = 4000;
const SCROLL_KEYS = /^(?:Arrow|Page|Home$|End$)/;

/** Notes when the dealer scrolls by hand. A tap ends it: the dealer has found what was searched. */
export function watchScrolling(now: () => number = Date.now): {
  readonly isHeld: () => boolean;
  readonly stop: () => void;
} {
  let scrolledAt = -HELD_MS;
  const hold = (): void => {
    scrolledAt = now();
  };
  const holdOnScrollKey = (event: Event): void => {
    if (SCROLL_KEYS.test((event as KeyboardEvent).key)) hold();
  };
  const release = (): void => {
    scrolledAt = -HELD_MS;
  };
  const listeners = [
    ['touchmove', hold],
    ['wheel', hold],
    ['keydown', holdOnScrollKey],
    ['click', release],
  ] as const;
  for (const [event, listener] of listeners)
    addEventListener(event, listener, { passive: true, capture: true });
  return {
    isHeld: () => now() - scrolledAt < HELD_MS,
    stop: () => {
      for (const [event, listener] of listeners) removeEventListener(event, listener, true);
    },
  };
}

/** Shows a row above the buttons. Where the buttons scroll with the rows, it would take them away, so it does not. */
export function showRow(player: string): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.seat-row')];
  const row = rows.find(({ dataset }) => dataset['player'] === player);
  const footer = document.querySelector<HTMLElement>('.table-shell__footer');
  const shell = document.querySelector<HTMLElement>('.table-shell');
  if (!row || !footer || !shell) return;
  const isSticky = getComputedStyle(footer).position === 'sticky';
  if (!isSticky && getComputedStyle(shell).overflowY !== 'hidden') return;
  row.style.scrollMarginBottom = isSticky ? `${footer.offsetHeight}px` : '';
  row.scrollIntoView({ block: 'nearest' });
}
