import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  linesOf,
  partsOf,
  withNextPage,
  newestOf,
  pageOf,
  reloaded,
  type RequestPage,
  type Row,
  type TableLine,
  type TableList,
} from '../../src/pages/home/table-list.ts';

const row = (id: string, opened_at: string, phase = 'staking'): Row => ({
  ...{ id, opened_at, phase, name: id, game: 'basset', currency: 'lsd', version: 1 },
  ...{ owes_settlement: false, changed_at: opened_at, gathering: null, hidden: false, practice: false },
});
const OPEN_TABLES = ['5', '2', '1'].map((day) => row(`runs ${day}`, day));
const CLOSED_TABLES = ['6', '4', '3'].map((day) => row(`over ${day}`, day, 'closed'));

/** Returns a fake server that lists tables in pages; a cursor is an index. */
const serverWith =
  (running: Row[], over: Row[]): RequestPage =>
  ({ limit, closed, cursor = '0' }) => {
    assert.ok(limit >= 1, 'the server refuses an empty page');
    const list = closed ? over : running;
    const end = Number(cursor) + limit;
    const next = end < list.length ? String(end) : null;
    return Promise.resolve({ sessions: list.slice(Number(cursor), end), next });
  };

/** Reads all pages. Returns the length of the list after each page, and the ids. */
async function readAllPages(ask: RequestPage, limit: number): Promise<[number[], string[]]> {
  let shown: TableList = await pageOf(ask, limit);
  const lengths = [shown.rows.length];
  while (shown.next) {
    shown = withNextPage(shown.rows, await pageOf(ask, limit, shown.next));
    lengths.push(shown.rows.length);
  }
  return [lengths, shown.rows.map(({ id }) => id)];
}

test('open tables come first, each table once, for every page size', async () => {
  const expected = [...OPEN_TABLES, ...CLOSED_TABLES].map(({ id }) => id);
  for (const limit of [1, 2, 3, 4, 6, 9])
    assert.deepEqual(
      (await readAllPages(serverWith(OPEN_TABLES, CLOSED_TABLES), limit))[1],
      expected,
      `by ${limit}`,
    );
  assert.deepEqual((await readAllPages(serverWith(OPEN_TABLES, CLOSED_TABLES), 4))[0], [4, 6]);
  assert.deepEqual(await readAllPages(serverWith([], CLOSED_TABLES.slice(0, 1)), 12), [[1], ['over 6']]);
  assert.deepEqual(await readAllPages(serverWith(OPEN_TABLES, []), 3), [
    [3],
    OPEN_TABLES.map(({ id }) => id),
  ]);
  assert.deepEqual(await readAllPages(serverWith([], []), 3), [[0], []]);
});

test('a table that was closed between two pages is listed once', async () => {
  const first = await pageOf(serverWith(OPEN_TABLES, CLOSED_TABLES), 2);
  const closed = { ...OPEN_TABLES[0]!, phase: 'closed' };
  const rest = await pageOf(serverWith(OPEN_TABLES.slice(1), [CLOSED_TABLES[0]!, closed]), 9, {
    closed: true,
    cursor: null,
  });
  const ids = withNextPage(first.rows, rest).rows.map(({ id }) => id);
  assert.deepEqual(ids, ['runs 5', 'runs 2', 'over 6']);
});

test('a page that was added while the list is loaded again stays', async () => {
  const ask = serverWith(OPEN_TABLES, CLOSED_TABLES);
  const [first, two] = [await pageOf(ask, 2), await pageOf(ask, 4)];
  assert.deepEqual(reloaded(two, first), two);
  assert.deepEqual(reloaded(first, two), two);
  assert.deepEqual(reloaded(null, first), first);
  const all = await pageOf(serverWith(OPEN_TABLES.slice(0, 1), []), 2);
  assert.deepEqual(reloaded(two, all), all);
});

test('the newest table can be a closed one', () => {
  assert.equal(newestOf([...OPEN_TABLES, ...CLOSED_TABLES])?.id, 'over 6');
  assert.equal(newestOf([]), null);
});

const onDevice = (id: string, waiting = 0): { id: string; view: object; waiting: number } => ({
  ...{ id, waiting, view: {} },
});
const idsOf = (lines: readonly TableLine[]): string[] => lines.map(({ row }) => row.id);

test('while the server is away, tables with waiting entries come first, in the same order as before', () => {
  const stored = [onDevice('runs 1', 3), onDevice('runs 2', 1)];
  const lines = linesOf(OPEN_TABLES, stored, true);
  assert.deepEqual(idsOf(lines), ['runs 2', 'runs 1', 'runs 5']);
  assert.deepEqual(
    lines.map(({ waiting, isHere }) => [waiting, isHere]),
    [
      [1, true],
      [3, true],
      [0, false],
    ],
  );
  assert.deepEqual(idsOf(linesOf(OPEN_TABLES, stored, false)), ['runs 5', 'runs 2', 'runs 1']);
});

test('six running tables have cards, and the others lines', () => {
  const running = Array.from({ length: 8 }, (_, at) => row(`runs ${at}`, String(at)));
  const { cards, running: others, closed } = partsOf(linesOf([...running, ...CLOSED_TABLES], [], false));
  assert.deepEqual([cards.length, idsOf(others)], [6, ['runs 6', 'runs 7']]);
  assert.deepEqual(idsOf(closed), ['over 6', 'over 4', 'over 3']);
});
