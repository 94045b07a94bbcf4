/** The evening view of the server, and values derived from it. */

import { caseless } from '../../platform/caseless.ts';
import { fullNames, type NamedTable } from '../../features/gatherings/table-names.ts';
import type { components } from '../../api/schema.d.ts';

type Schemas = components['schemas'];

export type EveningTable = Schemas['EveningTable'];
export type Person = Schemas['EveningPunter'];
export type Evening = Schemas['Evening'];

/** What the bank or the pools of a table hold and have won, in smallest units. */
export function tableMoney({ parties }: EveningTable): { purse: number; net: number } {
  const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return { purse: sum(parties.map(({ purse }) => purse)), net: sum(parties.map(({ net }) => net)) };
}

/** A player's tables: those listed by name, newest last, and the number of others. */
export function namedOf<Table>(
  tables: readonly Table[],
  most: number,
): { named: readonly Table[]; more: number } {
  const more = tables.length > most ? tables.length - most + 1 : 0;
  return { named: tables.slice(more), more };
}

/** Places gained since the last deal ended; none before the first deal ended. */
export const placesGained = ({ line, moved }: Pick<Person, 'line' | 'moved'>): number =>
  line.length ? moved : 0;

/** What a table name calls the table or its room, in both languages. */
const PLACES = ['table', 'room', 'salle', 'salon'];

/** Words that many table names begin with. */
const COMMON_WORDS = new Set([
  ...PLACES,
  ...['the', 'a', 'an', 'at', 'of'],
  ...['la', 'le', 'les', 'de', 'du', 'des'],
]);

/** Short table names: "Long" for The Long Table; the whole name if the short one is ambiguous. */
export function shortNames(tables: readonly NamedTable[], now = new Date()): Map<string, string> {
  const full = fullNames(tables, now);
  const short = tables.map(({ id, name }) => [id, shortened(name)] as const);
  const count = (word: string): number => short.filter(([, other]) => other === word).length;
  return new Map(short.map(([id, word]) => [id, word && count(word) === 1 ? word : (full.get(id) ?? '')]));
}

/** Leaves words out at both ends only, so that what remains stands so in the name. */
function shortened(name: string): string {
  const words = name.split(/\s+/);
  const isOwn = (word: string): boolean => !COMMON_WORDS.has(word.toLowerCase());
  const start = words.findIndex(isOwn);
  const isPlaceLast = PLACES.includes(words.at(-1)?.toLowerCase() ?? '');
  const end = isPlaceLast ? words.findLastIndex(isOwn) + 1 : words.length;
  const own = start < 0 ? [] : words.slice(start, end);
  if (start > 0) own[0] = own[0]?.replace(/^[dl][’']/, '') ?? '';
  return own.length <= 2 ? own.join(' ') : '';
}

/**
 * Returns the names that differ in case only, in groups: they may be one person. If all play with bankrolls at each
 * table, these belong to different people.
 */
export function alikeNames(
  people: readonly Pick<Person, 'name' | 'has_bankroll'>[],
): readonly (readonly string[])[] {
  const groups = new Map<string, (typeof people)[number][]>();
  for (const person of people) {
    const key = caseless(person.name);
    groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  return [...groups.values()]
    .filter((alike) => alike.length > 1 && !alike.every(({ has_bankroll: isKnown }) => isKnown))
    .map((alike) => alike.map(({ name }) => name));
}

/** Whether the players' wins equal what banks and pools have lost. */
export const addsUp = ({ punters_net, tables_net }: Evening): boolean => punters_net + tables_net === 0;
