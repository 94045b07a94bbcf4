import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestWin, largestParoli, type Report } from '../../../../src/games/basset/history/best-of-session.ts';

type Posting = Report['journal'][number];

const posting = (version: number, to: string, amount: number, more: Partial<Posting> = {}): Posting => ({
  ...{
    version,
    to,
    amount,
    line: 1,
    at: '',
    from: 'bank',
    event: 'basset.win_taken',
    reverses: null,
    recorded_at: '',
  },
  ...more,
});

test('the best win is the largest payment of the bank that was not taken back', () => {
  const journal = [
    posting(1, 'punter:Anne:purse', 500, { from: 'world', event: 'basset.punter_seated' }),
    posting(4, 'punter:Anne:purse', 20),
    posting(5, 'punter:Bess:purse', 90),
    posting(6, 'bank', 90, { from: 'punter:Bess:purse', reverses: { version: 5, line: 1 } }),
    posting(7, 'punter:Lady: Reveller:purse', 30, { event: 'basset.draw_settled' }),
    posting(8, 'punter:Anne:purse', 400, { event: 'basset.ruling_made' }),
  ];
  assert.deepEqual(bestWin({ journal }), { player: 'Lady: Reveller', amount: 30 });
  assert.equal(bestWin({ journal: journal.slice(0, 1) }), null);
});

test('the largest paroli is the first of the report', () => {
  const columns = {
    player: 'name',
    card: 'card',
    corners: 'number',
    stake: 'amount',
    win: 'amount',
  } as const;
  const rows = [
    ['Anne', 'K', 2, 10, 150],
    ['Bess', '3', 1, 10, 70],
  ];
  const tables: Report['tables'] = [{ name: 'parolis', columns, rows }];
  assert.deepEqual(largestParoli({ tables }), { player: 'Anne', card: 'K', corners: 2, amount: 150 });
  assert.equal(largestParoli({ tables: [{ name: 'parolis', columns, rows: [] }] }), null);
});
