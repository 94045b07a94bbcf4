import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differingPlayers, preview, tablePreview } from '../../../src/games/lansquenet/preview.ts';
import type { Table } from '../../../src/games/lansquenet/view.ts';
import { covered, player, table } from './sample-table.ts';

const after = (view: Table, kind: string, fields: Record<string, unknown> = {}): Table =>
  preview(view, { key: 'k', kind, ...fields });
const purse = (view: Table, name: string) => view.players.find((one) => one.name === name)?.purse;

test('a wager goes from the purse of the banker, and replaces the one before', () => {
  const first = after(table(), 'wager', { amount: 192 });
  assert.deepEqual([first.phase, first.wager, first.left, purse(first, 'Anne')], ['covering', 192, 192, 808]);
  const second = after(first, 'wager', { amount: 100 });
  assert.deepEqual([second.wager, second.left, purse(second, 'Anne')], [100, 100, 900]);
});

test('covers add up, and are taken back whole', () => {
  const more = after(covered(), 'cover', { punter: 'Bess', amount: 8 });
  assert.deepEqual([more.covers[0], more.left], [{ punter: 'Bess', amount: 80 }, 64]);
  const rest = after(covered(), 'cover', { punter: 'Dora', all: true });
  assert.deepEqual(
    [rest.covers[2], rest.left, purse(rest, 'Dora')],
    [{ punter: 'Dora', amount: 72 }, 0, 928],
  );
  const back = after(covered(), 'withdraw', { punter: 'Bess' });
  assert.deepEqual([back.covers.length, back.left, purse(back, 'Bess')], [1, 144, 1072]);
});

test('a hand waits for its settlement', () => {
  const byOutcome = after(covered(), 'match', { outcome: 'right', place: 0 });
  assert.deepEqual([byOutcome.dealt?.outcome, byOutcome.hand, byOutcome.owes_settlement], ['right', 1, true]);
  assert.equal(after(covered(), 'cards', { cards: ['h', 'd', 'h'], place: 0 }).dealt?.outcome, 'left');
  assert.equal(after(covered(), 'cards', { cards: ['h', 'd'], place: 0 }).dealt, null);
});

test('an estimate has no offers, because nothing is known of the rules', () => {
  const offered = { ...table(), offers: [] };
  assert.equal(after(offered, 'pass').offers, undefined);
});

test('a row differs if the purse, the cover or the bank differs', () => {
  assert.deepEqual(differingPlayers(covered(), covered()), []);
  assert.deepEqual(differingPlayers(covered(), covered({ covers: [] })), ['Bess', 'Carl']);
  assert.deepEqual(differingPlayers(table(), table({ banker: 'Bess' })), ['Anne', 'Bess']);
  assert.deepEqual(differingPlayers(table(), table({ players: [player('Anne')] })), ['Bess', 'Carl', 'Dora']);
});

test('hands are draws, and a hand is in progress once a wager is up', () => {
  assert.deepEqual(['match', 'cards', 'cover'].map(tablePreview.isDraw), [true, true, false]);
  assert.deepEqual([table(), covered()].map(tablePreview.isDealing), [false, true]);
  assert.equal(tablePreview.drawId(covered({ hand: 7 })), '7');
});

test('while a hand waits for its settlement, later entries change no sums', () => {
  const hand = after(covered(), 'match', { outcome: 'right', place: 0 });
  const next = after(after(hand, 'wager', { amount: 240 }), 'cover', { punter: 'Bess', amount: 72 });
  const second = after(next, 'match', { outcome: 'left', place: 1 });
  assert.deepEqual([second.wager, second.left, second.covers], [hand.wager, hand.left, hand.covers]);
  assert.deepEqual([purse(second, 'Bess'), second.dealt], [purse(hand, 'Bess'), hand.dealt]);
});
