/** A whole score sheet of Lansquenet, dealt line by line with the buttons of the generic page. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from '../dom/generic-page-test.ts';
import { expect } from '../dom/expect.ts';
import { OfferDealer } from '../dom/offer-dealer.ts';
import { newTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

const SHEET = new URL(
  '../../../tests/sheets/independently-computed/lansquenet/first-evening.basset.toml',
  import.meta.url,
);
/** What the sheet expects of its standings and purses, in farthings. */
const STANDINGS = [
  ['1', 'Franz', '+10d'],
  ['2', 'Greta', '−4d'],
  ['3', 'Hans the Elder', '−6d'],
] as const;
const PURSES = { Franz: 280, Greta: 128, 'Hans the Elder': 120 };

interface SheetLine {
  readonly text: string;
  /** Whether the sheet expects a refusal. */
  readonly isRefused: boolean;
}

/** Returns the entries of the sheet. */
function readSheet(): readonly SheetLine[] {
  const [, entries] = readFileSync(SHEET, 'utf8').split("'''") as [string, string];
  return entries.split('\n').flatMap((line) => {
    const [text, code] = line.split('//')[0]!.split('!');
    return text!.trim() ? [{ text: text!.trim(), isRefused: code !== undefined }] : [];
  });
}

test('a whole sheet is dealt with buttons, and what its rules refuse cannot be tapped', async () => {
  const rules = { preset: 'lansquenet', overrides: {} };
  const table = await newTable({
    game: 'lansquenet',
    name: 'After supper',
    currency: 'lsd',
    rules,
    bank: undefined,
  });
  const tab = await openTab(`/tables/${table.id}`);
  const dealer = new OfferDealer(tab, table);
  await dealer.waitUntilRecorded();
  for (const { text, isRefused } of readSheet()) {
    assert.equal(await dealer.deal(text), !isRefused, text);
    await dealer.waitUntilRecorded();
  }
  const rows = tab.css('.final-standings tbody tr');
  for (const [at, [place, name, net]] of STANDINGS.entries()) {
    await expect(rows.nth(at).css('td')).toHaveText([place, net]);
    await expect(rows.nth(at).css('th')).toContainText(name);
  }
  const balances = await table.read<Record<string, number>>('balances');
  for (const [name, purse] of Object.entries(PURSES))
    assert.equal(balances[`punter:${name}:purse`] ?? 0, purse, JSON.stringify(balances));
});
