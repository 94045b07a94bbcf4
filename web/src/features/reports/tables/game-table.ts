/** The tables that a game adds to the report of a session, as texts. */

import type { Schemas } from '../../../api/client.ts';
import { grouped, money, net, type Currency } from '../../../i18n/amounts/money.ts';
import { cardName } from '../../../i18n/cards.ts';
import { tableCell, tableColumn, tableTitle } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';

export type ReportTable = Schemas['ReportTable'];

export interface TextColumn {
  readonly title: string;
  readonly isNumber: boolean;
}

export interface TextTable {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly TextColumn[];
  readonly rows: readonly (readonly string[])[];
}

type CellText = (value: unknown) => string;

/** Returns the tables that have rows, in the language shown. */
export function textTables(game: string, tables: readonly ReportTable[], currency: Currency): TextTable[] {
  return tables.filter(({ rows }) => rows.length > 0).map((table) => textTable(game, table, currency));
}

function textTable(game: string, { name, columns, rows }: ReportTable, currency: Currency): TextTable {
  const types = Object.entries(columns);
  const texts = types.map(([, type], at) =>
    cellText(
      game,
      type,
      rows.map((row) => row[at]),
      currency,
    ),
  );
  return {
    name,
    title: tableTitle(game, name),
    columns: types.map(([column, type]) => ({
      title: tableColumn(game, name, column),
      isNumber: type === 'amount' || type === 'number',
    })),
    rows: rows.map((row) => texts.map((text, at) => (row[at] === null ? '' : text(row[at])))),
  };
}

/** Returns how the cells of a column read. If one amount of it is a loss, all have signs. */
function cellText(
  game: string,
  type: ReportTable['columns'][string],
  cells: readonly unknown[],
  currency: Currency,
): CellText {
  const amountText = cells.some((cell) => Number(cell) < 0) ? net : money;
  const texts: Readonly<Record<typeof type, CellText>> = {
    amount: (value) => amountText(Number(value), currency),
    number: (value) => grouped(Number(value)),
    name: String,
    card: (value) => t().capitalize(cardName(String(value))),
    word: (value) => tableCell(game, String(value)),
  };
  return texts[type];
}
