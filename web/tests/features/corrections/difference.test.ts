import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctionText, type CorrectedView } from '../../../src/features/corrections/correction-notice.ts';
import { differenceText, type DryRun } from '../../../src/features/corrections/difference.ts';
import { shownEffect } from '../../../src/features/corrections/recording/shown-effect.ts';
import { POINTS } from '../../../src/i18n/amounts/money.ts';

const TABLE = { game: 'tarot', currency: POINTS };

const change = (before: number, after: number) => ({ before, after });

const party = (name: string, purse: number, atTable = 0, role: 'player' | 'bank' = 'player') => ({
  name,
  role,
  purse: change(0, purse),
  at_table: change(0, atTable),
  held: change(0, purse + atTable),
  net: change(0, purse + atTable),
});

const dryRun = (changed: Partial<DryRun>): DryRun => ({
  dry_run: true,
  version: 5,
  refused: [],
  must_decide: null,
  other_players: [],
  balances: {},
  parties: [],
  counts: [],
  names: [],
  standings: {},
  bank_net: change(0, 0),
  phase: { before: 'drawing', after: 'drawing' },
  waiting_for: { before: [], after: [] },
  winners: { before: [], after: [] },
  ...changed,
});

const text = (changed: Partial<DryRun>): string => differenceText(dryRun(changed), TABLE);

test('the difference names each party with what it has more or less', () => {
  assert.equal(
    text({ parties: [party('anne', -5), party('Bank', 5), party('bank', 5, 0, 'bank')] }),
    'anne 5 less, Bank 5 more, the bank 5 more.',
  );
});

test('a sentence that starts with the bank starts with a capital letter', () => {
  assert.equal(text({ parties: [party('bank', -3, 0, 'bank')] }), 'The bank 3 less.');
});

test('money between a purse and the table is no gain', () => {
  assert.equal(text({ parties: [party('anne', -5, 5)] }), '5 more from anne’s purse on the table.');
  assert.equal(text({ parties: [party('anne', 5, -5)] }), '5 back into anne’s purse.');
});

test('wins that must or need no longer be answered are named once', () => {
  const waiting_for = { before: ['bess'], after: ['anne', 'anne'] };
  assert.equal(text({ waiting_for }), 'anne has to decide, bess has nothing to decide.');
});

test('figures of the game that change have a sentence of their own', () => {
  const scores = { figure: 'scores', before: 9, after: 12 };
  const counts = [
    { ...scores, of: 'anne' },
    { ...scores, of: 'bess', after: 6 },
  ];
  assert.equal(text({ counts }), 'No balance changes. Scores: anne 12 instead of 9, bess 6 instead of 9.');
  const names = [{ figure: 'banker', before: null, after: 'bess' }];
  assert.equal(
    text({ names, parties: [party('anne', -5)] }),
    'anne 5 less. Banker: bess instead of no player.',
  );
  assert.equal(text({ counts: [{ ...scores, of: null }] }), 'No balance changes. Scores: 12 instead of 9.');
});

test('effects that are shown differently differ, also if no balance does', () => {
  const shown = (changed: Partial<DryRun>): string => shownEffect(dryRun(changed)).text;
  const scores = { figure: 'scores', of: 'anne', before: 9, after: 12 };
  const banker = { figure: 'banker', before: 'anne', after: 'bess' };
  const texts = [{}, { counts: [scores] }, { names: [banker] }].map(shown);
  assert.equal(new Set(texts).size, 3);
  // Another entry moved the score before and after it.
  assert.equal(shown({ counts: [{ ...scores, before: 10, after: 13 }] }), texts[1]);
});

test('money that goes back to a bankroll is named as such', () => {
  const closed = { ...party('bess', 0), net: change(20, 25) };
  const bank = { ...party('bank', 0, 0, 'bank'), net: change(0, -5) };
  const rebought = { ...party('anne', 5), net: change(0, 0) };
  const known = new Set(['bess', 'anne', 'bank']);
  const parties = dryRun({ parties: [closed, bank, rebought] });
  assert.equal(
    differenceText(parties, TABLE, known),
    'bess’s bankroll 5 more, the bank’s bankroll 5 less, anne holds 5 more, and anne’s bankroll has 5 less.',
  );
});

test('what a banker has in the bank counts', () => {
  const banker = {
    ...party('anne', 0, 0),
    role: 'banker' as const,
    held: change(100, 55),
    net: change(0, -45),
  };
  assert.equal(text({ parties: [banker, party('bess', 45)] }), 'anne 45 less, bess 45 more.');
});

test('money from outside is no gain: a player who loses and does not cash out holds more', () => {
  const outside = (net: number, held: number, role: 'player' | 'bank' = 'player') => ({
    ...{ ...party('anne', held, 0, role), net: change(0, net) },
  });
  assert.equal(text({ parties: [outside(-5, 15)] }), 'anne’s net 5 less (holds 15 more).');
  assert.equal(text({ parties: [outside(5, 0)] }), 'anne’s net 5 more (holds the same).');
  assert.equal(text({ parties: [outside(0, -20)] }), 'anne holds 20 less (net unchanged).');
  assert.equal(text({ parties: [outside(3, 20, 'bank')] }), 'The bank’s net 3 more (holds 20 more).');
});

test('without a difference the text says so', () => {
  assert.equal(text({}), 'No balance changes.');
});

const view = (version: number, corrected: number | null, purse: number | null, net = 0): CorrectedView => ({
  version,
  corrected,
  currency: POINTS,
  isClosed: false,
  parties: [{ name: 'anne', role: 'player', purse, at_table: 0, net }],
});

test('a view after a correction says what changed since the one before', () => {
  assert.equal(correctionText(view(4, null, 100), view(6, 6, 95, -5)), 'Corrected: anne 5 less.');
  assert.equal(correctionText(view(4, null, null, 10), view(6, 6, null, 12)), 'Corrected: anne 2 more.');
});

test('a view after a correction tells a gain from money that came from outside', () => {
  const cashed = (version: number, purse: number, net: number, cashed_out: number): CorrectedView => ({
    ...{ version, corrected: version, currency: POINTS, isClosed: false },
    parties: [{ name: 'anne', role: 'player', purse, at_table: 0, net, brought_in: 100, cashed_out }],
  });
  const [before, after] = [cashed(4, 80, 0, 20), cashed(6, 95, -5, 0)];
  assert.equal(correctionText(before, after), 'Corrected: anne’s net 5 less (holds 15 more).');
});

test('a payment taken back at a closed table is no correction of play', () => {
  const [open, closed] = [view(6, 6, null, 10), { ...view(4, null, null, 10), isClosed: true }];
  assert.equal(correctionText(closed, { ...open, isClosed: true }), null);
  assert.equal(correctionText(closed, open), 'An entry was corrected.');
});

test('without a newer correction there is no notice', () => {
  assert.equal(correctionText(view(4, 3, 100), view(6, 3, 95)), null);
  assert.equal(correctionText(view(6, null, 100), view(7, null, 95)), null);
});
