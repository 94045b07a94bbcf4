/** What the dealer has begun: a reload of the page keeps it, as do the browser's buttons, while the table is the same. */

import { effect } from '@preact/signals';
import { keepInput, keptInput } from '../../platform/kept-input.ts';
import type { KitMode, OwnMode, UiValues } from './modes.ts';
import type { TablePageModel } from './table-context.ts';
import type { UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { beginFix, isTrayOpen } from './ui-state.ts';

const KEPT = 'begun';
/** Increase it when a mode changes its shape: an older page may have kept the old one. */
const SHAPE = 1;

interface BegunActions<Own extends OwnMode> extends Partial<UiValues<Own>> {
  readonly shape: number;
  /** The version of the server's view, and the keys of the entries that it lacked. */
  readonly version: number;
  readonly unsent: string;
  readonly keepsModeOnRefusal: boolean;
}

/** Restores what was begun, and keeps what is begun from then on. Returns how to stop. */
export function keepBegunActions<View extends TableView, Own extends OwnMode>({
  uiState,
  outbox,
}: TablePageModel<View, Own>): () => void {
  let isSettled = false;
  return effect(() => {
    const view = outbox.serverView.value;
    const unsent = outbox.entries.value.map(({ entry }) => entry.key).join(' ');
    const begun = begunActions(uiState);
    if (!view) return;
    const kept = isSettled ? null : (keptInput(KEPT) as BegunActions<Own> | null);
    const isSame = kept?.shape === SHAPE && kept.version === view.version && kept.unsent === unsent;
    // Until the stored entries are loaded, the view may be older.
    if (kept && !begun && !isSame && kept.version >= view.version) return;
    isSettled = true;
    // The other effects of the page see the table first, and what is begun later.
    if (kept && !begun && isSame) return queueMicrotask(() => restore(uiState, kept));
    keepInput(KEPT, begun && { ...begun, shape: SHAPE, version: view.version, unsent });
  });
}

/** Returns what is begun; null for nothing. The form that adds a player keeps what is typed in it to itself. */
function begunActions<Own extends OwnMode>(uiState: UiState<Own>) {
  const mode = uiState.mode.value;
  const begun = {
    selectedSeat: uiState.selectedSeat.value,
    selectedCoin: uiState.selectedCoin.value,
    firstCard: uiState.firstCard.value,
    pendingDraw: uiState.pendingDraw.value,
    keepsModeOnRefusal: uiState.keepsModeOnRefusal.value,
    mode,
  };
  const isOpen = isTrayOpen(mode) && (mode as KitMode).kind !== 'seat';
  return begun.firstCard !== null || begun.pendingDraw !== null || isOpen ? begun : null;
}

function restore<Own extends OwnMode>(uiState: UiState<Own>, kept: BegunActions<Own>): void {
  if (begunActions(uiState)) return;
  beginFix(uiState, kept);
  uiState.keepsModeOnRefusal.value = kept.keepsModeOnRefusal;
  uiState.selectedSeat.value = kept.selectedSeat ?? null;
}
