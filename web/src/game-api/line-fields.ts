/** Reads the fields of a line of the score sheet. */

import { isNewPlayer, type EntryField } from '../api/entry-kinds.ts';
import { playerCount, playerOf, type PlayerCount } from '../api/player-count.ts';
import { caseless, findName } from '../platform/caseless.ts';
import { parseCard, parseNumber } from './parse-word.ts';

/** What is needed to read a field. */
export interface FieldContext {
  /** The names of the seated players. */
  readonly players: readonly string[];
  /** The cards to offer, as a line writes them. */
  readonly cards: readonly string[];
  /** Returns an amount in smallest units, or null. */
  readonly parseAmount: (word: string) => number | null;
  /** The longest name of a new player, in characters. */
  readonly maxNameLength: number;
}

/** A line ends before `next`, or has a wrong word in place of `wanted`. */
export type StoppedReading =
  | { kind: 'short'; next: EntryField; offers: string[] }
  | { kind: 'wrong'; word: string; wanted: EntryField; isRepeated?: true };

/**
 * A value, how many words it has, and the words that may follow in a list. An optional field that the line leaves out
 * has the value `undefined`.
 */
type FieldReading = { value: unknown; words: number; offers?: string[] } | { stopped: StoppedReading };

/** The word of cards that are left out. */
const NO_CARDS = '-';

/** Reads a field from the words that are left. */
export function readLineField(
  field: EntryField,
  words: readonly string[],
  context: FieldContext,
): FieldReading {
  const [word] = words;
  if (word === undefined) return incomplete(field, context);
  if (field.joined) return readJoinedCards(field, word);
  if (field.type === 'cards') return readCards(field, words, context);
  if (field.type === 'players') return readPlayers(field, words, context);
  if (field.type === 'counts') return readCounts(field, words, context);
  const value = parseWord(field, word, context);
  return value === null ? wrong(field, word) : { value, words: 1 };
}

function readCards(field: EntryField, words: readonly string[], context: FieldContext): FieldReading {
  const cards: string[] = [];
  for (const word of words.slice(0, field.most)) {
    const card = parseCard(word, field.pattern);
    if (card === null) return wrong(field, word);
    cards.push(card);
  }
  return cards.length < field.least ? incomplete(field, context) : { value: cards, words: cards.length };
}

function readJoinedCards(field: EntryField, word: string): FieldReading {
  if (field.optional && word === NO_CARDS) return { value: undefined, words: 1 };
  const cards = word.split(',').map((card) => parseCard(card, field.pattern));
  return cards.includes(null) || !hasLength(field, cards) ? wrong(field, word) : { value: cards, words: 1 };
}

function readPlayers(field: EntryField, words: readonly string[], context: FieldContext): FieldReading {
  const names: string[] = [];
  for (const word of words.slice(0, field.most)) {
    const name = findPlayer(word, context.players);
    if (name === null) return wrong(field, word);
    if (names.includes(name)) return { stopped: { kind: 'wrong', word, wanted: field, isRepeated: true } };
    names.push(name);
  }
  return namedList(field, names, names, context, 1);
}

/** Reads pairs of name and number. Whether a player may stand here twice is a rule of the game. */
function readCounts(field: EntryField, words: readonly string[], context: FieldContext): FieldReading {
  const counts: PlayerCount[] = [];
  const number = numberOf(field);
  for (let at = 0; at < words.length && counts.length < field.most; at += 2) {
    const [name = '', digits] = words.slice(at, at + 2);
    const player = findPlayer(name, context.players);
    if (player === null) return wrong(field, name);
    if (digits === undefined) return { stopped: { kind: 'short', next: number, offers: [] } };
    const count = parseNumber(digits, number.least, number.most);
    if (count === null) return wrong(number, digits);
    counts.push(playerCount(player, count));
  }
  return namedList(field, counts, counts.map(playerOf), context, 2);
}

/** Returns a list that names players; the other players are offered next. */
function namedList(
  field: EntryField,
  items: readonly unknown[],
  names: readonly string[],
  context: FieldContext,
  wordsOfItem: number,
): FieldReading {
  const players = context.players.filter((player) => !names.includes(player));
  const others = { ...context, players };
  if (items.length < field.least) return incomplete(field, others);
  const offers = items.length < field.most ? completionsFor(field, others) : [];
  return { value: items, words: wordsOfItem * items.length, offers };
}

/** Returns the number in a pair as a field without a name. */
const numberOf = (field: EntryField): EntryField => ({
  ...field,
  name: '',
  type: 'number',
  least: field.each_least,
  most: field.each_most,
});

const hasLength = ({ least, most }: EntryField, { length }: readonly unknown[]): boolean =>
  length >= least && length <= most;

const wrong = (wanted: EntryField, word: string): FieldReading => ({
  stopped: { kind: 'wrong', word, wanted },
});

const incomplete = (field: EntryField, context: FieldContext): FieldReading => ({
  stopped: { kind: 'short', next: field, offers: completionsFor(field, context) },
});

const quoteIfNeeded = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : `"${name}"`);

const NAMES_PLAYERS: ReadonlySet<EntryField['type']> = new Set(['player', 'players', 'counts']);

function completionsFor(field: EntryField, { players, cards }: FieldContext): string[] {
  if (isNewPlayer(field) || field.joined) return [];
  if (NAMES_PLAYERS.has(field.type)) return players.map(quoteIfNeeded);
  if (field.pattern) return cards.filter((card) => parseCard(card, field.pattern) !== null);
  return [...field.choices];
}

function parseWord(field: EntryField, word: string, context: FieldContext): unknown {
  switch (field.type) {
    case 'player':
      return isNewPlayer(field)
        ? newNameOrNull(word, context.maxNameLength)
        : findPlayer(word, context.players);
    case 'amount':
      return ifInRange(context.parseAmount(word), field);
    case 'number':
      return parseNumber(word, field.least, field.most);
    case 'card':
      return parseCard(word, field.pattern);
    case 'choice':
      return field.choices.find((one) => one === word.toLowerCase()) ?? null;
    default:
      return word;
  }
}

const ifInRange = (value: number | null, { least, most }: EntryField): number | null =>
  value !== null && value >= least && value <= most ? value : null;

const newNameOrNull = (word: string, most: number): string | null =>
  [...word.normalize()].length > most ? null : word;

/** Returns the player with this name, or the only player whose name starts with it; else null. */
function findPlayer(word: string, players: readonly string[]): string | null {
  const matches = players.filter((name) => caseless(name).startsWith(caseless(word)));
  return findName(players, word) ?? (matches.length === 1 ? (matches[0] ?? null) : null);
}
