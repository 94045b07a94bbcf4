/** Evenings in the app: opened, chosen and changed, and which tables count in them. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import type { ServiceTable } from '../dom/table.ts';
import { openTab, type Device, type Tab } from '../dom/tab.ts';
import { askJson } from '../dom/service.ts';
import {
  ANNE_WINS,
  BESS_LOSES,
  dayBefore,
  NAME,
  newestRow,
  notCounted,
  openGathering,
  openOne,
} from './gatherings.ts';
import { addPerson } from './people.ts';

/** Opens two tables: Anne wins 10 at Oak, Bess loses 10 at Elm. */
const openTwo = async (fields: object = {}): Promise<readonly [ServiceTable, ServiceTable]> => [
  await openOne('Oak', ANNE_WINS, fields),
  await openOne('Elm', BESS_LOSES, fields),
];

const openEvening = (device: Device = {}): Promise<Tab> => openTab('/evening', device);
const title = (tab: Tab): Locator => tab.role('heading', { level: 1 });
const tables = (tab: Tab): Locator => tab.css('.evening-tables h3 a');
const players = (tab: Tab): Locator => tab.css('.evening-standings tbody tr th');
const outcome = (tab: Tab): Locator => tab.css('.evening-tables__outcome');
const subtitle = (tab: Tab): Locator => tab.css('.page__subtitle');
const rowOf = (tab: Tab, name: string): Locator =>
  tab.css('.evening-tables > section > ul > li').having((row) => row.byRole('link', { name }));

/** Opens the options of a table and returns its row. */
async function openOptions(tab: Tab, name: string): Promise<Locator> {
  const row = rowOf(tab, name);
  await tab.tap(row.css('summary').withText('Options'));
  await expect(row.button('Hide from the evening')).toBeVisible();
  return row;
}

test('the standings add up the tables of one evening', async () => {
  const gathering = await openGathering();
  await openTwo({ gathering });
  await openOne('Other evening', ['seat carl 100']);
  await openOne('Again', ANNE_WINS, { gathering });
  const tab = await openEvening();
  await expect(tables(tab)).toHaveText(['Oak', 'Elm', 'Again']);
  await expect(players(tab)).toHaveText(['anne', 'bess']);
  await expect(tab.css('.evening-standings tbody .evening-standings__net')).toHaveText(['+20', '−10']);
});

test('without an evening the page names the start', async () => {
  await openTwo();
  const tab = await openEvening();
  await expect(title(tab)).toHaveText('Evening');
  await expect(subtitle(tab)).toContainText('Tables opened since ');
  await expect(tab.button('Change')).toHaveCount(0);
});

test('an evening is changed', async () => {
  await openGathering();
  const tab = await openEvening();
  await tab.tap(tab.button('Change'));
  const name = tab.byLabel(/^Name of the evening/);
  await tab.fill(name, ' ');
  await tab.fill(tab.byLabel(/^Date/), '');
  await tab.tap(tab.button('Save'));
  await expect(tab.byText('Enter a name.')).toBeVisible();
  await expect(tab.byText('Enter a date.')).toBeVisible();
  await expect(name).toBeFocused();
  await tab.fill(name, 'Epiphany');
  await tab.fill(tab.byLabel(/^Date/), '2020-01-06');
  await tab.fill(tab.byLabel('Place (optional)'), '');
  await tab.tap(tab.button('Save'));
  await expect(tab.button('Change')).toBeFocused();
  await expect(title(tab)).toHaveText('Epiphany');
  await expect(subtitle(tab)).toContainText('6 January 2020 · no tables');
  await tab.tap(tab.button('Change'));
  await tab.tap(tab.button('Cancel'));
  await expect(tab.button('Change')).toBeFocused();
});

test('a change that someone else made meanwhile is not undone', async () => {
  const gathering = await openGathering();
  const tab = await openEvening();
  await tab.tap(tab.button('Change'));
  await tab.fill(tab.byLabel(/^Name of the evening/), 'Epiphany');
  await openTwo({ gathering });
  await expect(tables(tab)).toHaveCount(2);
  await expect(tab.css('.gathering-form > [role=alert]')).toHaveText('');
  const theirs = { name: 'Twelfth Night', date: dayBefore(), place: 'Upstairs' };
  await askJson(`/v1/gatherings/${gathering}/descriptions`, theirs);
  await tab.tap(tab.button('Save'));
  await expect(tab.role('alert').withText('someone else changed the evening')).toBeVisible();
  await expect(tab.byLabel(/^Name of the evening/)).toHaveValue('Epiphany');
  await expect(tab.byLabel('Place (optional)')).toHaveValue('Upstairs');
  await tab.tap(tab.button('Save'));
  await expect(title(tab)).toHaveText('Epiphany');
  await expect(subtitle(tab)).toContainText('Upstairs');
});

test('an evening opened beside the one in play does not get its tables', async () => {
  const gathering = await openGathering();
  await openTwo({ gathering });
  await openGathering('By mistake');
  const tab = await openEvening();
  await expect(title(tab)).toHaveText(NAME);
  await tab.visit('/new');
  await tab.tap(tab.button('3 Seats'));
  await expect(tab.byLabel(/^Evening/)).toHaveValue(gathering);
});

test('evenings are chosen newest first and page by page', async () => {
  const names = Array.from({ length: 53 }, (_, number) => `Rout ${number}`);
  for (const name of names) await openGathering(name, 9);
  const tab = await openEvening();
  await tab.tap(tab.button('Choose an evening'));
  const listed = tab.css('.evening-list__name');
  await expect(listed).toHaveText(names.toReversed().slice(0, 6));
  for (const shown of [12, 18, 24, 30, 36, 42, 48, 53]) {
    await tab.tap(tab.button('Show more'));
    await expect(listed).toHaveCount(shown);
  }
  await expect(listed.last).toHaveText('Rout 0');
  await expect(tab.button('Show more')).toHaveCount(0);
  await tab.tap(tab.role('link', { name: /^Rout 0/ }));
  await expect(title(tab)).toHaveText('Rout 0');
  history.back();
  await expect(title(tab)).toHaveText('Evening');
});

test('an evening for today is shown before it has tables', async () => {
  await openTwo({ gathering: await openGathering('Last night', 1) });
  const tab = await openEvening();
  await expect(title(tab)).toHaveText('Last night');
  await openGathering();
  await tab.visit('/evening');
  await expect(title(tab)).toHaveText(NAME);
  await tab.tap(tab.button('All evenings'));
  await expect(tables(tab)).toHaveText(['Oak', 'Elm']);
  assert.equal(tab.path, '/evening?all');
});

test('a table is renamed, hidden and shown again', async () => {
  const [, ash] = await openTwo({ gathering: await openGathering() });
  assert.equal((await ash.enter('renamings', { name: 'Ash' })).status, 201);
  const tab = await openEvening();
  const options = await openOptions(tab, 'Ash');
  await tab.fill(options.byLabel('Name of the table'), ' Elm ');
  await tab.tap(options.button('Change the name'));
  await expect(outcome(tab)).toHaveText('The table is called Elm now.');
  await tab.tap(rowOf(tab, 'Elm').button('Hide from the evening'));
  await expect(outcome(tab)).toHaveText('Elm is hidden. Find it under Not counted.');
  await expect(outcome(tab)).toBeFocused();
  await expect(players(tab)).toHaveText('anne');
  await expect(await notCounted(tab)).toContainText('ElmHidden');
  assert.equal((await newestRow()).hidden, true);
  await tab.tap((await notCounted(tab)).button('Show again: Elm'));
  await expect(outcome(tab)).toHaveText('Elm counts in the evening again.');
  await expect(players(tab)).toHaveText(['anne', 'bess']);
  await expect(tab.css('.not-counted')).toHaveCount(0);
});

test('a table is marked as practice and counts again', async () => {
  await openTwo();
  const tab = await openEvening();
  await tab.tap((await openOptions(tab, 'Oak')).button('Mark as practice'));
  await expect(outcome(tab)).toHaveText('Oak is marked as practice. Find it under Not counted.');
  await expect(tables(tab)).toHaveText('Elm');
  await expect(await notCounted(tab)).toContainText('OakPractice');
  await tab.tap((await notCounted(tab)).button('Counts again: Oak'));
  await expect(tables(tab)).toHaveText(['Oak', 'Elm']);
});

test('the last table that counts can be hidden', async () => {
  await openOne('Oak', ['seat anne 100']);
  const tab = await openEvening();
  await tab.tap((await openOptions(tab, 'Oak')).button('Hide from the evening'));
  await expect(tab.byText('No table has been opened yet.')).toBeVisible();
  await expect(await notCounted(tab)).toContainText('OakHidden');
});

test('a table moves to another evening and out of it', async () => {
  await openGathering('Other evening', 3);
  await openTwo({ gathering: await openGathering() });
  const tab = await openEvening();
  const row = await openOptions(tab, 'Elm');
  const choices = row.byLabel('Move to another evening').css('option');
  await expect(choices).toHaveText([/^Other evening, /, 'No evening']);
  await tab.tap(row.button('Move'));
  await expect(outcome(tab)).toHaveText('Elm is moved to Other evening.');
  await expect(tables(tab)).toHaveText('Oak');
  await tab.tap(tab.button('Choose an evening'));
  await tab.tap(tab.role('link', { name: /^Other evening/ }));
  await expect(tables(tab)).toHaveText('Elm');
  const moved = await openOptions(tab, 'Elm');
  await tab.select(moved.byLabel('Move to another evening'), /^No evening$/);
  await tab.tap(moved.button('Move'));
  await expect(outcome(tab)).toHaveText('Elm belongs to no evening now.');
  await expect(tab.byText('No table on this evening yet.')).toBeVisible();
  assert.equal((await newestRow()).gathering, null);
});

test('without another evening a table cannot move', async () => {
  await openOne('Oak', ['seat anne 100']);
  const tab = await openEvening();
  const row = await openOptions(tab, 'Oak');
  await expect(row).toContainText('There is no other evening. Open one with New evening.');
  await expect(row.button('Move')).toHaveCount(0);
});

test('the form repeats the last table that counts, on the current evening', async () => {
  await openOne('Oak', ['seat anne 100'], { gathering: await openGathering('Old', 3) });
  await openOne('Ash', ['seat zoe 100'], { practice: true });
  const current = await openGathering();
  const tab = await openTab('/new');
  await tab.tap(tab.role('link', { name: /Same table as/ }));
  await expect(tab.byLabel('Name').first).toHaveValue('anne');
  await expect(tab.byLabel(/^Evening/)).toHaveValue(current);
});

for (const scope of ['all tables', 'one table'])
  test(`a dealer of ${scope} may not move tables`, async () => {
    const [oak, elm] = await openTwo({ gathering: await openGathering() });
    await elm.enter('filing', { hidden: true });
    const sessions = scope === 'one table' ? [oak.id, elm.id] : null;
    const tab = await openEvening({ role: 'dealer', sessions });
    await expect(rowOf(tab, 'Oak')).toContainText('Reports');
    await expect(rowOf(tab, 'Oak').css('summary').withText('Options')).toHaveCount(0);
    const hidden = await notCounted(tab);
    await expect(hidden).toContainText('ElmHidden');
    await expect(hidden.byRole('button')).toHaveCount(0);
    await expect(tab.button('New evening')).toHaveCount(sessions ? 0 : 1);
    await expect(tab.button('Change')).toHaveCount(sessions ? 0 : 1);
  });

test('a keeper of one table may hide it', async () => {
  const [oak] = await openTwo({ gathering: await openGathering() });
  const tab = await openEvening({ role: 'keeper', sessions: [oak.id] });
  await expect(tables(tab)).toHaveText('Oak');
  await expect(tab.button('New evening')).toHaveCount(0);
  await tab.tap((await openOptions(tab, 'Oak')).button('Hide from the evening'));
  await expect(outcome(tab)).toHaveText('Oak is hidden. Find it under Not counted.');
});

test('a refusal and a lost connection are reported', async () => {
  await openOne('Oak', ['seat anne 100']);
  const tab = await openEvening();
  const row = await openOptions(tab, 'Oak');
  const alert = tab.css('.page > [role=alert]');
  const problem = { code: 'forbidden', title: 'Forbidden', detail: 'Ask a score-keeper.' };
  tab.network.route('POST', /filing$/, async () => Response.json(problem, { status: 403 }), 1);
  await tab.tap(row.button('Hide from the evening'));
  await expect(alert).toContainText('This device is not allowed to do this');
  await expect(alert).toContainText('Ask a score-keeper.');
  const fail = (): Promise<never> => Promise.reject(new TypeError('the connection broke'));
  tab.network.route('POST', /filing$/, fail, 1);
  await tab.tap(row.button('Hide from the evening'));
  await expect(alert).toContainText('Paroli is not responding.');
  await tab.tap(tab.button('Try again'));
  await expect(outcome(tab)).toHaveText('Oak is hidden. Find it under Not counted.');
});

test('another device’s hidden table disappears', async () => {
  const [, elm] = await openTwo({ gathering: await openGathering() });
  const tab = await openEvening();
  await expect(tables(tab)).toHaveText(['Oak', 'Elm']);
  await elm.enter('filing', { hidden: true });
  await expect(tables(tab)).toHaveText('Oak');
  await expect(await notCounted(tab)).toContainText('ElmHidden');
});

test('an unknown evening is reported', async () => {
  const tab = await openTab('/evening?gathering=0b3c9d1e-1111-4222-8333-444455556666');
  await expect(title(tab)).toHaveText('This evening was not found');
  await tab.tap(tab.role('link', { name: 'This evening' }));
  await expect(tab.byText('No table has been opened yet.')).toBeVisible();
});

test('a table is opened for practice or on another evening', async () => {
  const other = await openGathering('Other evening', 3);
  await openGathering();
  const tab = await openTab('/new');
  await tab.tap(tab.button('3 Seats'));
  await tab.select(tab.byLabel(/^Evening/), other);
  await tab.tick(tab.byLabel('Practice: does not count'));
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.table-shell')).toBeVisible();
  const first = await newestRow();
  assert.deepEqual([first.gathering, first.practice], [other, true]);
  await tab.visit('/new');
  await tab.tap(tab.button('3 Seats'));
  await tab.select(tab.byLabel(/^Evening/), /^No evening$/);
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.table-shell')).toBeVisible();
  const second = await newestRow();
  assert.deepEqual([second.gathering, second.practice], [null, false]);
});

test('the menu of a table opens the evening of the table, not the newest', async () => {
  const gathering = await openGathering(NAME, 2);
  const oak = await openOne('Oak', ANNE_WINS, { gathering });
  await openOne('Elm', BESS_LOSES);
  const tab = await openTab(`/tables/${oak.id}/standings`);
  await tab.tap(tab.css('.menu__button'));
  await tab.tap(tab.role('link', { name: 'Evening' }));
  await expect(title(tab)).toHaveText(NAME);
  assert.equal(tab.path, `/evening?gathering=${gathering}`);
  await tab.visit('/evening');
  await expect(tables(tab)).toHaveText(['Elm']);
});

test('a table that plays with a bankroll is not offered as practice', async () => {
  const oak = await openOne('Oak', []);
  await oak.enter('bankrolls', { punter: 'anne', person: await addPerson('Anne', { points: 500 }) });
  await oak.enterLines('seat anne 100');
  const tab = await openEvening();
  const options = await openOptions(tab, 'Oak');
  await expect(options).toContainText('A table that plays with a bankroll cannot be practice.');
  await expect(options.button('Mark as practice')).toHaveCount(0);
});
