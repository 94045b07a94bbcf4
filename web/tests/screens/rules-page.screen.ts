/** The rules of a table in plain words: the text follows the rules of the table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { isVisible } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

/** Opens the rules of a new table in pounds, with a preset and changes to it. */
async function openRules(preset: string, overrides: object = {}): Promise<Tab> {
  const table = await newTable({ name: 'Tuesday', rules: { preset, overrides }, currency: 'lsd' });
  const tab = await openTab(`/tables/${table.id}/rules`);
  await expect(tab.role('heading', { name: 'The rules in plain words' })).toBeVisible();
  return tab;
}

test('the text follows the rules of the table', async () => {
  const tab = await openRules('modern', { order: 'lose_first', target: 9600 });
  await expect(
    tab.byText('The first card of a pair is the losing card, the second is the winning card.'),
  ).toBeVisible();
  await expect(tab.byText('If a player’s purse reaches £10, that player wins the evening.')).toBeVisible();
  await expect(tab.byText('This is called a mace.')).toHaveCount(0);
});

test('the text explains what the table plays in addition', async () => {
  const tab = await openRules('parlour');
  await expect(tab.byText('This is called a mace.')).toBeVisible();
  await expect(tab.byText('wins the evening')).toHaveCount(0);
});

test('rules that pay a player who rides have a warning, and say which change mends them', async () => {
  const tab = await openRules('parlour');
  const warning = tab.css('.rules-odds__warning');
  await expect(warning).toContainText('leaves the first win for a paroli and takes the second: 91.8');
  await expect(warning).toContainText('1 · 2 · 7 · 15 · 33 · 67');
  await expect(tab.css('.rules-odds__gains dt').first).toHaveText('Takes each win');
});

test('rules that cost the player something have no warning', async () => {
  const tab = await openRules('modern');
  await expect(tab.byText('What these rules cost')).toBeVisible();
  await expect(tab.css('.rules-odds__warning')).toHaveCount(0);
});

for (const preset of ['modern', 'cotton', 'centlivre', 'sca', 'parlour', 'oak'])
  test(`the rules of a preset read as prose: ${preset}`, async () => {
    const tab = await openRules(preset);
    await expect(tab.role('heading', { level: 3, name: 'The first card: the fasse' })).toBeVisible();
    await expect(tab.role('columnheader', { name: 'A stake of 1s wins' })).toBeVisible();
    // The settings are folded.
    assert.deepEqual(tab.css('.rules-page__rule').all().filter(isVisible), []);
    if (preset !== 'parlour') return;
    await tab.tap(tab.css('summary').withText('All settings of this table, with their sources'));
    await expect(tab.byText('Source: parlour rules.')).toBeVisible();
  });

test('the rules are in French', async () => {
  const { id } = await newTable({ rules: { preset: 'modern' }, currency: 'lsd' });
  const tab = await openTab(`/tables/${id}/rules`, { language: 'fr' });
  await expect(tab.role('heading', { name: 'Les règles en mots simples' })).toBeVisible();
  await expect(tab.byText('Cela s’appelle un paroli.')).toBeVisible();
});

test('Lansquenet has a text of its own', async () => {
  const rules = { preset: 'lansquenet', overrides: { match: 'rank' } };
  const { id } = await newTable({ game: 'lansquenet', name: 'Cards', bank: undefined, rules });
  const tab = await openTab(`/tables/${id}/rules`);
  await expect(tab.byText('Two cards match if they have the same rank')).toBeVisible();
});
