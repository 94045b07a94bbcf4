import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preview, tablePreview } from '../../../src/games/baccarat/preview.ts';
import type { Table } from '../../../src/games/baccarat/view.ts';
import { banked, player, stake, staked, table } from './sample-table.ts';

const after = (view: Table, kind: string, fields: Record<string, unknown> = {}): Table =>
  preview(view, { key: 'k', kind, ...fields });
const purse = (view: Table, name: string) => view.players.find((one) => one.name === name)?.purse;

test('a bank goes from the purse of its banker, and the stakes against another go home', () => {
  const first = after(table(), 'bank', { punter: 'Anne', amount: 40 });
  assert.deepEqual(
    [first.phase, first.banker, first.bank, purse(first, 'Anne')],
    ['staking', 'Anne', 40, 160],
  );
  const open = table({ stakes: [stake('Bess', 8)], staked: 8, passed_sum: 20 });
  assert.equal(after(open, 'bank', { punter: 'Carl', amount: 30 }).staked, 0);
  assert.equal(after(open, 'bank', { punter: 'Carl', amount: 20 }).staked, 8);
});

test('stakes add up, are covered in order, and are taken back whole', () => {
  const more = after(staked(), 'stake', { punter: 'Carl', amount: 10 });
  assert.deepEqual(
    [more.staked, more.excess, more.stakes.map(({ covered }) => covered), purse(more, 'Carl')],
    [24, 4, [8, 12], 190],
  );
  const back = after(staked(), 'withdraw', { punter: 'Bess' });
  assert.deepEqual([back.staked, back.stakes.length, purse(back, 'Bess')], [6, 1, 208]);
  const again = banked({ players: [player('Anne'), player('Bess', { last_stake: 5 })] });
  assert.equal(after(again, 'again').staked, 5);
});

test('a banco takes the whole bank, and the other stakes go home', () => {
  const banco = after(staked(), 'banco', { punter: 'Dora', how: 'cheval' });
  assert.deepEqual([banco.staked, banco.stakes.map(({ punter }) => punter)], [20, ['Dora']]);
  assert.deepEqual(banco.bancos[0], { punter: 'Dora', hand: 'right', is_cheval: true, won: false });
});

test('the banker accepts the excess, or adds to the bank', () => {
  const excess = staked({ staked: 26, excess: 6, stakes: [stake('Bess', 26)] });
  const accepted = after(excess, 'accept');
  assert.deepEqual([accepted.bank, accepted.excess, purse(accepted, 'Anne')], [26, 0, 194]);
  assert.equal(accepted.is_unlimited, false);
  assert.equal(after(banked({ bank: 0, is_broken: true }), 'fund', { amount: 9 }).is_broken, false);
});

test('a hand waits for its settlement', () => {
  const dealt = after(staked(), 'hand', { right: 'bank', place: 0 }).dealt;
  assert.deepEqual([dealt?.right, dealt?.left], ['bank', 'none']);
  const byCards = after(staked(), 'cards', { bank: ['9', 'J'], right: ['K', '4'], place: 0 });
  assert.deepEqual([byCards.dealt?.right, byCards.hand, byCards.owes_settlement], ['bank', 1, true]);
});

test('an estimate has no offers, because nothing is known of the rules', () => {
  assert.equal(after({ ...table(), offers: [] }, 'pass').offers, undefined);
});

test('hands are draws, and a hand is in progress once there is a bank', () => {
  assert.deepEqual(['hand', 'cards', 'stake'].map(tablePreview.isDraw!), [true, true, false]);
  assert.deepEqual([table(), banked()].map(tablePreview.isDealing!), [false, true]);
  assert.equal(tablePreview.drawId?.(staked({ hand: 7 })), '7');
});
