/** What the dealer holds and has begun: nothing of it is in the books yet. */

import { effect, signal, type Signal } from '@preact/signals';
import { findPunter, findStake } from '../table-queries.ts';
import type { Phase, Rank, Table } from '../view.ts';

/** What the tray is open for; one thing at a time. */
export type Mode =
  | { kind: 'rest' }
  | {
      kind: 'card';
      punter: string;
      card: string;
      outcome: 'win' | 'lose';
      backer: string | null;
      others: boolean;
    }
  | { kind: 'punter'; punter: string; task: Task | null }
  | { kind: 'place'; punter: string; rank: Rank | null }
  | { kind: 'again'; punter: string; card: string }
  | { kind: 'suits'; rank: Rank }
  | { kind: 'seat'; name: string }
  | { kind: 'fund' };

export type Task = 'buyin' | 'cashout' | 'book';

/** What lies over the page: none of it stops an entry from being sent. */
export type Panel = 'outbox' | 'shortcuts' | 'amount' | 'line' | null;

export interface UiState {
  /** The punter chosen; null: the first who may still lay. */
  readonly selectedSeat: Signal<string | null>;
  /** The coin that the next tap lays. */
  readonly selectedCoin: Signal<number | null>;
  /** The first card of the pair that is being turned, with its suit where called ("K", "Kh"). */
  readonly firstCard: Signal<string | null>;
  /** The main button said that the next key is this draw. */
  readonly pendingDraw: Signal<'fasse' | 'last' | null>;
  /** The main button was pressed once for what ends a deal that has cards left. */
  readonly isEndConfirmed: Signal<boolean>;
  readonly mode: Signal<Mode>;
  /** The grip mends what was refused, or a name is half written in it: the next refusal lets it be. */
  readonly keepsModeOnRefusal: Signal<boolean>;
  /** The refusal whose slip was put aside for what stands in its place. */
  readonly hiddenRefusal: Signal<string | null>;
  /** The newest entry was to be taken back and was sent just then. */
  readonly isUndoTooLate: Signal<boolean>;
  readonly openPanel: Signal<Panel>;
}

export const REST: Mode = { kind: 'rest' };

export function createUiState(): UiState {
  return {
    selectedSeat: signal(null),
    selectedCoin: signal(null),
    firstCard: signal(null),
    pendingDraw: signal(null),
    isEndConfirmed: signal(false),
    mode: signal(REST),
    keepsModeOnRefusal: signal(false),
    hiddenRefusal: signal(null),
    isUndoTooLate: signal(false),
    openPanel: signal(null),
  };
}

/** The same without signals, for what is computed from it. */
export interface UiValues {
  selectedSeat: string | null;
  selectedCoin: number | null;
  firstCard: string | null;
  pendingDraw: 'fasse' | 'last' | null;
  isEndConfirmed: boolean;
  mode: Mode;
}

/** Reads every signal: what calls it within a render follows them. */
export function uiValues(uiState: UiState): UiValues {
  return {
    selectedSeat: uiState.selectedSeat.value,
    selectedCoin: uiState.selectedCoin.value,
    firstCard: uiState.firstCard.value,
    pendingDraw: uiState.pendingDraw.value,
    isEndConfirmed: uiState.isEndConfirmed.value,
    mode: uiState.mode.value,
  };
}

/** When a deal is over, who lays is chosen anew from the first seat on. Returns how to stop. */
export function resetSeatAfterDeal(uiState: UiState, phase: () => Phase | undefined): () => void {
  let before: Phase | undefined;
  return effect(() => {
    const now = phase();
    if (before === 'drawing' && now === 'staking') uiState.selectedSeat.value = null;
    before = now;
  });
}

/**
 * What lies on the table no more is let go: nothing may be done with it, and what is open for it hides a refusal.
 * Returns how to stop.
 */
export function closeStaleMode(uiState: UiState, table: () => Table | null): () => void {
  return effect(() => {
    const current = table();
    if (current && isStale(current, uiState.mode.value)) uiState.mode.value = REST;
  });
}

function isStale(table: Table, mode: Mode): boolean {
  switch (mode.kind) {
    case 'card':
      return findStake(table, mode.punter, mode.card) === null;
    case 'again':
      return !findStake(table, mode.punter, mode.card)?.answers?.restake;
    case 'punter':
    case 'place':
      return findPunter(table, mode.punter) === null;
    default:
      return false;
  }
}

/** Lays down whatever was begun; the coin stays in hand, the punter chosen. */
export function cancelAll(uiState: UiState): void {
  uiState.firstCard.value = null;
  cancelMode(uiState);
}

/** The same but for a first card that is turned: of what is done between the two of a pair none takes it back. */
export function cancelMode(uiState: UiState): void {
  uiState.pendingDraw.value = null;
  uiState.isEndConfirmed.value = false;
  uiState.mode.value = REST;
  uiState.keepsModeOnRefusal.value = false;
  uiState.isUndoTooLate.value = false;
}

/** Takes in hand what mends a refusal. */
export function beginFix(
  uiState: UiState,
  { mode, selectedCoin: coin, firstCard: first, pendingDraw: turning }: Partial<UiValues>,
): void {
  cancelAll(uiState);
  if (mode) uiState.mode.value = mode;
  if (coin) uiState.selectedCoin.value = coin;
  if (first) uiState.firstCard.value = first;
  if (turning) uiState.pendingDraw.value = turning;
  uiState.keepsModeOnRefusal.value = mode !== undefined;
}

/** Puts away what a refusal finds open, for its slip: unless that mends another, or is half written. */
export function closeModeForRefusal(uiState: UiState): void {
  if (!uiState.keepsModeOnRefusal.peek()) uiState.mode.value = REST;
}
