/** The UI state of the table page: selections and unfinished actions, before an entry is made. */

import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { StandingEntry } from '../../../../outbox/undo/standing-entries.ts';
import { canEndEarly, findPunter, findStake } from '../../table-queries.ts';
import type { Phase, Rank, Table } from '../../view.ts';

/** The mode of the tray: the one action that it is open for. `sum`: composed by the dealer; absent: preselected. */
export type Mode =
  | { kind: 'none' }
  | {
      kind: 'card';
      punter: string;
      card: string;
      outcome: 'win' | 'lose';
      backer: string | null;
      others: boolean;
    }
  | { kind: 'punter'; punter: string; task: Task | null; sum?: number }
  | { kind: 'stake'; punter: string; rank: Rank | null }
  | { kind: 'restake'; punter: string; card: string; sum?: number }
  | { kind: 'suits'; rank: Rank }
  | { kind: 'seat'; name: string }
  | { kind: 'fund'; sum?: number }
  | { kind: 'end' };

export type Task = 'buyin' | 'cashout' | 'book';

/** The panel over the page. Entries are sent while a panel is open. */
export type Panel = 'outbox' | 'shortcuts' | 'amount' | 'line' | 'correction' | 'code' | null;

export interface UiState {
  /** The selected punter; null: the first punter that may still stake. */
  readonly selectedSeat: Signal<string | null>;
  /** The coin that the next tap stakes. */
  readonly selectedCoin: Signal<number | null>;
  /** The first card of the pair being turned, with its suit if entered ("K", "Kh"). */
  readonly firstCard: Signal<string | null>;
  /** The draw that the next rank key makes, after a tap on the main button. */
  readonly pendingDraw: Signal<'fasse' | 'last' | null>;
  /** The next tap ends a deal with cards left. It is true for some seconds only. */
  readonly isEndConfirmed: Signal<boolean>;
  readonly mode: Signal<Mode>;
  /** The mode fixes a refusal or has a half-written name. The next refusal does not close it. */
  readonly keepsModeOnRefusal: Signal<boolean>;
  /** The key of the refusal whose message the dealer has hidden. */
  readonly hiddenRefusal: Signal<string | null>;
  /** Not null for some seconds after an undo. Each undo has an object of its own. */
  readonly undoNotice: Signal<object | null>;
  /** Whether the page shows the result of the deal: from its end to the next entry or tap. */
  readonly isDealResultShown: Signal<boolean>;
  readonly openPanel: Signal<Panel>;
  /** The text in the open panel: a line of the score sheet, or an amount. Letters count before the panel is loaded. */
  readonly typedText: Signal<string>;
  /** Whether Enter was pressed before the panel was loaded. The panel then enters the text at once. */
  readonly isTextEntered: Signal<boolean>;
  /** The ids of the entries that the correction panel offers, newest first. */
  readonly correctable: Signal<readonly string[]>;
}

export const NO_MODE: Mode = { kind: 'none' };

export function createUiState(): UiState {
  return {
    selectedSeat: signal(null),
    selectedCoin: signal(null),
    firstCard: signal(null),
    pendingDraw: signal(null),
    isEndConfirmed: signal(false),
    mode: signal(NO_MODE),
    keepsModeOnRefusal: signal(false),
    hiddenRefusal: signal(null),
    undoNotice: signal(null),
    isDealResultShown: signal(false),
    openPanel: signal(null),
    typedText: signal(''),
    isTextEntered: signal(false),
    correctable: signal([]),
  };
}

/** The current values of the state. */
export interface UiValues {
  selectedSeat: string | null;
  selectedCoin: number | null;
  firstCard: string | null;
  pendingDraw: 'fasse' | 'last' | null;
  isEndConfirmed: boolean;
  mode: Mode;
  isDealResultShown: boolean;
}

/** Reads every signal, so that a component that calls it renders again on each change. */
export function uiValues(uiState: UiState): UiValues {
  return {
    selectedSeat: uiState.selectedSeat.value,
    selectedCoin: uiState.selectedCoin.value,
    firstCard: uiState.firstCard.value,
    pendingDraw: uiState.pendingDraw.value,
    isEndConfirmed: uiState.isEndConfirmed.value,
    mode: uiState.mode.value,
    isDealResultShown: uiState.isDealResultShown.value,
  };
}

/** Clears the selected seat when a deal ends. Returns how to stop. */
export function resetSeatAfterDeal(uiState: UiState, phase: () => Phase | undefined): () => void {
  let before: Phase | undefined;
  return effect(() => {
    const now = phase();
    if (before === 'drawing' && now === 'staking') uiState.selectedSeat.value = null;
    before = now;
  });
}

/** Shows the result of a deal when its end is the newest entry, once for each end. Returns how to stop. */
export function showDealResult(
  { isDealResultShown }: UiState,
  newest: ReadonlySignal<StandingEntry | null>,
): () => void {
  let shownEnd: string | null = null;
  return effect(() => {
    const entry = newest.value;
    const isEnd = entry?.entered.kind === 'end';
    if (!isEnd) isDealResultShown.value = false;
    else if (entry.id !== shownEnd) isDealResultShown.value = true;
    if (isEnd) shownEnd = entry.id;
  });
}

/** Closes the mode when its card or punter leaves the table. An open mode would hide a refusal. Returns how to stop. */
export function closeStaleMode(uiState: UiState, table: () => Table | null): () => void {
  return effect(() => {
    const current = table();
    if (current && isStale(current, uiState.mode.value)) uiState.mode.value = NO_MODE;
  });
}

function isStale(table: Table, mode: Mode): boolean {
  switch (mode.kind) {
    case 'card':
      return findStake(table, mode.punter, mode.card) === null;
    case 'restake':
      return !findStake(table, mode.punter, mode.card)?.answers?.restake;
    case 'punter':
    case 'stake':
      return findPunter(table, mode.punter) === null;
    case 'end':
      return !canEndEarly(table);
    default:
      return false;
  }
}

export const END_CONFIRMED_MS = 3000;

/** Stops the confirmation of an end after some seconds. Returns how to stop. */
export function expireEndConfirmation({ isEndConfirmed }: UiState): () => void {
  return effect(() => {
    if (!isEndConfirmed.value) return;
    const timer = setTimeout(() => {
      isEndConfirmed.value = false;
    }, END_CONFIRMED_MS);
    return () => clearTimeout(timer);
  });
}

/** Cancels every unfinished action. The coin and the punter stay selected. */
export function cancelAll(uiState: UiState): void {
  uiState.firstCard.value = null;
  cancelMode(uiState);
}

/** Cancels unfinished actions except the first card of a pair, which other actions must not take back. */
export function cancelMode(uiState: UiState): void {
  uiState.pendingDraw.value = null;
  uiState.isEndConfirmed.value = false;
  uiState.mode.value = NO_MODE;
  uiState.keepsModeOnRefusal.value = false;
}

/** Whether the last tap waits for another one, so that it has made no entry yet. */
export const isUnfinished = (uiState: UiState): boolean =>
  uiState.firstCard.peek() !== null ||
  uiState.pendingDraw.peek() !== null ||
  uiState.isEndConfirmed.peek() ||
  rankWithoutCoin(uiState.mode.peek()) !== null;

/** Returns the rank of a new card that waits for its coin, or null. */
export const rankWithoutCoin = (mode: Mode): Rank | null => (mode.kind === 'stake' ? mode.rank : null);

/** Sets the state with which the dealer fixes a refusal. */
export function beginFix(
  uiState: UiState,
  { mode, selectedCoin, firstCard, pendingDraw }: Partial<UiValues>,
): void {
  cancelAll(uiState);
  if (mode) uiState.mode.value = mode;
  if (selectedCoin) uiState.selectedCoin.value = selectedCoin;
  if (firstCard) uiState.firstCard.value = firstCard;
  if (pendingDraw) uiState.pendingDraw.value = pendingDraw;
  uiState.keepsModeOnRefusal.value = mode !== undefined;
}

/** Opens the panel that corrects one of some entries. */
export function openCorrection(uiState: UiState, entries: readonly { readonly id: string }[]): void {
  cancelAll(uiState);
  uiState.correctable.value = entries.map(({ id }) => id);
  uiState.openPanel.value = 'correction';
}

/** Closes the mode so that a refusal's message is visible, unless `keepsModeOnRefusal`. */
export function closeModeForRefusal(uiState: UiState): void {
  if (!uiState.keepsModeOnRefusal.peek()) uiState.mode.value = NO_MODE;
}
