/** Reads a line of the score sheet while it is typed, by the entries that a game declares. */

import { isNewPlayer, type EntryField, type EntryKind } from '../api/entry-kinds.ts';

export type LineReading =
  | { kind: 'nothing'; verbs: string[] }
  | { kind: 'unknown'; word: string }
  | { kind: 'over'; word: string }
  | { kind: 'short'; next: EntryField; offers: string[] }
  | { kind: 'wrong'; word: string; wanted: EntryField }
  | { kind: 'good'; entry: { kind: string; fields: Record<string, unknown> } };

/** What a line is read with. */
export interface LineContext {
  readonly kinds: readonly EntryKind[];
  /** The names of the seated players. */
  readonly players: readonly string[];
  /** Cards to offer, as they are written in a line. */
  readonly cards: readonly string[];
  /** Returns an amount in smallest units, or null. */
  readonly amountIn: (word: string) => number | null;
  /** The longest name of a new player, in characters. */
  readonly nameMost: number;
}

/** The word that stands for all. */
const EVERYTHING = '*';

/** Words of a line; a name with blanks stands in quotation marks. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"?|(\S+)/g)].map((found) => found[1] ?? found[2] ?? '');

/** Returns where the word begins that is being typed: after the last blank that stands in no name. */
function wordAt(line: string): number {
  const last = [...line.matchAll(/"[^"]*"?|\S+/g)].at(-1);
  const ends = !last || last.index + last[0].length < line.length || /^".*"$/.test(last[0]);
  return ends ? line.length : last.index;
}

/** Returns the line with each of the words that the one being typed may become; none if it may become none. */
export function completions(line: string, context: LineContext): string[] {
  const at = wordAt(line);
  const before = line.slice(0, at);
  const word = line.slice(at).toLowerCase().replace('"', '');
  const read = readLine(before, context);
  const offers = read.kind === 'nothing' ? read.verbs : read.kind === 'short' ? read.offers : [];
  return offers
    .filter((offer) => offer.toLowerCase().replace('"', '').startsWith(word))
    .map((offer) => `${before}${offer} `);
}

/** Reads a line. Names and cards are found whatever their case. */
export function readLine(line: string, context: LineContext): LineReading {
  const [typed = '', ...words] = wordsOf(line);
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
    if (kind.all?.replaces.includes(field.name) && (word === EVERYTHING || fields['all'])) {
      at += fields['all'] ? 0 : 1;
      fields['all'] = true;
      continue;
    }
    if (word === undefined && field.optional) continue;
    const read =
      field.type === 'cards' ? readCards(field, words.slice(at), context) : readField(field, word, context);
    if ('stopped' in read) return read.stopped;
    at += read.words;
    fields[field.name] = read.value;
  }
  const over = words[at];
  if (over !== undefined) return { kind: 'over', word: over };
  return { kind: 'good', entry: { kind: kind.verb, fields } };
}

type FieldReading = { value: unknown; words: number } | { stopped: LineReading };

function readField(field: EntryField, word: string | undefined, context: LineContext): FieldReading {
  if (word === undefined) return short(field, context);
  const value = readWord(field, word, context);
  return value === null ? { stopped: { kind: 'wrong', word, wanted: field } } : { value, words: 1 };
}

function readCards(field: EntryField, words: readonly string[], context: LineContext): FieldReading {
  const cards: string[] = [];
  for (const word of words.slice(0, field.most)) {
    const card = cardIn(word, field.pattern);
    if (card === null) return { stopped: { kind: 'wrong', word, wanted: field } };
    cards.push(card);
  }
  return cards.length < field.least ? short(field, context) : { value: cards, words: cards.length };
}

const short = (field: EntryField, context: LineContext): FieldReading => ({
  stopped: { kind: 'short', next: field, offers: offersOf(field, context) },
});

const quoted = (name: string): string => (/^[A-Za-z0-9_-]+$/.test(name) ? name : `"${name}"`);

function offersOf(field: EntryField, { players, cards }: LineContext): string[] {
  if (field.type === 'player') return isNewPlayer(field) ? [] : players.map(quoted);
  if (field.pattern) return cards.filter((card) => cardIn(card, field.pattern) !== null);
  return [...field.choices];
}

function readWord(field: EntryField, word: string, context: LineContext): unknown {
  switch (field.type) {
    case 'player':
      return isNewPlayer(field) ? newName(word, context.nameMost) : seatedName(word, context.players);
    case 'amount':
      return within(context.amountIn(word), field);
    case 'number':
      return /^\d+$/.test(word) ? within(Number(word), field) : null;
    case 'card':
      return cardIn(word, field.pattern);
    case 'choice':
      return field.choices.find((one) => one === word.toLowerCase()) ?? null;
    default:
      return word;
  }
}

const within = (value: number | null, { least, most }: EntryField): number | null =>
  value !== null && value >= least && value <= most ? value : null;

const newName = (word: string, most: number): string | null =>
  [...word.normalize()].length > most ? null : word;

/** Returns the player whose name this is, or the only one whose name begins so. */
function seatedName(word: string, players: readonly string[]): string | null {
  const low = word.toLowerCase();
  const whole = players.find((name) => name.toLowerCase() === low);
  const begun = players.filter((name) => name.toLowerCase().startsWith(low));
  return whole ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

/** Returns a card as the API writes it (rank in capitals, suit small), or null if the pattern has no such card. */
export function cardIn(word: string, pattern: string): string | null {
  const shape = new RegExp(pattern);
  const [low, high] = [word.toLowerCase(), word.toUpperCase()];
  const written = [high, high.slice(0, -1) + low.slice(-1), low];
  return written.find((one) => shape.test(one)) ?? null;
}
