/** A name with markup is shown as text in every view and for every role. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { askJson } from '../dom/service.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openSignedOutTab, openTab, signInPath } from '../dom/tab.ts';

// A name is 40 characters at most, and has no double quotes.
const MARKUP_NAME = '<img src=x onerror=alert(1)>';
const SCRIPT_NAME = '</li><script>alert(2)</script><u>';
const LINES = [
  `seat "${MARKUP_NAME}" 1000 hearts`,
  `seat "${SCRIPT_NAME}" 1000`,
  `stake "${MARKUP_NAME}" K 100`,
  `sidebet "${SCRIPT_NAME}" "${MARKUP_NAME}" "${MARKUP_NAME}" K win 10`,
  'fasse 9',
  'pair Q 2',
];
/** All that a test enters at a table. */
const RULES = {
  preset: 'modern',
  overrides: { mace: 'plain', pay: 2, side_bets: true, books: true, replace: 'lost' },
};

const openTable = (): Promise<ServiceTable> =>
  newTable({
    lines: LINES,
    name: MARKUP_NAME,
    rules: RULES,
    bank: { holder: SCRIPT_NAME, funds: 10_000 },
  });

/** Checks that no name has become an element. */
function assertOnlyText(): void {
  const made = document.querySelectorAll('img:not([alt*=QR]), body script, main u');
  assert.deepEqual(
    [...made].map((element) => element.outerHTML),
    [],
  );
}

test('markup in names is text on the keys page', async () => {
  const table = await openTable();
  const grant = { role: 'punter', sessions: [table.id], punter: MARKUP_NAME };
  await askJson('/v1/keys', { name: SCRIPT_NAME, ...grant });
  const tab = await openTab('/keys');
  await expect(tab.css('.key-lists__list').withText(MARKUP_NAME)).toContainText(SCRIPT_NAME);
  const form = tab.css('.pairing');
  await tab.select(form.byLabel(/^Tables/), 'some');
  await expect(form.css('.checkbox').withText(`${MARKUP_NAME}, today`)).toBeVisible();
  assertOnlyText();
  await tab.fill(form.byLabel(/^Name/), MARKUP_NAME);
  await tab.select(form.byLabel(/^Role/), 'punter');
  await tab.select(form.byLabel(/^Table/), table.id);
  await tab.select(form.byLabel(/^Player/), MARKUP_NAME);
  await tab.tap(tab.button('Create a link'));
  await expect(tab.role('heading', { name: `Scan this with ${MARKUP_NAME}` })).toBeVisible();
  await tab.tap(tab.button(`Revoke ${SCRIPT_NAME}`));
  await expect(tab.role('group', { name: `Revoke ${SCRIPT_NAME}?` })).toBeVisible();
  assertOnlyText();
  await tab.tap(tab.button('Yes, revoke it'));
  await expect(tab.button(`Revoke ${SCRIPT_NAME}`)).toHaveCount(0);
  await tab.tap(tab.byText('Create a key for a script'));
  await tab.fill(tab.css('#key-name'), SCRIPT_NAME);
  await tab.tap(tab.button('Create a key'));
  await expect(tab.role('heading', { name: `The key “${SCRIPT_NAME}”` })).toBeVisible();
  assertOnlyText();
  await tab.visit(`/tables/${table.id}/log`);
  await expect(tab.css('.downloads')).toBeVisible();
});

for (const [role, punter] of [
  ['punter', MARKUP_NAME],
  ['board', null],
] as const)
  test(`markup in names is text for a ${role}`, async () => {
    const table = await openTable();
    const path = `/${role === 'punter' ? 'punter' : 'board'}/${table.id}`;
    const tab = await openTab(path, { role, sessions: [table.id], punter, name: MARKUP_NAME });
    await expect(tab.css('h1')).toContainText(MARKUP_NAME);
    await expect(tab.css('main')).toContainText(punter ?? SCRIPT_NAME);
    assertOnlyText();
    await tab.visit('/settings');
    await tab.tap(tab.button('Menu'));
    const shown = role === 'punter' ? 'player' : role;
    await expect(tab.css('.menu-panel__name')).toHaveText(`${MARKUP_NAME} · ${shown}`);
    assertOnlyText();
  });

test('markup in names is text in the list of tables and in the history', async () => {
  const table = await openTable();
  const tab = await openTab('/');
  const link = tab.css('.table-card__link').withText(MARKUP_NAME).first;
  await expect(link).toContainText(MARKUP_NAME);
  assertOnlyText();
  await tab.visit(`/tables/${table.id}/log`);
  await expect(tab.css('.seat-rows__player h2')).toHaveText([MARKUP_NAME, SCRIPT_NAME]);
  await expect(tab.css('h1')).toHaveText(MARKUP_NAME);
  await expect(tab.css('.entry-history-list')).toContainText(
    `${SCRIPT_NAME} bets ${MARKUP_NAME} 10 that ${MARKUP_NAME}’s king`,
  );
  await expect(tab.css('.seat-rows__bets')).toContainText(SCRIPT_NAME);
  await expect(tab.css('.ranking__table')).toContainText(`The bank, ${SCRIPT_NAME}`);
  assert.equal(document.title, `${MARKUP_NAME} · Paroli`);
  assertOnlyText();
});

test('markup in a name is text in the notice of a browser that is still signed in', async () => {
  const link = await signInPath({ name: MARKUP_NAME });
  const tab = await openSignedOutTab(link);
  await expect(tab.css('h1').withText('Paroli')).toBeVisible();
  await tab.visit(link);
  await expect(tab.byRole('alert')).toContainText(`Still signed in as ${MARKUP_NAME}`);
  assertOnlyText();
});
