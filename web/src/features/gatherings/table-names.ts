/** Names of tables that no other table of a list has. */

import { clockOrMoment } from '../../i18n/amounts/numbers.ts';

export interface NamedTable {
  readonly id: string;
  readonly name: string;
  readonly opened_at: string;
}

interface TableNames {
  /** With the opening time if several tables have the name. */
  readonly full: string;
  /** For a list that shows the opening time beside it: without that time. */
  readonly besideTime: string;
}

/**
 * Returns both names of each table by id. Of tables with one name that were opened in the same minute, those after the
 * first have a number.
 */
export function tableNames(tables: readonly NamedTable[], now = new Date()): Map<string, TableNames> {
  const found = new Map<string, TableNames>();
  for (const sameName of grouped(tables, ({ name }) => name).values()) addNames(found, sameName, now);
  return new Map(
    tables.map(({ id, name }) => [id, found.get(id) ?? { full: name, besideTime: name }] as const),
  );
}

export const fullNames = (tables: readonly NamedTable[], now = new Date()): Map<string, string> =>
  new Map([...tableNames(tables, now)].map(([id, { full }]) => [id, full]));

export const namesBesideTime = (tables: readonly NamedTable[], now = new Date()): Map<string, string> =>
  new Map([...tableNames(tables, now)].map(([id, { besideTime }]) => [id, besideTime]));

/** Adds the names of several tables with the same name. Times are formatted here only, because that is slow. */
function addNames(found: Map<string, TableNames>, sameName: readonly NamedTable[], now: Date): void {
  if (sameName.length < 2) return;
  const byTime = grouped(sameName, ({ opened_at: opened }) => clockOrMoment(opened, now));
  for (const [time, sameMinute] of byTime)
    for (const [place, { id, name }] of sameMinute.sort(byOpening).entries()) {
      const number = place > 0 ? ` (${place + 1})` : '';
      found.set(id, { full: `${name}, ${time}${number}`, besideTime: `${name}${number}` });
    }
}

function grouped(
  tables: readonly NamedTable[],
  keyOf: (table: NamedTable) => string,
): Map<string, NamedTable[]> {
  const groups = new Map<string, NamedTable[]>();
  for (const table of tables) {
    const key = keyOf(table);
    const group = groups.get(key);
    if (group) group.push(table);
    else groups.set(key, [table]);
  }
  return groups;
}

const byOpening = (one: NamedTable, other: NamedTable): number =>
  compare(one.opened_at, other.opened_at) || compare(one.id, other.id);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
