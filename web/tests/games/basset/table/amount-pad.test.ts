import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BassetMode } from '../../../../src/games/basset/table/model/basset-modes.ts';
import { currencyOf } from '../../../../src/i18n/amounts/currency.ts';
import { amountIn } from '../../../../src/i18n/amounts/money.ts';
import { amountFault } from '../../../../src/table-kit/panels/amount-fault.ts';
import { unitsOf, withKey, withoutLast } from '../../../../src/table-kit/money/unit-keys.ts';
import { bassetLogic } from '../../../../src/games/basset/table/game-logic.ts';
import { closePadWithTray } from '../../../../src/table-kit/panels/close-amount-pad.ts';
import { createUiState } from '../../../../src/table-kit/model/ui-state.ts';
import { staking } from './sample-tables.ts';

const LSD = currencyOf('lsd');

test('the keys of a currency are its signs', () => {
  assert.deepEqual(unitsOf(LSD), ['£', 's', 'd']);
  assert.deepEqual(unitsOf(currencyOf('points')), []);
});

test('the keys write a sum that can be read', () => {
  for (const [keys, pence] of [
    ['3£5s6d', 3 * 240 + 66],
    ['£3', 3 * 240],
    ['12£', 12 * 240],
    ['5s', 60],
  ] as const) {
    const typed = [...keys].reduce(withKey, '');
    assert.equal(amountIn(typed, LSD), pence * 4, typed);
    assert.equal(amountFault(typed, LSD), null);
  }
  assert.equal(withoutLast('£3 '), '£');
});

test('the pad says what is wrong with a sum', () => {
  const faults = {
    '3l5s6d5': 'The 5 at the end has no unit: £, s, d?',
    '5s3l': 'Each unit only once, in this order: £, s, d.',
    '5s6s': 'Each unit only once, in this order: £, s, d.',
    '3x': '“x” is not a unit here. Use £, s, d.',
    s: 'Type a number for s.',
    '2.5': 'Enter whole numbers, without decimals.',
    '-2': 'An amount cannot be below zero.',
    '£35s': 'Type the sum like £3\u00a05s\u00a06d.',
  };
  for (const [typed, fault] of Object.entries(faults)) assert.equal(amountFault(typed, LSD), fault);
  assert.equal(amountFault('', LSD), null);
  const livres = currencyOf('livre');
  assert.equal(amountFault('3 écus 2', livres), 'The 2 at the end has no unit: louis, écu, lt, s, d?');
  assert.equal(amountFault('3 liards', livres), '“liards” is not a unit here. Use louis, écu, lt, s, d.');
  assert.equal(amountFault('1x', currencyOf('points')), 'Type the sum like 20.');
});

test('the pad closes when its tray is for something else, but not when the sum changes', () => {
  const uiState = createUiState<BassetMode>();
  const stop = closePadWithTray(uiState, () => staking(), bassetLogic);
  uiState.mode.value = { kind: 'player', player: 'Anne', task: 'buyin' };
  uiState.openPanel.value = 'amount';
  uiState.mode.value = { kind: 'player', player: 'Anne', task: 'buyin', sum: 48 };
  assert.equal(uiState.openPanel.value, 'amount');
  uiState.mode.value = { kind: 'player', player: 'Bess', task: 'buyin' };
  assert.equal(uiState.openPanel.value, null);
  uiState.mode.value = { kind: 'none' };
  uiState.openPanel.value = 'amount';
  uiState.selectedSeat.value = 'Bess';
  assert.equal(uiState.openPanel.value, null);
  stop();
});
