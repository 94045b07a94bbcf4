/** What stands on the table now, as labelled values, from the view of any game. */

import { declarationOf, type DeclaredMember } from '../../api/declarations.ts';
import type { TableView } from '../model/table-view.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import {
  hasValue,
  isRecord,
  memberName,
  namedValues,
  valueText,
  type NamedValue,
  type ShownTable,
} from './value-text.ts';

/** Members of a view that the page shows elsewhere: title, rules, and the players' standings. */
const ELSEWHERE = new Set(['name', 'preset', 'currency', 'phase', 'seated', 'players', 'punters']);

export interface TableRow {
  readonly name: string;
  readonly label: string;
  /** A text, or the members of a record. */
  readonly value: string | readonly NamedValue[];
}

/** Returns the members with a value, but those `without`, in the order in which the game declares them. A count may be 0. */
export function tableRows(
  table: TableView,
  currency: Currency,
  without: readonly string[] = [],
): readonly TableRow[] {
  const view: Readonly<Record<string, unknown>> = { ...table };
  return (declarationOf(table.game)?.view ?? [])
    .filter((member) => !ELSEWHERE.has(member.name) && !without.includes(member.name))
    .filter((member) => hasValue(view[member.name]) || isCount(member.type, view[member.name]))
    .map((member) => ({
      name: member.name,
      label: t().capitalize(memberName(table.game, member)),
      value: rowValue(member, view[member.name], { game: table.game, currency }),
    }));
}

const rowValue = (member: DeclaredMember, value: unknown, table: ShownTable): TableRow['value'] =>
  isRecord(value) && member.type === 'record'
    ? namedValues(member.members ?? [], value, table)
    : valueText(member, value, table);

const isCount = (type: string, value: unknown): boolean => type === 'number' && value === 0;
