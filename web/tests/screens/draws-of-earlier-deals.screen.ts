/** The history's words for draws of earlier deals, which have no result in the table, are those of the server's results. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadLanguage } from '../../src/i18n/language.ts';
import { eventLines } from '../../src/games/basset/history/event-text.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { currencyOf } from '../../src/i18n/amounts/currency.ts';
import { newTable } from '../dom/table.ts';

/** Winners and losers that repeat, twins, and twins of a rank that won before. */
const DRAWS = [
  'fasse 2',
  ...['K 3', 'K 4', '5 K', '5 6', '7 7', '8 7', '8 8', '9 10', 'J 9'].map((cards) => `pair ${cards}`),
];

for (const order of ['win_first', 'lose_first'])
  for (const repeat of ['ignore', 'lose', 'retire'])
    for (const twins of ['first', null])
      test(`they agree with the rules ${order}, ${repeat}, ${twins}`, async () => {
        await loadLanguage('en');
        const rules = { preset: 'modern', overrides: { order, repeat, twins } };
        const lines = ['seat anne 100', 'stake anne A 10', ...DRAWS];
        const table = await newTable({ rules, lines });
        const view = (await table.settledState()) as unknown as Table;
        const events = (await table.events()) as unknown as Parameters<typeof eventLines>[0];
        const wordsOf = (draws: Table['draws']) =>
          eventLines(events, { ...view, draws }, currencyOf('points'), true).map(({ words }) => words);
        assert.equal(view.draws.length, DRAWS.length);
        assert.deepEqual(wordsOf([]), wordsOf(view.draws));
      });
