/** The fields that one game adds to a seat or to the opening of a table: what is typed, its errors, its value. */

import { pageWords } from '../../i18n/page-words.ts';
import { declarationOf, type EntryField } from '../../api/declarations.ts';
import { isRequired, playedFields, type Rules } from '../../api/entry-kinds.ts';
import { amountIn, sumFault, type Currency } from '../../i18n/amounts/money.ts';
import { TEXT_MOST, tooLong } from '../../i18n/names.ts';
import { messages } from './messages/messages.ts';

/** What is typed or chosen, by the names of the fields. */
export type TypedFields = Readonly<Record<string, string>>;

const OF_EVERY_GAME = new Set(['name', 'purse']);

/** Returns the fields that a game adds to the entry that seats a player, as far as they apply under the rules. */
export const ownSeatFields = (game: string, rules: Rules): readonly EntryField[] =>
  (declarationOf(game)?.entries ?? [])
    .filter(({ verb }) => verb === 'seat')
    .flatMap(({ fields }) => playedFields(fields, rules))
    .filter(({ name }) => !OF_EVERY_GAME.has(name));

/** Returns the value of a field for a request; null for none. The text must have no error. */
export function fieldValue({ type, choices }: EntryField, typed: string, currency: Currency): unknown {
  const text = typed.trim();
  // A choice of other rules that were chosen before is none.
  if (type === 'choice' && !choices.includes(text)) return null;
  if (type === 'flag') return text === 'true';
  if (!text) return null;
  if (type === 'amount') return amountIn(text, currency);
  return type === 'number' ? Number(text) : text;
}

/** Returns the values of fields for a request, by their names. */
export const fieldValues = (
  fields: readonly EntryField[],
  typed: TypedFields,
  currency: Currency,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.map((field) => [field.name, fieldValue(field, typed[field.name] ?? '', currency)]),
  );

/** Returns the error of a field, or null. */
export function fieldFault(
  field: EntryField,
  typed: string,
  currency: Currency,
  rules: Rules = {},
): string | null {
  const text = typed.trim();
  if (!text) return isRequired(field, rules) && field.type !== 'flag' ? messages().enterValue : null;
  const { type, least, most } = field;
  if (type === 'amount') return sumFault(text, currency, pageWords().newTable.invalidAmount);
  if (type !== 'number') return tooLong(text, TEXT_MOST);
  const isWhole = /^\d{1,13}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isWhole ? null : pageWords().newTable.enterWholeNumber(least, most);
}
