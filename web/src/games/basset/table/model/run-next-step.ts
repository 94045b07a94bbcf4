/** Runs the next step, for a tap on the main button. */

import { cancelAll, toggleTray } from '../../../../table-kit/model/ui-state.ts';
import type { TableActions, UiState } from './basset-page.ts';
import type { NextStep } from './next-step.ts';
import { canEndEarly, newestPlace } from '../../table-queries.ts';

/** Runs the next step. A step that is not ready does nothing. */
export function runNextStep(actions: TableActions, uiState: UiState, step: NextStep): void {
  switch (step.kind) {
    case 'fasse':
    case 'last':
      return setPendingDraw(uiState, step.kind, !step.turning);
    case 'take_all':
      cancelAll(uiState);
      actions.enqueue('take', { all: true, ...newestPlace(actions.table()) });
      return;
    case 'cancel_card':
      return cancelAll(uiState);
    case 'end':
      cancelAll(uiState);
      actions.enqueue('end', {});
      return;
    case 'needs_cards':
      if (step.ready) toggleTray(uiState, step.punter.name);
      return;
    default:
  }
}

function setPendingDraw(uiState: UiState, kind: 'fasse' | 'last', isPending: boolean): void {
  cancelAll(uiState);
  uiState.pendingDraw.value = isPending ? kind : null;
}

/** Ends a deal with cards left. */
export function endEarly(actions: TableActions, uiState: UiState): void {
  const table = actions.table();
  // While a draw is settled the deal cannot end; the tray stays open meanwhile.
  if (!table || !canEndEarly(table)) return;
  cancelAll(uiState);
  actions.enqueue('end', {});
}

/** Opens or closes the tray that ends a deal with cards left. */
export function toggleEndTray(uiState: UiState): void {
  const isOpen = uiState.mode.value.kind === 'end';
  cancelAll(uiState);
  if (!isOpen) uiState.mode.value = { kind: 'end' };
}
