/** The evening as the service gives it, and what is read off it. */

import { clockOrMoment } from '../../i18n/numbers.ts';
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

/** Of somebody's tables those that are named, and how many others there are: the newest come last. */
export function namedOf<Table>(
  tables: readonly Table[],
  most: number,
): { named: readonly Table[]; more: number } {
  const more = tables.length > most ? tables.length - most + 1 : 0;
  return { named: tables.slice(more), more };
}

/** Places gained since the last deal ended; before the first ended nobody had a place. */
export const movedOf = ({ line, moved }: Pick<Person, 'line' | 'moved'>): number => (line.length ? moved : 0);

/** Words that many tables are called by, in both languages. */
const COMMON = new Set([
  'the',
  'a',
  'an',
  'at',
  'of',
  'table',
  'room',
  'la',
  'le',
  'les',
  'de',
  'du',
  'des',
  'salle',
  'salon',
]);

type Named = Pick<EveningTable, 'id' | 'name' | 'opened_at'>;

/** What tables are called, by id: those of one name are told apart by when they were opened. */
export function fullNames(tables: readonly Named[], now = new Date()): Map<string, string> {
  const count = (name: string): number => tables.filter((other) => other.name === name).length;
  const called = ({ name, opened_at: opened }: Named): string =>
    count(name) === 1 ? name : `${name}, ${clockOrMoment(opened, now)}`;
  return new Map(tables.map((table) => [table.id, called(table)]));
}

/** What tables are called in little room: "Long" for The Long Table, the whole name where that is no name of one. */
export function shortNames(tables: readonly Named[], now = new Date()): Map<string, string> {
  const full = fullNames(tables, now);
  const short = tables.map(({ id, name }) => [id, shortened(name)] as const);
  const count = (word: string): number => short.filter(([, other]) => other === word).length;
  return new Map(short.map(([id, word]) => [id, word && count(word) === 1 ? word : (full.get(id) ?? '')]));
}

function shortened(name: string): string {
  const words = name.split(/\s+/).filter((word) => !COMMON.has(word.toLowerCase()));
  return words.length <= 2 ? words.join(' ') : '';
}

/** The points of an evening's line, and where nothing stands; from the left, in a box of that size. */
export interface Drawn {
  points: (readonly [x: number, y: number])[];
  zero: number;
}

/** The lowest and the highest of some nets; nothing is always between them. */
export type Scale = readonly [low: number, high: number];

type Nets = Pick<Person, 'line' | 'net'>;

/** The scale that everybody's line fits in: lines on one page compare. */
export function scaleOf(people: readonly Nets[]): Scale {
  const nets = people.flatMap(({ line, net }) => [...line, net]);
  return [Math.min(0, ...nets), Math.max(0, ...nets)];
}

/** Draws nets from nothing to now. Where all is nothing the line lies in the middle. */
export function drawnLine({ line, net }: Nets, [low, high]: Scale, width: number, height: number): Drawn {
  const nets = [0, ...line, ...(line.at(-1) === net ? [] : [net])];
  const span = high - low;
  const y = (amount: number): number => (span ? height * (1 - (amount - low) / span) : height / 2);
  const step = nets.length > 1 ? width / (nets.length - 1) : 0;
  return {
    points: nets.map((amount, at) => [round(at * step), round(y(amount))] as const),
    zero: round(y(0)),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Whether the players' wins equal what banks and pools have lost. */
export const addsUp = ({ punters_net, tables_net }: Evening): boolean => punters_net + tables_net === 0;
