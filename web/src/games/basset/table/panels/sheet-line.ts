/** A line of the score sheet, read as it is typed: what it would enter, or what it still lacks. */

import { currencyOf } from '../../../../i18n/currency.ts';
import { t } from '../../../../i18n/language.ts';
import { amountIn, sumFault } from '../../../../i18n/money.ts';
import { NAME_MOST, tooLong } from '../../../../i18n/names.ts';
import { RANKS, rankOf } from '../../../../i18n/ranks.ts';
import { nextPlace, toNewest } from '../../table-queries.ts';
import type { Table } from '../../view.ts';

/** What a word of a line stands for. */
export type Part = 'name' | 'card' | 'amount' | 'suit' | 'outcome' | 'draw';

export type Read =
  | { kind: 'nothing'; verbs: string[] }
  | { kind: 'unknown'; word: string }
  | { kind: 'over'; word: string }
  | { kind: 'short'; next: Part; offers: string[] }
  | { kind: 'wrong'; word: string; wanted: Part; fault?: string }
  | { kind: 'good'; entry: { kind: string; fields: Record<string, unknown> } };

type Shape = readonly (readonly [field: string, part: Part, optional?: 'optional'])[];

const SHAPES: Readonly<Record<string, Shape>> = {
  seat: [
    ['name', 'name'],
    ['purse', 'amount'],
    ['suit', 'suit', 'optional'],
  ],
  buyin: [
    ['punter', 'name'],
    ['amount', 'amount'],
  ],
  cashout: [
    ['punter', 'name'],
    ['amount', 'amount'],
  ],
  fund: [['amount', 'amount']],
  stake: [
    ['punter', 'name'],
    ['card', 'card'],
    ['amount', 'amount'],
  ],
  withdraw: [
    ['punter', 'name'],
    ['card', 'card'],
  ],
  fasse: [['first', 'draw']],
  pair: [
    ['first', 'draw'],
    ['second', 'draw'],
  ],
  last: [['first', 'draw']],
  take: [
    ['punter', 'name'],
    ['card', 'card'],
    ['restake', 'amount', 'optional'],
  ],
  paroli: [
    ['punter', 'name'],
    ['card', 'card'],
  ],
  pay: [
    ['punter', 'name'],
    ['card', 'card'],
  ],
  mace: [
    ['punter', 'name'],
    ['card', 'card'],
    ['amount', 'amount'],
  ],
  sidebet: [
    ['backer', 'name'],
    ['against', 'name'],
    ['punter', 'name'],
    ['card', 'card'],
    ['outcome', 'outcome'],
    ['amount', 'amount'],
  ],
  book: [
    ['punter', 'name'],
    ['price', 'amount'],
  ],
  end: [],
  close: [],
};

const OFFERS: Partial<Record<Part, readonly string[]>> = {
  card: RANKS,
  draw: RANKS,
  suit: ['spades', 'hearts', 'diamonds', 'clubs'],
  outcome: ['win', 'lose'],
};

/** Words of a line; a name with blanks stands in quotation marks. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"?|(\S+)/g)].map((found) => found[1] ?? found[2] ?? '');

/** Where the word begins that is being typed: after the last blank that stands in no name. */
function wordAt(line: string): number {
  const last = [...line.matchAll(/"[^"]*"?|\S+/g)].at(-1);
  const ends = !last || last.index + last[0].length < line.length || /^".*"$/.test(last[0]);
  return ends ? line.length : last.index;
}

/** Returns the line with each of the words that the one being typed may become; none where it has begun none. */
export function completions(line: string, table: Table): string[] {
  const at = wordAt(line);
  const before = line.slice(0, at);
  const word = line.slice(at).toLowerCase().replace('"', '');
  const read = readLine(before, table);
  const offers = read.kind === 'nothing' ? read.verbs : read.kind === 'short' ? read.offers : [];
  return offers
    .filter((offer) => offer.toLowerCase().replace('"', '').startsWith(word))
    .map((offer) => `${before}${offer} `);
}

/** Reads a line as the score sheet has it. Names and cards are found whatever their case. */
export function readLine(line: string, table: Table): Read {
  const [verb = '', ...words] = wordsOf(line);
  const shape = SHAPES[verb.toLowerCase()];
  if (!shape) {
    const verbs = Object.keys(SHAPES).filter((one) => one.startsWith(verb.toLowerCase()));
    return verbs.length ? { kind: 'nothing', verbs } : { kind: 'unknown', word: verb };
  }
  if (verb.toLowerCase() === 'take' && words[0] === '*')
    return { kind: 'good', entry: { kind: 'take', fields: { all: true, ...toNewest(table) } } };
  return readWords(verb.toLowerCase(), shape, words, table);
}

function readWords(verb: string, shape: Shape, words: string[], table: Table): Read {
  const fields: Record<string, unknown> = {};
  for (const [at, [field, part, optional]] of shape.entries()) {
    const word = words[at];
    if (word === undefined && optional) continue;
    if (word === undefined) return { kind: 'short', next: part, offers: offersOf(part, verb, table) };
    const value = partValue(part, word, table, verb);
    if (value === null) return wrong(word, part, table);
    fields[field] = value;
  }
  const over = words[shape.length];
  if (over !== undefined) return { kind: 'over', word: over };
  return { kind: 'good', entry: { kind: verb, fields: drawFields(verb, fields, table) } };
}

function wrong(word: string, wanted: Part, table: Table): Read {
  const { currency } = table;
  const fault =
    wanted === 'amount'
      ? sumFault(word, currencyOf(currency), '')
      : wanted === 'name' && tooLong(word, NAME_MOST);
  return { kind: 'wrong', word, wanted, ...(fault && { fault }) };
}

/** Verbs whose sum may be nothing. */
const FREE = new Set(['seat', 'book']);

function amountOf(word: string, table: Table, verb: string): number | null {
  const amount = amountIn(word, currencyOf(table.currency));
  return amount === 0 && !FREE.has(verb) ? null : amount;
}

const quoted = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : `"${name}"`);

function offersOf(part: Part, verb: string, table: Table): string[] {
  if (part === 'name') return verb === 'seat' ? [] : table.punters.map(({ name }) => quoted(name));
  return [...(OFFERS[part] ?? [])];
}

function partValue(part: Part, word: string, table: Table, verb: string): unknown {
  switch (part) {
    case 'name':
      if (verb === 'seat') return [...word.normalize()].length > NAME_MOST ? null : word;
      return named(word, table);
    case 'card':
      return cardOf(word, /^(10|[2-9AJQK])(#\d+)?$/i);
    case 'draw':
      return cardOf(word, /^(10|[2-9AJQK])[hdcs]?$/i);
    case 'amount':
      return amountOf(word, table, verb);
    default:
      return OFFERS[part]?.find((one) => one === word.toLowerCase()) ?? null;
  }
}

/** A name in full, or its only beginning. */
function named(word: string, table: Table): string | null {
  const low = word.toLowerCase();
  const names = table.punters.map(({ name }) => name);
  const whole = names.find((name) => name.toLowerCase() === low);
  const begun = names.filter((name) => name.toLowerCase().startsWith(low));
  return whole ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

function cardOf(word: string, shape: RegExp): string | null {
  if (!shape.test(word)) return null;
  const rank = rankOf(word.toUpperCase().replace(/[HDCS]$/, ''));
  return rank + word.slice(rank.length).toLowerCase();
}

function drawFields(verb: string, fields: Record<string, unknown>, table: Table): Record<string, unknown> {
  if (['take', 'paroli', 'pay'].includes(verb)) return { ...fields, ...toNewest(table) };
  if (!['fasse', 'pair', 'last'].includes(verb)) return fields;
  const cards = [fields.first, fields.second].filter((one) => one !== undefined);
  return { cards, place: nextPlace(table) };
}

/** What is said of a line while it is typed. `begun`: whether the word being typed may still become one of those that are offered. */
export function sheetLineText(read: Read, begun: boolean): string {
  const { shortcuts, tableHints } = t();
  switch (read.kind) {
    case 'good':
      return shortcuts.lineReady;
    case 'short':
      return shortcuts.lineMissing(tableHints.parts[read.next]);
    case 'wrong':
      if (begun) return shortcuts.lineMissing(tableHints.parts[read.wanted]);
      return read.fault ?? shortcuts.lineWrong[read.wanted](read.word);
    case 'over':
      return shortcuts.lineTooLong(read.word);
    case 'unknown':
      return shortcuts.lineUnknown(read.word);
    case 'nothing':
      return shortcuts.lineMissing(read.verbs.join(', '));
  }
}
