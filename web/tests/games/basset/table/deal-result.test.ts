import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { BassetMode } from '../../../../src/games/basset/table/model/basset-modes.ts';
import { dealResult, resultText } from '../../../../src/games/basset/table/panels/deal-result.ts';
import { createUiState, showRoundResult } from '../../../../src/table-kit/model/ui-state.ts';
import type { StandingEntry } from '../../../../src/outbox/undo/standing-entries.ts';
import { drawing, holding, promptText, punter, stake, staking } from './sample-tables.ts';

/** A table after its third deal; each player has a net at the end of each deal. */
type Line = readonly [name: string, nets: readonly number[]];

const ended = (...lines: readonly Line[]) =>
  staking({ deal: 4, punters: lines.map(([name, line]) => punter(name, { line: [...line] })) });

const text = (...lines: readonly Line[]): string => resultText(ended(...lines)).replaceAll('\u00a0', ' ');

test('the result is of the last deal only: the bank has what the players lost', () => {
  const table = ended(['Anne', [0, 960, 480]], ['Bess', [-48, 0, 960]], ['Carl', []]);
  assert.deepEqual(dealResult(table), {
    deal: 3,
    bank: -480,
    most: { names: ['Bess'], amount: 960 },
    least: { names: ['Anne'], amount: -480 },
  });
});

test('the result names the bank, who won most and who lost most', () => {
  assert.equal(
    text(['Anne', [960]], ['Bess', [-480]], ['Carl', [-1440]]),
    'Deal 3: the bank wins £1. Won most: Anne +£1. Lost most: Carl −£1 10s.',
  );
  assert.equal(text(['Anne', [0]], ['Bess', [0]]), 'Deal 3: the bank neither wins nor loses.');
});

test('players with the same sum share it', () => {
  assert.equal(
    text(['Anne', [48]], ['Bess', [48]], ['Carl', [0]]),
    'Deal 3: the bank loses 2s. Won most: Anne and Bess +1s.',
  );
  assert.match(text(['Anne', [-48]], ['Bess', [-48]], ['Carl', [-48]]), /Lost most: Three players −1s\.$/);
});

test('before the first deal has ended, and during a deal, there is no result', () => {
  assert.equal(dealResult(staking()), null);
  assert.equal(dealResult(drawing({ deal: 2 })), null);
});

test('the prompt says that the deal is over, and how many parolis stay', () => {
  const shown = holding({ isResultShown: true });
  assert.equal(promptText(ended(['Anne', [48]]), shown), 'Deal over. Couches go home.');
  const carried = { ...ended(['Anne', [48]]), stakes: [stake('Anne', 'K', { carried: true })] };
  assert.equal(promptText(carried, shown), 'The deal is over. One paroli stays for the next deal.');
  assert.match(promptText(ended(['Anne', [48]]), holding()), /^Anne stakes/);
});

const entry = (id: string, kind: string): StandingEntry => ({ id, entered: { kind }, version: 1, tap: id });

test('the result is shown when the newest entry ends the deal, until the next entry or a tap', () => {
  const uiState = createUiState<BassetMode>();
  const newest = signal<StandingEntry | null>(entry('a', 'pair'));
  const stop = showRoundResult(uiState, newest, ({ kind }) => kind === 'end');
  assert.equal(uiState.isResultShown.value, false);
  newest.value = entry('b', 'end');
  assert.equal(uiState.isResultShown.value, true);
  newest.value = entry('c', 'stake');
  assert.equal(uiState.isResultShown.value, false);
  newest.value = entry('d', 'end');
  uiState.isResultShown.value = false; // a tap
  newest.value = { ...entry('d', 'end'), version: 9 };
  assert.equal(uiState.isResultShown.value, false);
  stop();
});
