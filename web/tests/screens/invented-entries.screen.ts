/** Forms of the entries of an invented game: lists of players and counts, joined cards, and corrections of them. */

import assert from 'node:assert/strict';
import { test } from '../dom/generic-page-test.ts';
import { h, render } from 'preact';
import declared from '../../src/api/entries.json' with { type: 'json' };
import type { Entered } from '../../src/outbox/ports.ts';
import { POINTS } from '../../src/i18n/amounts/money.ts';
import { words } from '../../src/games/lansquenet/words.ts';
import { addGameWords } from '../../src/i18n/game-words.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { INVENTED, inventedKind } from '../game-api/invented-entries.ts';

addGameWords('lansquenet', words);
const { CorrectionForm } = await import('../../src/features/corrections/CorrectionForm.tsx');

// The page of Lansquenet has the invented entries beside its own, or in place of those at their paths. The service does not know them.
const ENTRIES: { path: string }[] = declared.lansquenet.entries;
const own = [...ENTRIES];
const others = own.filter(({ path }) => INVENTED.every((kind) => kind.path !== path));

const replaceEntries = (entries: readonly { path: string }[]): void =>
  void ENTRIES.splice(0, ENTRIES.length, ...entries);

/** A test with the invented entries. All files of screen tests share one process, so the entries are put back. */
const testInvented = (name: string, run: () => Promise<void>): void =>
  void test(name, async () => {
    replaceEntries([...others, ...INVENTED]);
    try {
      await run();
    } finally {
      replaceEntries(own);
    }
  });

/** Opens a table with three players and chooses an entry. */
async function openForm(verb: string): Promise<Tab> {
  const lines = ['seat Anne 100', 'seat Bess 50', 'seat "Mrs Sago" 50'];
  const rules = { preset: 'lansquenet', overrides: {} };
  const table = await newTable({ game: 'lansquenet', name: 'Invented', rules, bank: undefined, lines });
  const tab = await openTab(`/tables/${table.id}`);
  await expect(tab.css('.session-standings').first).toContainText('Mrs Sago');
  await tab.select(tab.byLabel('Entry'), verb);
  return tab;
}

/** Lets the service refuse the next entry. Returns what the page has sent. */
function refuseEntry(tab: Tab, errors: Record<string, string[]>): () => object {
  let sent: { entries: readonly object[] } = { entries: [] };
  tab.network.route('POST', /entries$/, async (request) => {
    sent = (await request.json()) as typeof sent;
    const problem = { code: 'wrong_shape', title: 'Wrong', status: 422, detail: 'Wrong.', errors };
    const headers = { 'Content-Type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status: 422, headers });
  });
  return () => {
    const [entry] = sent.entries;
    const { key: _key, occurred_at: _at, ...fields } = entry as Record<string, unknown>;
    return fields;
  };
}

const record = (tab: Tab): Locator => tab.button(/^Record: /);

testInvented('players are ticked, and are listed in that order', async () => {
  const tab = await openForm('best');
  const punters = tab.role('group', { name: 'Players' });
  await tab.tap(record(tab));
  await expect(punters.byRole('alert')).toContainText('Choose 1 to 4 players.');
  assert.equal(document.activeElement?.getAttribute('type'), 'checkbox');
  await tab.tick(punters.byLabel('Mrs Sago'));
  await tab.tick(punters.byLabel('Anne'));
  await expect(record(tab)).toContainText('best: Mrs Sago, Anne');
  const sent = refuseEntry(tab, { 'entries.0.punters.1': ['This is no player.'] });
  await tab.tap(record(tab));
  await expect(punters.byRole('alert')).toContainText('This is no player.');
  assert.deepEqual(sent(), { kind: 'best', punters: ['Mrs Sago', 'Anne'] });
});

testInvented('each player has a number, and an error is at the number that is wrong', async () => {
  const tab = await openForm('count');
  const counts = tab.role('group', { name: 'Counts' });
  await tab.fill(counts.byLabel('Anne'), '31');
  await tab.tap(record(tab));
  await expect(counts).toContainText('Enter a number for 2 to 3 players.');
  await tab.fill(counts.byLabel('Bess'), '79');
  await tab.tap(record(tab));
  await expect(counts).toContainText('Enter a whole number from 0 to 78.');
  assert.equal(document.activeElement, counts.byLabel('Bess').all()[0]);
  await tab.fill(counts.byLabel('Bess'), '20');
  await expect(record(tab)).toContainText('count: Anne 31, Bess 20');
  const sent = refuseEntry(tab, { 'entries.0.counts.1.count': ['Count again.'] });
  await tab.tap(record(tab));
  await expect(counts).toContainText('Count again.');
  await expect(counts.byLabel('Bess')).toHaveAttribute('aria-invalid', 'true');
  await expect(counts.byLabel('Anne')).toHaveValue('31');
  assert.deepEqual(sent(), {
    kind: 'count',
    counts: [
      { punter: 'Anne', count: 31 },
      { punter: 'Bess', count: 20 },
    ],
  });
});

testInvented('the field of a rule that the table does not have is not shown', async () => {
  const tab = await openForm('cards');
  await expect(tab.byLabel('Bank')).toHaveCount(1);
  await expect(tab.byLabel('Right (optional)')).toHaveCount(1);
  await expect(tab.byLabel(/^Left/)).toHaveCount(0);
  await tab.fill(tab.byLabel('Bank'), '9,j');
  await expect(record(tab)).toContainText('Deal a hand and enter its cards: bank 9 J');
});

/** Opens the correction of an entry. Returns the entry as it would be recorded. */
async function openCorrection(entered: Entered): Promise<{ form: Tab; changed: () => unknown }> {
  const form = await openTab('/settings');
  const place = document.createElement('div');
  document.body.append(place);
  let corrected: unknown = null;
  const context = {
    session: 'none',
    game: 'lansquenet',
    currency: POINTS,
    players: ['Anne', 'Bess', 'Mrs Sago'],
    rules: { sides: 2 },
    coins: [1, 5],
    isOnline: false,
    version: 9,
    describe: ({ kind }: Entered) => inventedKind(kind).verb,
    correct: (_entry: unknown, _body: unknown, changed: unknown) => {
      corrected = changed;
    },
  };
  render(h(CorrectionForm, { context, entry: { id: 'e', version: 8, entered } }), place);
  const changed = (): unknown => {
    render(null, place);
    place.remove();
    return corrected;
  };
  return { form, changed };
}

const CONFIRM = 'Record the change';

testInvented('a correction adds a player, and takes one off', async () => {
  const { form, changed } = await openCorrection({ kind: 'best', punters: ['Bess', 'Anne'] });
  const punters = form.role('group', { name: 'Players' });
  await expect(punters.byRole('button', { pressed: true })).toHaveCount(2);
  await form.tap(punters.button('Mrs Sago'));
  await form.tap(punters.button('Bess'));
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'best', punters: ['Anne', 'Mrs Sago'] });
});

testInvented('a correction changes a number, and is the same again with the old number', async () => {
  const anne = { count: 31, punter: 'Anne' };
  const counts = [anne, { count: 20, punter: 'Bess' }];
  const { form, changed } = await openCorrection({ kind: 'count', counts });
  const bess = form.byLabel('Bess');
  const confirm = form.button(CONFIRM);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await form.fill(bess, '79');
  await expect(bess).toHaveAttribute('aria-invalid', 'true');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await form.fill(bess, '20');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await form.fill(bess, '21');
  await form.tap(confirm);
  assert.deepEqual(changed(), { kind: 'count', counts: [anne, { punter: 'Bess', count: 21 }] });
});

testInvented('each hand is corrected by itself, and an optional hand may be emptied', async () => {
  const entered = { kind: 'cards', bank: ['9', 'J'], right: ['4', 'K'] };
  const { form, changed } = await openCorrection(entered);
  const hand = (name: string): Locator => form.byLabel(`${name}: cards, with spaces between them`);
  await form.fill(hand('Left to cover'), '2 Z');
  await expect(form.button(CONFIRM)).toHaveAttribute('aria-disabled', 'true');
  await form.fill(hand('Left to cover'), '2 3h');
  await form.fill(hand('Right'), '');
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'cards', bank: ['9', 'J'], left: ['2', '3h'] });
});

testInvented('a field that the rules require has no choice for none', async () => {
  const { form, changed } = await openCorrection({ kind: 'hand', right: 'tie', left: 'bank' });
  const left = form.role('group', { name: 'Left to cover' });
  await expect(left.byRole('button')).toHaveCount(4);
  await form.tap(left.button('tie'));
  await form.tap(form.button(CONFIRM));
  assert.deepEqual(changed(), { kind: 'hand', right: 'tie', left: 'tie' });
});
