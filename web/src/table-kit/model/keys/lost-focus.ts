/**
 * Gives the focus a new place if the focused element leaves the page, as a button does when its entry is made, and if a
 * refusal appears before it.
 */

import { playersOf } from '../../parties.ts';
import type { OwnMode } from '../modes.ts';
import type { TablePageModel } from '../table-context.ts';
import type { TableView } from '../table-view.ts';
import { isTrayOpen } from '../ui-state.ts';

/**
 * The element that had the focus last, its row, the last row with the focus, and whether it was in a panel, or in a tray
 * or the slip of a refusal.
 */
interface LastFocus {
  readonly element: Element;
  readonly row: Element | null;
  readonly lastRow: Element | null;
  readonly isInTray: boolean;
  readonly isInPanel: boolean;
}

/** Returns the elements of a place, best first. */
type Find = () => Iterable<HTMLElement>;

const inPage =
  (selector: string): Find =>
  () =>
    document.querySelectorAll<HTMLElement>(selector);
const ANY_ROW = inPage('[data-row] button');
const IN_TRAY = inPage(".tray-frame :is(input, button:not([tabindex='-1'], [aria-disabled='true']))");
const IN_PANEL = [inPage('.panel-host .outbox-list__remove'), inPage('.panel-host')];
const SLIP = inPage('.rejection-slip');
const NEXT_STEP = [inPage('button.main-button'), ANY_ROW];

/**
 * Keeps the focus of a keyboard at the table until the returned function is called. What else moves the focus comes
 * first. After a tap of a finger, the focus stays as it is.
 */
export function keepFocus<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
): () => void {
  let last = lastFocus(document.activeElement, null);
  let isTapped = false;
  if (!last && isOpenedInApp()) focusFirst(NEXT_STEP);
  // A slip that was hidden by a tray comes back without the focus.
  let [slip, isNewSlip] = [slipEntry(), false];
  const restore = (): void => {
    const isFromTable = isNewSlip && last?.row === null;
    isNewSlip = false;
    if (isTapped || !last || last.element.isConnected || document.activeElement !== document.body) return;
    focusFirst(isFromTable ? [SLIP] : placesFor(model, last));
  };
  const observer = new MutationObserver(() => {
    const now = slipEntry();
    if (now !== null && now !== slip) [slip, isNewSlip] = [now, true];
    if (last?.element.isConnected === false) requestAnimationFrame(restore);
    else if (isNewSlip) {
      isNewSlip = false;
      if (!isTapped) focusSlip();
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener('focusin', ({ target }) => (last = lastFocus(target, last)), options);
  // A click from the keyboard or a screen reader has no detail.
  document.addEventListener('click', ({ detail }) => (isTapped = detail > 0), options);
  document.addEventListener('keydown', () => (isTapped = false), options);
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

/**
 * Moves the focus from the keys and buttons below the slip of a refusal to the slip: its buttons are the next ones. The
 * slip itself gets the focus, so that a key that was meant for the table presses none of them.
 */
function focusSlip(): void {
  if (document.activeElement?.matches('.table-shell__footer button'))
    focusFirst([SLIP], document.activeElement);
}

/** Returns the entry whose refusal is shown; null without a refusal. */
const slipEntry = (): string | null =>
  document.querySelector<HTMLElement>('.rejection-slip')?.dataset['entry'] ?? null;

/** Whether the app showed another page before: the heading of the page that loaded the table had the focus. */
const isOpenedInApp = (): boolean => performance.getEntriesByType('navigation')[0]?.name !== location.href;

function lastFocus(target: EventTarget | null, before: LastFocus | null): LastFocus | null {
  if (!(target instanceof HTMLElement) || target === document.body) return null;
  const row = target.closest('[data-row]');
  return {
    element: target,
    row,
    lastRow: row ?? before?.lastRow ?? null,
    isInTray: target.closest('.tray-frame, .rejection-slip') !== null,
    isInPanel: target.closest('.panel-host') !== null,
  };
}

/** Returns how to find what may get the focus, best first. The form of a new player may still be loading. */
function placesFor<View extends TableView, Own extends OwnMode>(
  { actions, uiState }: TablePageModel<View, Own>,
  { element, row, lastRow, isInTray, isInPanel }: LastFocus,
): readonly Find[] {
  if (isInPanel && uiState.openPanel.peek() !== null) return IN_PANEL;
  // The tray that led to the panel is gone. The next step would be done by one more Enter.
  if (isInPanel) return [nameIn(lastRow), ANY_ROW];
  const table = actions.table();
  if (!table || table.phase === 'closed') return [];
  if (uiState.mode.peek().kind === 'seat' || !playersOf(table).length) return [inPage('.seat-tray input')];
  // The coin waits for a player.
  if (element.matches('.coin-keys__key')) return [inPage('[data-row] .row-choice'), ANY_ROW];
  // One tray has replaced another. A further Enter there may not go on to the next step.
  if (isInTray && isTrayOpen(uiState.mode.peek())) return [IN_TRAY, ANY_ROW];
  return [nameIn(row), ...NEXT_STEP];
}

const nameIn =
  (row: Element | null): Find =>
  () =>
    row?.querySelectorAll<HTMLElement>('.name-cell__button') ?? [];

/** Focuses the first element that takes the focus away from the one that has it. */
function focusFirst(places: readonly Find[], from: Element = document.body): void {
  for (const find of places)
    for (const element of find()) {
      element.focus({ preventScroll: true });
      if (document.activeElement !== from) return;
    }
}
