/** The UI state of the table page: selections and unfinished actions, before an entry is made. */

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import { isUntouched } from '../offers/opened-draft.ts';
import type { TableGame } from '../table-game.ts';
import type { KitMode, Mode, OwnMode, UiValues } from './modes.ts';
import { playersOf } from '../parties.ts';
import type { ShownCorrection, UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';

export const NO_MODE: KitMode = { kind: 'none' };

export function createUiState<Own extends OwnMode = never>(): UiState<Own> {
  return {
    selectedSeat: signal<string | null>(null),
    selectedCoin: signal<number | null>(null),
    firstCard: signal<string | null>(null),
    pendingDraw: signal<string | null>(null),
    isEndConfirmed: signal(false),
    mode: signal<Mode<Own>>(NO_MODE),
    keepsModeOnRefusal: signal(false),
    hiddenRefusal: signal<string | null>(null),
    undoNotice: signal<object | null>(null),
    correction: signal<ShownCorrection | null>(null),
    isResultShown: signal(false),
    openPanel: signal(null),
    typedText: signal(''),
    isTextEntered: signal(false),
    correctable: signal<readonly string[]>([]),
  };
}

/** Clears the selected player when a round ends. Returns how to stop. */
export function resetSeatAfterRound(
  { selectedSeat }: Pick<UiState, 'selectedSeat'>,
  isRoundRunning: () => boolean,
): () => void {
  let wasRunning = false;
  return effect(() => {
    const isRunning = isRoundRunning();
    if (wasRunning && !isRunning) selectedSeat.value = null;
    wasRunning = isRunning;
  });
}

/**
 * Shows the result of a round when its end is the newest entry, once for each end: not again when an undo makes an earlier
 * end the newest. Returns how to stop.
 */
export function showRoundResult(
  { isResultShown }: Pick<UiState, 'isResultShown'>,
  newest: ReadonlySignal<StandingEntry | null>,
  isRoundEnd: (entered: StandingEntry['entered']) => boolean,
): () => void {
  const shownEnds = new Set<string>();
  return effect(() => {
    const entry = newest.value;
    const isEnd = entry !== null && isRoundEnd(entry.entered);
    if (!isEnd) isResultShown.value = false;
    else if (!shownEnds.has(entry.id)) isResultShown.value = true;
    if (isEnd) shownEnds.add(entry.id);
  });
}

/** Closes the mode when its subject leaves the table. An open mode would hide a refusal. Returns how to stop. */
export function closeStaleMode<View extends TableView, Own extends OwnMode>(
  uiState: UiState<Own>,
  table: () => View | null,
  game: Pick<TableGame<View, Own>, 'isStale'>,
): () => void {
  return effect(() => {
    const current = table();
    const mode = uiState.mode.value;
    if (current && (isStale(current, mode as KitMode) || game.isStale?.(current, mode as Own) === true))
      uiState.mode.value = NO_MODE;
  });
}

/** Drops the first card of a pair when another device has entered that draw. Returns how to stop. */
export function dropStaleFirstCard<View extends TableView, Own extends OwnMode>(
  { firstCard }: Pick<UiState<Own>, 'firstCard'>,
  table: () => View | null,
  { drawOf }: Pick<TableGame<View, Own>, 'drawOf'>,
): () => void {
  let begun: string | undefined;
  return effect(() => {
    const current = table();
    if (!current) return;
    const draw = drawOf?.(current);
    if (firstCard.value === null) begun = draw;
    else if (draw !== begun) firstCard.value = null;
  });
}

const isStale = (table: TableView, mode: KitMode): boolean =>
  mode.kind === 'player' && !playersOf(table).includes(mode.player);

export const END_CONFIRMED_MS = 3000;

/** Returns whether a tap is the second of the two that an action takes. The first one asks for it. */
export function isSecondTap({ isEndConfirmed }: Pick<UiState, 'isEndConfirmed'>): boolean {
  const isSecond = isEndConfirmed.peek();
  isEndConfirmed.value = !isSecond;
  return isSecond;
}

/** Stops the confirmation of an end after some seconds. Returns how to stop. */
export function expireEndConfirmation({ isEndConfirmed }: Pick<UiState, 'isEndConfirmed'>): () => void {
  return effect(() => {
    if (!isEndConfirmed.value) return;
    const timer = setTimeout(() => {
      isEndConfirmed.value = false;
    }, END_CONFIRMED_MS);
    return () => clearTimeout(timer);
  });
}

/** Whether a tap has opened a tray, or begun a value in it. An offer that opens by itself is the page at rest. */
export const isTrayOpen = <Own extends OwnMode>(mode: Mode<Own>): boolean => {
  const known = mode as KitMode;
  return known.kind !== 'none' && !(known.kind === 'offer' && isUntouched(known));
};

/** Cancels every unfinished action. The coin and the player stay selected. */
export function cancelAll<Own extends OwnMode>(uiState: UiState<Own>): void {
  uiState.firstCard.value = null;
  cancelMode(uiState);
}

/** Cancels unfinished actions except the first card of a pair, which other actions must not take back. */
export function cancelMode<Own extends OwnMode>(uiState: UiState<Own>): void {
  uiState.pendingDraw.value = null;
  uiState.isEndConfirmed.value = false;
  uiState.mode.value = NO_MODE;
  uiState.keepsModeOnRefusal.value = false;
}

/** Sets the state with which the dealer fixes a refusal. */
export function beginFix<Own extends OwnMode>(
  uiState: UiState<Own>,
  { mode, selectedCoin, firstCard, pendingDraw }: Partial<UiValues<Own>>,
): void {
  cancelAll(uiState);
  if (mode) uiState.mode.value = mode;
  if (selectedCoin) uiState.selectedCoin.value = selectedCoin;
  if (firstCard) uiState.firstCard.value = firstCard;
  if (pendingDraw) uiState.pendingDraw.value = pendingDraw;
  uiState.keepsModeOnRefusal.value = mode !== undefined;
}

/** Opens the panel that corrects one of some entries. */
export function openCorrection<Own extends OwnMode>(
  uiState: UiState<Own>,
  entries: readonly { readonly id: string }[],
): void {
  cancelAll(uiState);
  uiState.correctable.value = entries.map(({ id }) => id);
  uiState.openPanel.value = 'correction';
}

/** Opens or closes the tray of a player. */
export function toggleTray<Own extends OwnMode>(uiState: UiState<Own>, player: string): void {
  const mode = uiState.mode.value as KitMode;
  const isSame = mode.kind === 'player' && mode.player === player;
  cancelMode(uiState);
  uiState.selectedSeat.value = player;
  if (!isSame) uiState.mode.value = { kind: 'player', player, task: null };
}

/** Closes the mode so that a refusal's message is visible, unless `keepsModeOnRefusal`. */
export function closeModeForRefusal<Own extends OwnMode>(uiState: UiState<Own>): void {
  if (!uiState.keepsModeOnRefusal.peek()) uiState.mode.value = NO_MODE;
}
