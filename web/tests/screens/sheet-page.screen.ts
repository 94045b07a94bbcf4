/** The score-sheet page: what is wrong with a sheet, and a correct sheet becomes a session. */

import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expect, theElement } from '../dom/expect.ts';
import { openTab } from '../dom/tab.ts';

const VALID = `title = "My own"
rules = "modern"
currency = "eur"
bank = 100000
entries = '''
seat ada 20.50
stake ada K 3
'''
`;
const DEMO = readFileSync(new URL('../../src/games/basset/demonstration.toml', import.meta.url), 'utf8');

test('error messages of the server are marked as English', async () => {
  const tab = await openTab('/sheet', { language: 'fr' });
  await tab.fill(tab.byLabel('Feuille de marque'), VALID.replace('stake ada K 3', 'stake ada'));
  await tab.tap(tab.button('Jouer la feuille'));
  await expect(tab.byText(/is missing\.$/)).toHaveAttribute('lang', 'en');
  await expect(tab.css('#sheet-wrong')).toContainText('Rien n’est enregistré');
});

test('a line that begins no entry is explained in the language of the page', async () => {
  const tab = await openTab('/sheet', { language: 'fr' });
  await tab.fill(tab.byLabel('Feuille de marque'), VALID.replace('stake', 'steak'));
  await tab.tap(tab.button('Jouer la feuille'));
  const lines = tab.css('.score-sheet-page__lines');
  await expect(lines).toHaveText(/«\ssteak\s» ne commence aucune ligne/);
  await expect(lines.css('[lang=en]')).toHaveCount(0);
});

const REFUSED = `game = "tarot"
rules = "swiss_tarot"
currency = "lsd"
entries = '''
seat Anne 1l
seat Bess 1l
seat Carl 1l
ante 5l
'''
`;
for (const [language, label, play, refusal] of [
  ['en', 'Score sheet', 'Play the sheet', /Anne.* £1\b/],
  ['fr', 'Feuille de marque', 'Jouer la feuille', /La bourse d’Anne ne contient que 1\s£\./],
] as const)
  test(`a line that the rules refuse is explained with its money in the language ${language}`, async () => {
    const tab = await openTab('/sheet', { language });
    await tab.fill(tab.byLabel(label), REFUSED);
    await tab.tap(tab.button(play));
    await expect(tab.css('.score-sheet-page__lines')).toHaveText(refusal);
    await expect(tab.css('.score-sheet-page__lines [lang=en]')).toHaveCount(0);
  });

test('a valid sheet from a file becomes a session', async () => {
  const tab = await openTab('/sheet');
  const picker = await theElement(tab.byLabel('From a file'));
  Object.defineProperty(picker, 'files', { value: [new File([VALID], 'mine.basset.toml')] });
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  await expect(tab.byLabel('Score sheet')).toHaveValue(VALID);
  await tab.tap(tab.button('Play the sheet'));
  await expect(tab.role('heading', { name: 'My own' })).toBeVisible();
  await expect(tab.css('.history-band__call')).toHaveText('ada stakes €0.03 on the king.');
  await expect(tab.css('.history-band__figures')).toContainText('€1,000');
  await expect(tab.css('.seat-rows__purse')).toContainText('€20.47');
});

test('the demo sheet can be the start of a sheet', async () => {
  const tab = await openTab('/sheet');
  await tab.tap(tab.button('Basset: Start from the demo sheet'));
  await expect(tab.byLabel('Score sheet')).toHaveValue(DEMO);
  await tab.tap(tab.button('Play the sheet'));
  await expect(tab.css('.history-band__call')).toHaveText('The table is closed.');
});

test('demo sheets are named by the titles of their games in the language', async () => {
  const tab = await openTab('/sheet', { language: 'fr' });
  for (const title of ['Bassette', 'Baccara', 'Tarot suisse'])
    await expect(tab.button(`${title}\u00a0: Partir de la feuille de démonstration`)).toBeVisible();
});

test('a reload keeps the sheet until it is played', async () => {
  const tab = await openTab('/sheet');
  await tab.fill(tab.byLabel('Score sheet'), VALID);
  await tab.reload();
  await expect(tab.byLabel('Score sheet')).toHaveValue(VALID);
  await tab.tap(tab.button('Play the sheet'));
  await expect(tab.role('heading', { name: 'My own' })).toBeVisible();
  await tab.visit('/sheet');
  await expect(tab.byLabel('Score sheet')).toHaveValue('');
});
