/** Names of tables that no other table of a list has. */

import { clockOrMoment } from '../../i18n/amounts/numbers.ts';

export interface NamedTable {
  readonly id: string;
  readonly name: string;
  readonly opened_at: string;
}

/**
 * Returns table names by id. Equal names get their opening time; of tables that were opened in the same minute, those
 * after the first also get a number.
 */
export function fullNames(tables: readonly NamedTable[], now = new Date()): Map<string, string> {
  const count = (name: string): number => tables.filter((other) => other.name === name).length;
  const timeOf = ({ name, opened_at: opened }: NamedTable): string =>
    count(name) === 1 ? '' : `, ${clockOrMoment(opened, now)}`;
  return named(tables, now, timeOf);
}

/** Returns the names for a list that shows the opening time beside them: without that time. */
export const namesBesideTime = (tables: readonly NamedTable[], now = new Date()): Map<string, string> =>
  named(tables, now, () => '');

function named(
  tables: readonly NamedTable[],
  now: Date,
  timeOf: (table: NamedTable) => string,
): Map<string, string> {
  return new Map(
    tables.map((table) => [table.id, `${table.name}${timeOf(table)}${numberOf(table, tables, now)}`]),
  );
}

/** Returns the number of a table among those of one name and minute, in the order of opening: '' for the first. */
function numberOf(table: NamedTable, tables: readonly NamedTable[], now: Date): string {
  const time = clockOrMoment(table.opened_at, now);
  const same = tables
    .filter(({ name, opened_at: opened }) => name === table.name && clockOrMoment(opened, now) === time)
    .sort((one, other) => compare(one.opened_at, other.opened_at) || compare(one.id, other.id));
  const place = same.indexOf(table);
  return place > 0 ? ` (${place + 1})` : '';
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
