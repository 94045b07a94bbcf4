import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  withNextPage,
  newestOf,
  pageOf,
  type RequestPage,
  type Row,
  type TableList,
} from '../../src/pages/home/table-list.ts';

const row = (id: string, opened_at: string, phase = 'staking'): Row => ({
  ...{ id, opened_at, phase, name: id, game: 'basset', currency: 'lsd', version: 1 },
  ...{ owes_settlement: false, changed_at: opened_at },
});
const RUNNING = ['5', '2', '1'].map((day) => row(`runs ${day}`, day));
const OVER = ['6', '4', '3'].map((day) => row(`over ${day}`, day, 'closed'));

/** A house that gives its lists in pages; cursors are places in them. */
const house =
  (running: Row[], over: Row[]): RequestPage =>
  ({ limit, closed, cursor = '0' }) => {
    assert.ok(limit >= 1, 'the house refuses a page of nothing');
    const list = closed === 'true' ? over : running;
    const end = Number(cursor) + limit;
    const next = end < list.length ? String(end) : null;
    return Promise.resolve({ sessions: list.slice(Number(cursor), end), next });
  };

/** Reads all pages and returns how long the list was after each, and what it holds. */
async function all(ask: RequestPage, limit: number): Promise<[number[], string[]]> {
  let shown: TableList = await pageOf(ask, limit);
  const lengths = [shown.rows.length];
  while (shown.next) {
    shown = withNextPage(shown.rows, await pageOf(ask, limit, shown.next));
    lengths.push(shown.rows.length);
  }
  return [lengths, shown.rows.map(({ id }) => id)];
}

test('tables that run come first, whatever the pages, and each once', async () => {
  const expected = [...RUNNING, ...OVER].map(({ id }) => id);
  for (const limit of [1, 2, 3, 4, 6, 9])
    assert.deepEqual((await all(house(RUNNING, OVER), limit))[1], expected, `by ${limit}`);
  assert.deepEqual((await all(house(RUNNING, OVER), 4))[0], [4, 6]);
  assert.deepEqual(await all(house([], OVER.slice(0, 1)), 12), [[1], ['over 6']]);
  assert.deepEqual(await all(house(RUNNING, []), 3), [[3], RUNNING.map(({ id }) => id)]);
  assert.deepEqual(await all(house([], []), 3), [[0], []]);
});

test('a table that was closed between two pages is not there twice', async () => {
  const first = await pageOf(house(RUNNING, OVER), 2);
  const closed = { ...RUNNING[0]!, phase: 'closed' };
  const rest = await pageOf(house(RUNNING.slice(1), [OVER[0]!, closed]), 9, { closed: true, cursor: null });
  const ids = withNextPage(first.rows, rest).rows.map(({ id }) => id);
  assert.deepEqual(ids, ['runs 5', 'runs 2', 'over 6']);
});

test('the table opened last may be a closed one', () => {
  assert.equal(newestOf([...RUNNING, ...OVER])?.id, 'over 6');
  assert.equal(newestOf([]), null);
});
