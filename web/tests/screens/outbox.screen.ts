/** The outbox of a table with the real service, without the table's page. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { effect } from '@preact/signals';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import type { Table as View } from '../../src/games/basset/view.ts';
import { openOutbox } from '../../src/outbox/open-outbox.ts';
import type { Outbox } from '../../src/outbox/outbox.ts';
import { loadEngine, registerEngine } from '../../src/outbox/preview/engine-source.ts';
import { test } from '../dom/engine-test.ts';
import { eventually } from '../dom/expect.ts';
import { advanceClock } from '../dom/page-clock.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { connectDevice, openTab, type Tab } from '../dom/tab.ts';

const SHEET = readFileSync(
  new URL('../../../tests/sheets/independently-computed/parlour-100.basset.toml', import.meta.url),
  'utf8',
);
/** The lines of the sheet that no rule refuses, and the purses that it expects at its end. */
const LINES = SHEET.split("'''")[1]!
  .split('\n')
  .filter((line) => line && !line.includes('!'));
const PURSES = { anne: 577, bess: 232, carl: 2738, dora: 4096, emil: 1148, fanny: 3720 };
const RULES = { preset: 'parlour', overrides: { max_cards: null, cards_required: 0 } };

interface Opened {
  readonly tab: Tab;
  readonly table: ServiceTable;
  readonly outbox: Outbox<View>;
}

/** Opens the outbox of a table on a signed-in device, with the engine of the test. */
async function openTable(table: ServiceTable): Promise<Opened> {
  const tab = await openTab('/settings', { role: 'dealer' });
  const outbox = openOutbox<View>(table.id, bassetPreview);
  await eventually(
    () => outbox.serverView.value !== null,
    () => 'The table is not loaded.',
  );
  return { tab, table, outbox };
}

/** Opens the outbox of a table with two players. */
const openPlayers = async (): Promise<Opened> =>
  openTable(
    await newTable({
      rules: RULES,
      bank: { funds: 100_000 },
      lines: ['seat anne 1000 hearts', 'seat bess 1000'],
    }),
  );

const stake = ({ outbox }: Opened, card: string, amount = 5): string =>
  outbox.enqueue('stake', { punter: 'anne', card, amount });

/** What failures say of an outbox. */
const described = ({ entries, link, isExact, serverView }: Outbox<View>): string =>
  JSON.stringify([
    entries.value.map(({ state, entry }) => [state, entry.kind]),
    link.value,
    isExact.value,
    serverView.value?.version,
  ]);

/** The engine of the tests takes seconds for a whole evening, and longer on a busy machine. */
const EVENING_MS = 60_000;

const waitFor = ({ outbox }: Opened, isTrue: () => boolean, deadline?: number): Promise<void> =>
  eventually(isTrue, () => described(outbox), deadline);

/** Waits until every entry is recorded and the outbox has the server's newest view. */
const allRecorded = (opened: Opened, deadline?: number): Promise<void> =>
  waitFor(
    opened,
    () => {
      const { entries, isExact, isUnsettled, serverView, optimisticView } = opened.outbox;
      const isShown = serverView.value?.version === optimisticView.value?.version;
      return !entries.value.length && isExact.value && !isUnsettled.value && isShown;
    },
    deadline,
  );

/** The keys of the stakes in the order of the log. */
async function recordedKeys(table: ServiceTable): Promise<readonly string[]> {
  const { events } = await table.read<{ events: readonly { type: string; entry: string }[] }>(
    'events?limit=1000',
  );
  const keys = events.filter(({ type }) => type === 'basset.stake_placed').map(({ entry }) => entry);
  assert.equal(new Set(keys).size, keys.length);
  return keys;
}

/** A view without what depends on the key and on the log. */
function withoutOffers(view: View | null): object {
  const { offers: _, ...rest } = view as View & { offers?: unknown };
  return rest;
}

test('an entry is recorded with its key, and the outbox has the view of the server', async () => {
  const opened = await openPlayers();
  const { outbox, table } = opened;
  await waitFor(opened, () => outbox.link.value === 'live');
  const key = stake(opened, 'K');
  await allRecorded(opened);
  assert.deepEqual(await recordedKeys(table), [key]);
  assert.deepEqual(withoutOffers(outbox.serverView.value), withoutOffers(await table.state()));
});

test('control that another tablet took is shown, and can be taken back', async () => {
  const opened = await openPlayers();
  const { outbox, table } = opened;
  stake(opened, 'K');
  await allRecorded(opened);
  const own = outbox.serverView.value?.pen?.holder;
  const other = await connectDevice({ role: 'dealer' });
  const answer = await other.fetch(`${table.path}/pen`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  assert.equal(answer.status, 201, await answer.text());
  const taken = (await table.state()).pen?.holder;
  await waitFor(opened, () => outbox.serverView.value?.pen?.holder === taken);
  assert.notEqual(taken, own);
  stake(opened, 'Q');
  await waitFor(opened, () => outbox.link.value === 'pen_elsewhere');
  await outbox.takePen();
  await allRecorded(opened);
  assert.equal((await recordedKeys(table)).length, 2);
  assert.equal((await table.state()).pen?.holder, own);
  assert.equal(outbox.serverView.value?.pen?.holder, own);
});

test('entries made while signed out are sent after the next sign-in', async () => {
  const opened = await openPlayers();
  const { outbox, tab, table } = opened;
  await tab.network.fetch('/v1/sign-outs', { method: 'POST' });
  const key = stake(opened, 'K');
  await waitFor(opened, () => outbox.link.value === 'signed_out');
  await tab.signIn({ role: 'dealer' });
  outbox.retry();
  await allRecorded(opened);
  assert.deepEqual(await recordedKeys(table), [key]);
});

test('an unsent entry is removed without the network', async () => {
  const opened = await openPlayers();
  const { outbox, tab, table } = opened;
  await tab.setOnline(false);
  await waitFor(opened, () => outbox.link.value === 'offline');
  const [kept, wrong] = [stake(opened, 'K'), stake(opened, 'Q')];
  assert.equal(await outbox.remove(wrong), true);
  await waitFor(opened, () => outbox.entries.value.length === 1);
  await tab.setOnline(true);
  await allRecorded(opened);
  assert.deepEqual(await recordedKeys(table), [kept]);
});

test('a refusal stops the sync until the entry is corrected', async () => {
  const opened = await openPlayers();
  const { outbox, table } = opened;
  const [first, wrong, last] = [stake(opened, 'K'), stake(opened, 'Q', 5000), stake(opened, 'J')];
  await waitFor(opened, () => outbox.refusal.value !== null);
  const { key, code, behind, facts } = outbox.refusal.value!;
  assert.deepEqual([key, code, behind, facts?.['purse']], [wrong, 'purse_short', 1, 995]);
  assert.deepEqual(await recordedKeys(table), [first]);
  outbox.replace(wrong, [{ kind: 'stake', fields: { punter: 'anne', card: 'Q', amount: 50 } }]);
  await allRecorded(opened);
  const { stakes } = await table.state();
  assert.deepEqual(
    stakes.map(({ card }) => card),
    ['K', 'Q', 'J'],
  );
  assert.equal((await recordedKeys(table))[2], last);
});

test('a draw is recorded and settled', async () => {
  const opened = await openPlayers();
  stake(opened, 'K');
  opened.outbox.enqueue('fasse', { cards: ['2'], place: 0 });
  await allRecorded(opened);
  opened.outbox.enqueue('pair', { cards: ['K', '3'], place: 1 });
  await allRecorded(opened);
  assert.ok(opened.outbox.serverView.value!.waiting[0]!.win > 0);
});

test('an engine that could not be fetched is fetched again after a while', async () => {
  const engine = await loadEngine();
  let fetches = 0;
  registerEngine(() => {
    fetches += 1;
    return fetches > 1 ? Promise.resolve(engine) : Promise.reject(new Error('The server is away.'));
  });
  const opened = await openPlayers();
  await opened.tab.setOnline(false);
  opened.outbox.enqueue('fasse', { cards: ['2'], place: 0 });
  await waitFor(opened, () => opened.outbox.link.value === 'offline');
  assert.deepEqual([opened.outbox.isExact.value, fetches], [false, 1]);
  advanceClock(30_000);
  await waitFor(opened, () => opened.outbox.isExact.value);
  await opened.tab.setOnline(true);
  await allRecorded(opened);
});

test('an evening entered without the network has the balances of its sheet', async () => {
  // The engine computes it. The server then gives the same result.
  const rules = { preset: 'parlour', overrides: { max_stake: 60 } };
  const opened = await openTable(await newTable({ rules, currency: 'points', bank: { funds: 500_000 } }));
  const { outbox, table, tab } = opened;
  const differing = new Set<string>();
  const stop = effect(() => outbox.differingPlayers.value.forEach((name) => differing.add(name)));
  const [first, ...others] = table.readLines(...LINES);
  outbox.enqueue(first!.kind, first!.fields);
  await allRecorded(opened);
  await tab.setOnline(false);
  for (const { kind, fields } of others) outbox.enqueue(kind, fields);
  await waitFor(opened, () => outbox.isExact.value && outbox.link.value === 'offline', EVENING_MS);
  const computed = outbox.optimisticView.value;
  await tab.setOnline(true);
  await allRecorded(opened, EVENING_MS);
  stop();
  const server = await table.state();
  assert.deepEqual(withoutOffers(outbox.serverView.value), withoutOffers(server));
  assert.deepEqual({ ...withoutOffers(computed), recent: null }, { ...withoutOffers(server), recent: null });
  assert.deepEqual([...differing], []);
  assert.deepEqual(await table.purses(), PURSES);
});
