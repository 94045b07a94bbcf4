/** Parses a line of the score sheet while the user types it, by the entries that a game declares. */

import { isNewPlayer, type EntryField, type EntryKind } from '../api/entry-kinds.ts';
import { caseless, findName } from '../platform/caseless.ts';

export type LineReading =
  | { kind: 'nothing'; verbs: string[] }
  | { kind: 'unknown'; word: string }
  | { kind: 'over'; word: string }
  | ({ verb: string } & StoppedReading)
  | { kind: 'good'; entry: { kind: string; fields: Record<string, unknown> } };

/** Where the reading of an entry's fields stops. */
type StoppedReading =
  | { kind: 'short'; next: EntryField; offers: string[] }
  | { kind: 'wrong'; word: string; wanted: EntryField };

/** What is needed to parse a line. */
export interface LineContext {
  readonly kinds: readonly EntryKind[];
  /** The names of the seated players. */
  readonly players: readonly string[];
  /** The cards to offer, as a line writes them. */
  readonly cards: readonly string[];
  /** Returns an amount in smallest units, or null. */
  readonly parseAmount: (word: string) => number | null;
  /** The longest name of a new player, in characters. */
  readonly maxNameLength: number;
}

/** The word in a line that stands for all players or cards. */
const ALL = '*';

/** Returns the words of a line. A name with spaces is in quotation marks. */
const splitWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"?|(\S+)/g)].map((found) => found[1] ?? found[2] ?? '');

/** Returns the start of the word being typed: after the last space outside of quotation marks. */
function startOfLastWord(line: string): number {
  const last = [...line.matchAll(/"[^"]*"?|\S+/g)].at(-1);
  const ends = !last || last.index + last[0].length < line.length || /^".*"$/.test(last[0]);
  return ends ? line.length : last.index;
}

/** Returns the line completed with each word that the word being typed may become. */
export function completions(line: string, context: LineContext): string[] {
  const at = startOfLastWord(line);
  const before = line.slice(0, at);
  const word = caseless(line.slice(at).replace('"', ''));
  const read = readLine(before, context);
  const offers = read.kind === 'nothing' ? read.verbs : read.kind === 'short' ? read.offers : [];
  return offers
    .filter((offer) => caseless(offer.replace('"', '')).startsWith(word))
    .map((offer) => `${before}${offer} `);
}

/** Parses a line. Names are compared as the server compares them. Case does not matter in cards. */
export function readLine(line: string, context: LineContext): LineReading {
  const [typed = '', ...words] = splitWords(line);
  const verb = typed.toLowerCase();
  const kind = context.kinds.find((one) => one.verb === verb);
  if (kind) return readWords(kind, words, context);
  const verbs = context.kinds.map((one) => one.verb).filter((one) => one.startsWith(verb));
  return verbs.length ? { kind: 'nothing', verbs } : { kind: 'unknown', word: typed };
}

function readWords(kind: EntryKind, words: string[], context: LineContext): LineReading {
  const fields: Record<string, unknown> = {};
  let at = 0;
  for (const field of kind.fields.filter(({ in_line }) => in_line)) {
    const word = words[at];
    if (kind.all?.replaces.includes(field.name) && (word === ALL || fields['all'])) {
      at += fields['all'] ? 0 : 1;
      fields['all'] = true;
      continue;
    }
    if (word === undefined && field.optional) continue;
    const read =
      field.type === 'cards' ? readCards(field, words.slice(at), context) : readField(field, word, context);
    if ('stopped' in read) return { verb: kind.verb, ...read.stopped };
    at += read.words;
    fields[field.name] = read.value;
  }
  const over = words[at];
  if (over !== undefined) return { kind: 'over', word: over };
  return { kind: 'good', entry: { kind: kind.verb, fields } };
}

type FieldReading = { value: unknown; words: number } | { stopped: StoppedReading };

function readField(field: EntryField, word: string | undefined, context: LineContext): FieldReading {
  if (word === undefined) return incomplete(field, context);
  const value = parseWord(field, word, context);
  return value === null ? { stopped: { kind: 'wrong', word, wanted: field } } : { value, words: 1 };
}

function readCards(field: EntryField, words: readonly string[], context: LineContext): FieldReading {
  const cards: string[] = [];
  for (const word of words.slice(0, field.most)) {
    const card = parseCard(word, field.pattern);
    if (card === null) return { stopped: { kind: 'wrong', word, wanted: field } };
    cards.push(card);
  }
  return cards.length < field.least ? incomplete(field, context) : { value: cards, words: cards.length };
}

const incomplete = (field: EntryField, context: LineContext): FieldReading => ({
  stopped: { kind: 'short', next: field, offers: completionsFor(field, context) },
});

const quoteIfNeeded = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : `"${name}"`);

function completionsFor(field: EntryField, { players, cards }: LineContext): string[] {
  if (field.type === 'player') return isNewPlayer(field) ? [] : players.map(quoteIfNeeded);
  if (field.pattern) return cards.filter((card) => parseCard(card, field.pattern) !== null);
  return [...field.choices];
}

function parseWord(field: EntryField, word: string, context: LineContext): unknown {
  switch (field.type) {
    case 'player':
      return isNewPlayer(field)
        ? newNameOrNull(word, context.maxNameLength)
        : findPlayer(word, context.players);
    case 'amount':
      return ifInRange(context.parseAmount(word), field);
    case 'number':
      return /^\d+$/.test(word) ? ifInRange(Number(word), field) : null;
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

/** Returns a card as the API writes it (rank in capitals, suit in lower case), or null if the pattern has no such card. */
export function parseCard(word: string, pattern: string): string | null {
  const expression = new RegExp(pattern);
  const [low, high] = [word.toLowerCase(), word.toUpperCase()];
  const spellings = [high, high.slice(0, -1) + low.slice(-1), low];
  return spellings.find((one) => expression.test(one)) ?? null;
}
