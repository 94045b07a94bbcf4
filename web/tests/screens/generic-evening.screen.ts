/** A whole score sheet of Lansquenet, entered line by line through the form of the generic page. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '../dom/generic-page-test.ts';
import { entryKindsOf, isNewPlayer, type EntryField } from '../../src/api/entry-kinds.ts';
import { expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { ServiceTable } from '../dom/table.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const SHEET = new URL(
  '../../../tests/sheets/independently-computed/lansquenet/first-evening.basset.toml',
  import.meta.url,
);
const ALL = '*';
/** The choice of a player whose name is typed, as the form has it. */
const OTHER_NAME = '"';
/** What the sheet expects of its standings and purses, in farthings. */
const STANDINGS = [
  ['1', 'Franz', '+10d'],
  ['2', 'Greta', '−4d'],
  ['3', 'Hans the Elder', '−6d'],
] as const;
const PURSES = { Franz: 280, Greta: 128, 'Hans the Elder': 120 };

interface SheetLine {
  readonly text: string;
  /** The code that the line is refused with, or null. */
  readonly code: string | null;
}

/** Returns the entries of the sheet. */
function readSheet(): readonly SheetLine[] {
  const [, entries] = readFileSync(SHEET, 'utf8').split("'''") as [string, string];
  return entries.split('\n').flatMap((line) => {
    const [text, code] = line.split('//')[0]!.split('!');
    return text!.trim() ? [{ text: text!.trim(), code: code?.trim() ?? null }] : [];
  });
}

class FormDealer {
  readonly tab: Tab;
  readonly #seated = new Set<string>();

  constructor(tab: Tab) {
    this.tab = tab;
  }

  get table(): ServiceTable {
    return new ServiceTable(this.tab.path.split('/').at(-1)!, 'lansquenet');
  }

  /** Enters a line, and waits until it is recorded or refused. */
  async enter({ text, code }: SheetLine): Promise<void> {
    const before = await this.#version();
    await this.#fillLine(text);
    await this.tab.tap(this.tab.css('.entry-form [type=submit]'));
    if (code !== null) return this.expectRefusal();
    await expect(this.tab.css('.entry-form').button('Recording…')).toHaveCount(0);
    assert.ok((await this.#version()) > before, `${text} is recorded`);
  }

  /** Checks that the form says why, and that the entry does not wait any more. */
  async expectRefusal(): Promise<void> {
    const fault = this.tab.css('.entry-form .field__fault');
    await expect(fault).toContainText('Not recorded.');
    await expect(fault).toLackText('undefined');
    await expect(this.tab.css('.unsent-entries')).toHaveCount(0);
  }

  async #fillLine(line: string): Promise<void> {
    const [verb, ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => (quoted ?? bare)!,
    );
    await this.tab.select(this.tab.css('#entry-kind'), verb!);
    const kind = entryKindsOf('lansquenet').find((one) => one.verb === verb)!;
    const replaced = words.includes(ALL) ? (kind.all?.replaces ?? []) : [];
    if (replaced.length) await this.tab.tick(this.tab.css('.entry-form input[type=checkbox]'));
    const fields = kind.fields.filter(({ in_line, name }) => in_line && !replaced.includes(name));
    for (const [at, field] of fields.entries())
      if (words[at] !== undefined)
        await this.#fill(field, field.type === 'cards' ? words.join(' ') : words[at]);
    if (verb === 'seat') this.#seated.add(words[0]!);
  }

  async #fill(field: EntryField, word: string): Promise<void> {
    const { tab } = this;
    const target: Locator = tab.css(`#entry-${field.name}`);
    const isChosen = field.type === 'choice' || (field.type === 'player' && !isNewPlayer(field));
    if (!isChosen) return tab.fill(target, word);
    if (field.type === 'choice' || this.#seated.has(word)) return tab.select(target, word);
    await tab.select(target, OTHER_NAME);
    await tab.fill(tab.css(`#typed-entry-${field.name}`), word);
  }

  async #version(): Promise<number> {
    return (await this.table.state()).version;
  }
}

/** Opens the table of the sheet with the opening form. */
async function openSheetTable(): Promise<FormDealer> {
  const tab = await openTab('/new');
  await tab.select(tab.css('#field-game'), 'lansquenet');
  await tab.tap(tab.button('Money and seats'));
  await tab.fill(tab.css('#field-name'), 'Lansquenet after supper');
  await tab.select(tab.css('#field-currency'), 'lsd');
  await tab.tap(tab.button('3 Seats'));
  await tab.tap(tab.button('Open the table'));
  await expect(tab.css('.entry-form')).toBeVisible();
  return new FormDealer(tab);
}

test('a whole sheet is entered through the form', async () => {
  const dealer = await openSheetTable();
  for (const line of readSheet()) await dealer.enter(line);
  const rows = dealer.tab.css('.final-standings tbody tr');
  for (const [at, cells] of STANDINGS.entries()) await expect(rows.nth(at).css('th, td')).toHaveText(cells);
  const balances = await dealer.table.read<Record<string, number>>('balances');
  for (const [name, purse] of Object.entries(PURSES))
    assert.equal(balances[`punter:${name}:purse`] ?? 0, purse, JSON.stringify(balances));
});

test('a hand with a number is refused where another hand was recorded first', async () => {
  const dealer = await openSheetTable();
  const { tab } = dealer;
  for (const text of ['seat Anne 5s', 'seat Bess 5s', 'wager 1s', 'cover Bess 3d'])
    await dealer.enter({ text, code: null });
  await tab.select(tab.css('#entry-kind'), 'match');
  await tab.select(tab.css('#entry-outcome'), 'left');
  await tab.fill(tab.byLabel('Round number (optional)'), '1');
  await tab.tap(tab.css('.entry-form [type=submit]'));
  await dealer.expectRefusal();
  await tab.fill(tab.byLabel('Round number (optional)'), '0');
  await tab.tap(tab.css('.entry-form [type=submit]'));
  const row = tab.css('.table-now__row').withText('Hands played');
  await expect(row.css('dd')).toHaveText('1');
});
