/** The values of an entry as the words of its line have them: what opens its next field. */

import type { EntryField, EntryKind } from '../../api/declarations.ts';
import { playerCount, playerOf, type PlayerCount } from '../../api/player-count.ts';
import type { LineValue } from '../../outbox/ports.ts';

/** The word of a hand that is left out, where another hand may follow. */
export const NO_CARDS = '-';

const JOIN = ',';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the values of the fields that an entry has, in the order of the words of its line. */
export function lineValues({ fields: declared }: EntryKind, fields: Fields): readonly LineValue[] {
  const spoken = declared.filter(({ in_line }) => in_line);
  const last = spoken.findLastIndex(({ name }) => fields[name] !== undefined);
  return spoken.slice(0, last + 1).flatMap((field) => wordsOf(field, fields[field.name]));
}

/** Returns the words of a field's value. */
export function wordsOf(field: EntryField, value: unknown): readonly LineValue[] {
  if (value === undefined) return field.joined ? [NO_CARDS] : [];
  if (!Array.isArray(value)) return [value as LineValue];
  if (field.joined) return [value.join(JOIN)];
  if (field.type !== 'counts') return value as LineValue[];
  return (value as PlayerCount[]).flatMap((pair) => [playerOf(pair), pair.count]);
}

/** Returns the value of a field from the words of a line. */
export function fieldValue(field: EntryField, words: readonly LineValue[]): unknown {
  if (field.joined) return String(words[0]).split(JOIN);
  switch (field.type) {
    case 'cards':
    case 'players':
      return words.map(String);
    case 'counts':
      return countsOf(words);
    case 'amount':
    case 'number':
      return Number(words[0]);
    default:
      return words[0];
  }
}

/** Returns the word of a hand. */
export const handWord = (cards: readonly string[]): string => cards.join(JOIN) || NO_CARDS;

/** Returns pairs from names and numbers; a name without its number is left out. */
export function countsOf(words: readonly LineValue[]): PlayerCount[] {
  const pairs: PlayerCount[] = [];
  for (let at = 0; at + 1 < words.length; at += 2)
    pairs.push(playerCount(String(words[at]), Number(words[at + 1])));
  return pairs;
}
