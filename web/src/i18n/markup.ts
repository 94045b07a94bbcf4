/** Markup inside a text: strong parts, gaps that a tap fills, and words of a game that a tap explains. */

const OPEN = '\ue000';
const CLOSE = '\ue001';

/** The gap that the next tap fills. */
export const GAP = '\ue002';
/** A gap that is filled later. */
export const LATER = '\ue003';

const TERM_OPEN = '\ue004';
const TERM_TEXT = '\ue005';
const TERM_CLOSE = '\ue006';

export interface Piece {
  readonly kind: 'plain' | 'strong' | 'gap' | 'later' | 'term';
  readonly text: string;
  /** The name of the term that a tap explains. */
  readonly term?: string;
}

/** Marks a text as strong. */
export const strong = (text: string): string => OPEN + text + CLOSE;

/** Marks a text as a word of a game that a tap explains. */
export const term = (name: string, text: string): string => TERM_OPEN + name + TERM_TEXT + text + TERM_CLOSE;

const PIECE =
  /\ue000([^\ue001]*)\ue001|\ue004([^\ue005]*)\ue005([^\ue006]*)\ue006|\ue002|\ue003|[^\ue000-\ue006]+/g;

/** Splits a text of the catalogue into plain, strong, term and gap pieces. */
export function pieces(text: string): Piece[] {
  return [...text.matchAll(PIECE)].map(piece);
}

function piece([whole, strongText, name, termText = '']: RegExpMatchArray): Piece {
  if (whole === GAP) return { kind: 'gap', text: '' };
  if (whole === LATER) return { kind: 'later', text: '' };
  if (name !== undefined) return { kind: 'term', text: termText, term: name };
  if (strongText !== undefined) return { kind: 'strong', text: strongText };
  return { kind: 'plain', text: whole };
}

/**
 * Marks the words that `patterns` match outside of strong parts. `patterns` has regular expressions without groups,
 * by the names of their terms.
 */
export function markTerms(text: string, patterns: Readonly<Record<string, string>>): string {
  const names = Object.keys(patterns);
  const words = Object.values(patterns).map((pattern) => `(${pattern})`);
  const found = new RegExp(`\ue000[^\ue001]*\ue001|(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  return text.replace(found, (whole: string, ...matched: unknown[]) => {
    const index = names.findIndex((_, at) => matched[at] !== undefined);
    return index < 0 ? whole : term(names[index] ?? '', whole);
  });
}

/** The text without markup, for screen readers and titles. Gaps become an ellipsis. */
export function plain(text: string): string {
  return text.replace(/\ue004[^\ue005]*\ue005|[\ue000\ue001\ue006]/g, '').replace(/[\ue002\ue003]/g, '…');
}
