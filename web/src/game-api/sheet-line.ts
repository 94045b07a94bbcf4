/** Parses a line of the score sheet while the user types it, by the entries that a game declares. */

import type { EntryKind } from '../api/entry-kinds.ts';
import { caseless } from '../platform/caseless.ts';
import { readLineField, type FieldContext, type StoppedReading } from './line-fields.ts';

export type LineReading =
  | { kind: 'nothing'; verbs: string[] }
  | { kind: 'unknown'; word: string }
  | { kind: 'over'; word: string }
  | ({ verb: string } & StoppedReading)
  | { kind: 'good'; entry: { kind: string; fields: Record<string, unknown> }; offers: string[] };

/** What is needed to parse a line. */
export interface LineContext extends FieldContext {
  readonly kinds: readonly EntryKind[];
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
  const offers = read.kind === 'nothing' ? read.verbs : 'offers' in read ? read.offers : [];
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
  let offers: string[] = [];
  for (const field of kind.fields.filter(({ in_line }) => in_line)) {
    const word = words[at];
    if (kind.all?.replaces.includes(field.name) && (word === ALL || fields['all'])) {
      at += fields['all'] ? 0 : 1;
      fields['all'] = true;
      continue;
    }
    if (word === undefined && field.optional) continue;
    const read = readLineField(field, words.slice(at), context);
    if ('stopped' in read) return { verb: kind.verb, ...read.stopped };
    at += read.words;
    offers = read.offers ?? [];
    // A default that stands in the line is left out of the entry, as in the service.
    if (read.value !== undefined && read.value !== (field.default || undefined))
      fields[field.name] = read.value;
  }
  const over = words[at];
  if (over !== undefined) return { kind: 'over', word: over };
  return { kind: 'good', entry: { kind: kind.verb, fields }, offers };
}
