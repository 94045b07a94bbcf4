/** Reads a line of the score sheet for this table: the entry, or what the line lacks. */

import * as line from '../../../../game-api/sheet-line.ts';
import { currencyOf } from '../../../../i18n/amounts/currency.ts';
import { amountIn } from '../../../../i18n/amounts/money.ts';
import { NAME_MOST } from '../../../../i18n/names.ts';
import { RANKS } from '../../../../i18n/ranks.ts';
import { hasPlace, KINDS } from '../../entry-kinds.ts';
import { isDraw } from '../../verbs.ts';
import { nextPlace, newestPlace } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

const contextOf = ({ punters, currency }: Table): line.LineContext => ({
  kinds: KINDS,
  players: punters.map(({ name }) => name),
  cards: RANKS,
  parseAmount: (word) => amountIn(word, currencyOf(currency)),
  maxNameLength: NAME_MOST,
});

/** Returns the line with each possible completion of its last word. */
export const completions = (typed: string, table: Table): string[] =>
  line.completions(typed, contextOf(table));

/** Reads a line. A draw and an answer also get the place of their draw in the deal. */
export function readLine(typed: string, table: Table): line.LineReading {
  const reading = line.readLine(typed, contextOf(table));
  if (reading.kind !== 'good') return reading;
  const { kind, fields } = reading.entry;
  return { ...reading, entry: { kind, fields: { ...fields, ...placeFor(kind, table) } } };
}

function placeFor(verb: string, table: Table): { place?: number } {
  if (!hasPlace(verb)) return {};
  return isDraw(verb) ? { place: nextPlace(table) } : newestPlace(table);
}
