/** Runs the next step, for a tap on the main button. */

import { cancelAll, type UiState } from './ui-state.ts';
import type { NextStep } from './next-step.ts';
import { newestPlace } from '../table-queries.ts';
import type { TableActions } from './tap-actions.ts';

/** Runs the next step. If the step is not ready, only "end the deal" reacts: it asks for a second tap. */
export function runNextStep(actions: TableActions, uiState: UiState, main: NextStep): void {
  switch (main.kind) {
    case 'fasse':
    case 'last':
      return turnNext(uiState, main.kind, !main.turning);
    case 'take_all':
      cancelAll(uiState);
      actions.enqueue('take', { all: true, ...newestPlace(actions.table()) });
      return;
    case 'cancel_card':
      return cancelAll(uiState);
    case 'end':
      return end(actions, uiState, main.ready);
    case 'seat':
      cancelAll(uiState);
      uiState.mode.value = { kind: 'seat', name: '' };
      return;
    default:
  }
}

function turnNext(uiState: UiState, kind: 'fasse' | 'last', turning: boolean): void {
  cancelAll(uiState);
  uiState.pendingDraw.value = turning ? kind : null;
}

function end(actions: TableActions, uiState: UiState, ready: boolean): void {
  cancelAll(uiState);
  if (ready) actions.enqueue('end', {});
  else uiState.isEndConfirmed.value = true;
}
