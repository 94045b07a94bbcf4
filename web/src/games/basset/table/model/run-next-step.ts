/** Runs the next step, for a tap on the main button. */

import { cancelAll } from '../../../../table-kit/model/ui-state.ts';
import { uiValues } from '../../../../table-kit/model/table-context.ts';
import type { TableActions, UiState } from './basset-page.ts';
import { BOUNCE_MS } from '../../../../ui/buttons/tap-guard.ts';
import { nextStep, type NextStep } from './next-step.ts';
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
    default:
  }
}

function setPendingDraw(uiState: UiState, kind: 'fasse' | 'last', isPending: boolean): void {
  cancelAll(uiState);
  uiState.pendingDraw.value = isPending ? kind : null;
}

/** Ends a deal with cards left, at the second call; the first one asks for it. */
export function endEarly(actions: TableActions, uiState: UiState): void {
  const isConfirmed = uiState.isEndConfirmed.value;
  const table = actions.table();
  // While a draw is settled the deal cannot end; the tray stays open meanwhile.
  if (!table || !canEndEarly(table)) return;
  cancelAll(uiState);
  if (isConfirmed) actions.enqueue('end', {});
  else askToEnd(uiState, true);
}

/** Opens or closes the tray that ends a deal with cards left. */
export function toggleEndTray(uiState: UiState): void {
  const isOpen = uiState.mode.value.kind === 'end';
  cancelAll(uiState);
  if (!isOpen) askToEnd(uiState, false);
}

/** When a key last ended a deal: until the end is computed, a bouncing key would end it again. */
const lastEnds = new WeakMap<UiState, number>();

function endOnce(actions: TableActions, uiState: UiState, step: NextStep): void {
  const now = performance.now();
  if (now - (lastEnds.get(uiState) ?? -Infinity) < BOUNCE_MS) return;
  lastEnds.set(uiState, now);
  runNextStep(actions, uiState, step);
}

/** Ends the deal; with cards left, the first call opens the tray, and the next two end it. */
export function pressEnd(actions: TableActions, uiState: UiState): void {
  const table = actions.table();
  if (!table) return;
  const step = actions.isWaitingForEngine?.() ? null : nextStep(table, uiValues(uiState));
  if (step?.kind === 'end') endOnce(actions, uiState, step);
  else if (uiState.mode.value.kind === 'end') endEarly(actions, uiState);
  else if (canEndEarly(table)) toggleEndTray(uiState);
}

function askToEnd(uiState: UiState, isConfirmed: boolean): void {
  uiState.mode.value = { kind: 'end' };
  uiState.isEndConfirmed.value = isConfirmed;
}
