/** Every page, in French, and with amounts in guineas. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { openLongTable, openLongTableBeforePair, openNight } from './score-sheets.ts';

const ENGLISH = /\b(the|and|with|your|table is|seats|rules|money|settings|cards|bank|sign|keys)\b/gi;
const ENGLISH_AT_TABLE =
  /\b(the|lays?|wins?|loses?|takes?|bank|cards?|deal|recorded|waiting|other|undo|left|pair)\b/gi;
/** Words that are the same in both languages, and names of devices and tables. */
const SAME_IN_FRENCH = /API|Basset|Paroli|A house's device|Français|English|Twelfth Night/g;

/** The path of each page, and what is on it once it has loaded. */
const pagesOf = ({ id }: ServiceTable): readonly (readonly [string, string])[] => [
  ['/', '.reopen-link span'],
  ['/new', '.rules-step__line'],
  [`/new?again=${id}`, '.seats-step__seat'],
  ['/settings', '.settings-page__setting'],
  ['/keys', '.key-lists__list h3'],
  ['/sheet', 'textarea'],
  [`/tables/${id}/log`, '.seat-rows__player'],
  [`/tables/${id}/standings`, '.ranking__table'],
  [`/tables/${id}/seats`, '.seated-player'],
  [`/tables/${id}/rules`, '.rules-prose'],
];

/** Expands the collapsed parts of a page. */
async function openAll(tab: Tab): Promise<void> {
  const parts = tab.css('summary, .opening-form__all, .rules-step__rule').all().slice(0, 4);
  for (const part of [...parts, document.querySelector('.rules-step__rule:has([data-kind=choice])')])
    (part as HTMLElement | null)?.click();
  await tab.advance(0);
}

/** The text of the page, with a space between its elements. */
function pageText(): string {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
  );
  return texts.join(' ');
}

/** The names of elements that only screen readers read, and their descriptions. */
const hiddenNames = (): string =>
  ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    .flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    )
    .join(' | ');

const fieldValues = (tab: Tab): string =>
  (tab.css('input').all() as HTMLInputElement[]).map(({ value }) => value).join(' ');

async function visitPage(tab: Tab, [path, marker]: readonly [string, string]): Promise<void> {
  await tab.visit(path);
  await expect(tab.css(marker).first).toBeVisible();
  await openAll(tab);
}

test('every page in French has no English words', async () => {
  const table = await openNight();
  const tab = await openTab('/', { language: 'fr' });
  for (const page of pagesOf(table)) {
    await visitPage(tab, page);
    await tab.tap(tab.css('.menu__button'));
    assert.deepEqual(pageText().replace(SAME_IN_FRENCH, '').match(ENGLISH), null, page[0]);
  }
});

test('a deal in French has no English words, also for screen readers', async () => {
  const drawn = [
    [openLongTableBeforePair, 'Le deux gagne, le quatre perd.'],
    [openLongTable, 'Le roi gagne, le dix perd.'],
  ] as const;
  for (const [open, sentence] of drawn) {
    const { id } = await open();
    const tab = await openTab(`/tables/${id}`, { role: 'dealer', language: 'fr' });
    await expect(tab.css('.prompt__text')).toHaveText(sentence);
    if (open === openLongTable) await expect(tab.button(/^Encaisser tout le reste|^Tout/)).toBeVisible();
    const text = `${pageText()} ${hiddenNames()}`.replace(/The Long Table|A dealer's device/g, '');
    assert.deepEqual(text.match(ENGLISH_AT_TABLE), null);
  }
});

test('every page shows guineas if the device is set to guineas', async () => {
  const table = await openNight();
  const tab = await openTab('/settings');
  await tab.tick(tab.byLabel(/^Show pounds in guineas/));
  await tab.visit(`/tables/${table.id}`);
  const purse = (player: string) => tab.css(`[data-player='${player}'] .name-cell__purse`);
  await expect(purse('anne')).toHaveText('book of hearts, 9\u00a0gn\u00a01s');
  await expect(purse('bess')).toContainText('8\u00a0gn\u00a011s');
  assert.doesNotMatch(pageText(), /£/);
  for (const page of pagesOf(table)) {
    await visitPage(tab, page);
    assert.doesNotMatch(pageText() + fieldValues(tab), /£/, page[0]);
  }
  await tab.visit(`/tables/${table.id}/log`);
  await expect(tab.css('.seat-rows__purse').first).toContainText('9\u00a0gn\u00a01s');
  await tab.visit('/new');
  await tab.tap(tab.button('2 Money'));
  await expect(tab.byLabel(/^The bank starts with/)).toHaveValue('120\u00a0gn');
  await tab.focus(tab.byLabel(/^Maximum stake/));
  await expect(tab.byText('A plain number means guineas.').first).toBeVisible();
});

test('the rules page marks changed rules and house choices', async () => {
  const rules = { preset: 'parlour', overrides: { burn: 0, target: 9600 } };
  const { id } = await newTable({ rules, currency: 'lsd' });
  const tab = await openTab(`/tables/${id}/rules`);
  const changed = tab.byText('changed here');
  const summary = tab.css('summary').withText('All settings of this table');
  await expect(summary).toBeVisible();
  await expect(changed).toHaveCount(0);
  await tab.tap(summary);
  await expect(tab.byText('A purse of £10 wins the evening.')).toBeVisible();
  await expect(changed).toHaveCount(2);
  await expect(tab.byText('our choice')).toHaveCount(8);
});

test('an unknown address shows page not found with a link home', async () => {
  const tab = await openTab('/tables/nothing');
  await expect(tab.role('heading', { name: 'Page not found' })).toBeVisible();
  await tab.tap(tab.css('main').byRole('link', { name: 'All tables' }));
  await expect(tab.role('heading', { name: 'Paroli' })).toBeVisible();
});
