/** Runs the next step, for a tap on the main button. */

import { cancelAll, type UiState } from './ui-state.ts';
import type { NextStep } from './next-step.ts';
import { newestPlace } from '../table-queries.ts';
import type { TableActions } from './tap-actions.ts';

/** Runs the next step. If the step is not ready, only "end the deal" reacts: it asks for a second tap. */
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
      return endDeal(actions, uiState, step.ready);
    case 'seat':
      cancelAll(uiState);
      uiState.mode.value = { kind: 'seat', name: '' };
      return;
    default:
  }
}

function setPendingDraw(uiState: UiState, kind: 'fasse' | 'last', isPending: boolean): void {
  cancelAll(uiState);
  uiState.pendingDraw.value = isPending ? kind : null;
}

function endDeal(actions: TableActions, uiState: UiState, ready: boolean): void {
  cancelAll(uiState);
  if (ready) actions.enqueue('end', {});
  else uiState.isEndConfirmed.value = true;
}
