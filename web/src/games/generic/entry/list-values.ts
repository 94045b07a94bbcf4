/** Lists of players in the form of an entry: how they are held, and the entry's values of them. */

import { isRequired, type EntryField, type Rules } from '../../../api/entry-kinds.ts';
import { playerCount } from '../../../api/player-count.ts';
import { parseNumber } from '../../../game-api/parse-word.ts';
import { t } from '../../../i18n/language.ts';

/** What stands in the form; a list of players has line breaks between the names. */
type Values = Readonly<Record<string, string>>;

/** The value of a field, or what is wrong with it. */
export type FieldResult = { readonly value: unknown } | { readonly errors: Readonly<Record<string, string>> };

/** Returns the chosen players in the order in which they were chosen. */
export const chosenPlayers = (text: string): string[] => text.split('\n').filter(Boolean);

/** Returns the chosen players after a tap on one of them. */
export function withPlayer(text: string, player: string, isChosen: boolean): string {
  const others = chosenPlayers(text).filter((name) => name !== player);
  return [...others, ...(isChosen ? [player] : [])].join('\n');
}

/** The key of the number of a player. */
export const numberKey = (field: string, player: string): string => `${field} ${player}`;

export function readPlayers(field: EntryField, text: string): FieldResult {
  const names = chosenPlayers(text);
  return hasLength(field, names)
    ? { value: names }
    : { errors: { [field.name]: t().generic.playerCount(field.least, field.most) } };
}

/** Reads the numbers that are filled in, in the order of the players. */
export function readCounts(
  field: EntryField,
  values: Values,
  { players, rules }: { readonly players: readonly string[]; readonly rules: Rules },
): FieldResult {
  const { name, each_least: least, each_most: most } = field;
  const filled = players
    .map((player) => ({ player, text: (values[numberKey(name, player)] ?? '').trim() }))
    .filter(({ text }) => text);
  const wrong = filled.filter(({ text }) => parseNumber(text, least, most) === null);
  const words = t().newTable.enterWholeNumber(least, most);
  if (wrong.length)
    return { errors: Object.fromEntries(wrong.map(({ player }) => [numberKey(name, player), words])) };
  if (!filled.length && !isRequired(field, rules)) return { value: undefined };
  const counts = filled.map(({ player, text }) => playerCount(player, Number(text)));
  return hasLength(field, counts)
    ? { value: counts }
    : { errors: { [name]: t().generic.numberCount(field.least, field.most) } };
}

const hasLength = ({ least, most }: EntryField, { length }: readonly unknown[]): boolean =>
  length >= least && length <= most;
