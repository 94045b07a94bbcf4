/** Reads a line of the score sheet for this table: the entry, or what the line lacks. */

import { entryKindsOf } from '../../api/entry-kinds.ts';
import * as line from '../../game-api/sheet-line.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { NAME_MOST } from '../../i18n/names.ts';
import { RANKS } from '../../i18n/ranks.ts';
import { playersOf } from '../parties.ts';
import type { TableView } from '../model/table-view.ts';
import type { LateParts } from '../table-game.ts';

const contextOf = (table: TableView): line.LineContext => ({
  kinds: entryKindsOf(table.game),
  players: playersOf(table),
  cards: RANKS,
  parseAmount: (word) => amountIn(word, currencyOf(table.currency)),
  maxNameLength: NAME_MOST,
});

/** Returns the line with each possible completion of its last word. */
export const completions = (typed: string, table: TableView): string[] =>
  line.completions(typed, contextOf(table));

/** Reads a line. The game adds what a line leaves out. */
export function readLine<View extends TableView>(
  typed: string,
  table: View,
  late: Pick<LateParts<View>, 'completeEntry'> | null,
): line.LineReading {
  const reading = line.readLine(typed, contextOf(table));
  if (reading.kind !== 'good' || !late?.completeEntry) return reading;
  const { kind, fields } = reading.entry;
  return { ...reading, entry: { kind, fields: late.completeEntry(table, kind, fields) } };
}
