/** Take and stake again: the same sum in one tap, another one in the tray of the card. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BassetMode } from '../../../../src/games/basset/table/model/basset-modes.ts';
import { takeAndRestake, tapCouch } from '../../../../src/games/basset/table/model/tap-actions.ts';
import { createUiState } from '../../../../src/table-kit/model/ui-state.ts';
import { answering, enqueueEach, winner } from './sample-tables.ts';

const won = winner('Anne', 'K');
const table = answering([{ ...won, answers: { ...won.answers!, restake: { least: 240, most: 9600 } } }]);
const twins = answering([won]);

function actionsAt(current = table) {
  const entered: [string, object][] = [];
  const enqueue = (kind: string, fields: object) => String(entered.push([kind, fields]));
  return { entered, table: () => current, enqueue, enqueueAll: enqueueEach(enqueue) };
}

test('one entry takes the win and stakes again', () => {
  const actions = actionsAt();
  takeAndRestake(actions, { punter: 'Anne', card: 'K' }, 240);
  assert.deepEqual(actions.entered, [['take', { punter: 'Anne', card: 'K', restake: 240, place: 1 }]]);
});

test('a tap on a card that won opens and closes the tray for another sum', () => {
  const uiState = createUiState<BassetMode>();
  assert.equal(tapCouch(actionsAt(), uiState, 'Anne', 'K'), null);
  assert.deepEqual(uiState.mode.value, { kind: 'restake', punter: 'Anne', card: 'K' });
  tapCouch(actionsAt(), uiState, 'Anne', 'K');
  assert.equal(uiState.mode.value.kind, 'none');
});

test('where the rules allow no other stake, a tap on the card leads to its answers', () => {
  const uiState = createUiState<BassetMode>();
  assert.equal(tapCouch(actionsAt(twins), uiState, 'Anne', 'K')?.card, 'K');
  assert.equal(uiState.mode.value.kind, 'none');
});
