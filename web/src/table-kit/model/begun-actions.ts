/** What the dealer has begun: a reload of the page keeps it, as do the browser's buttons, while the table is the same. */

import { effect } from '@preact/signals';
import { keepInput, keptInput } from '../../platform/kept-input.ts';
import type { OwnMode, UiValues } from './modes.ts';
import type { UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { beginFix, isTrayOpen } from './ui-state.ts';

const KEPT = 'begun';

interface BegunActions<Own extends OwnMode> extends Partial<UiValues<Own>> {
  readonly version: number;
}

/** Restores what was begun, and keeps what is begun from then on. Returns how to stop. */
export function keepBegunActions<Own extends OwnMode>(
  uiState: UiState<Own>,
  table: () => TableView | null,
): () => void {
  let isRestored = false;
  return effect(() => {
    const version = table()?.version;
    const { selectedSeat, firstCard, pendingDraw, mode } = uiState;
    const isBegun = firstCard.value !== null || pendingDraw.value !== null || isTrayOpen(mode.value);
    const begun = {
      version,
      selectedSeat: selectedSeat.value,
      firstCard: firstCard.value,
      pendingDraw: pendingDraw.value,
      mode: mode.value,
    };
    if (version === undefined) return;
    if (isRestored) return keepInput(KEPT, isBegun ? begun : null);
    isRestored = true;
    // The other effects of the page see the table first, and what is begun later.
    queueMicrotask(() => restore(uiState, version));
  });
}

function restore<Own extends OwnMode>(uiState: UiState<Own>, version: number): void {
  const kept = keptInput(KEPT) as BegunActions<Own> | null;
  if (kept?.version !== version || uiState.firstCard.peek() !== null) return;
  beginFix(uiState, kept);
  uiState.keepsModeOnRefusal.value = false;
  uiState.selectedSeat.value = kept.selectedSeat ?? null;
}
