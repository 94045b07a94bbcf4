/** What a tap on the main button does. */

import { letGo, type UiState } from './ui-state.ts';
import type { NextStep } from './next-step.ts';
import { toNewest } from '../table-queries.ts';
import type { TableActions } from './tap-actions.ts';

/** Takes the one next step; of one that is not ready only "end the deal" hears a tap: it asks once more. */
export function runNextStep(desk: TableActions, hand: UiState, main: NextStep): void {
  switch (main.kind) {
    case 'fasse':
    case 'last':
      return turnNext(hand, main.kind, !main.turning);
    case 'take_all':
      letGo(hand);
      desk.enter('take', { all: true, ...toNewest(desk.table()) });
      return;
    case 'not_this':
      return letGo(hand);
    case 'end':
      return end(desk, hand, main.ready);
    case 'seat':
      letGo(hand);
      hand.grip.value = { kind: 'seat', name: '' };
      return;
    default:
  }
}

function turnNext(hand: UiState, kind: 'fasse' | 'last', turning: boolean): void {
  letGo(hand);
  hand.turning.value = turning ? kind : null;
}

function end(desk: TableActions, hand: UiState, ready: boolean): void {
  letGo(hand);
  if (ready) desk.enter('end', {});
  else hand.ending.value = true;
}
