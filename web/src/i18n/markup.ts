/** Markup inside a text: strong parts, and gaps that a tap fills. */

const OPEN = '\ue000';
const CLOSE = '\ue001';

/** The gap that the next tap fills. */
export const GAP = '\ue002';
/** A gap that is filled later. */
export const LATER = '\ue003';

export interface Piece {
  readonly kind: 'plain' | 'strong' | 'gap' | 'later';
  readonly text: string;
}

/** Marks a text as strong. */
export const strong = (text: string): string => OPEN + text + CLOSE;

/** Splits a text of the catalogue into plain, strong and gap pieces. */
export function pieces(text: string): Piece[] {
  return [...text.matchAll(/\ue000([^\ue001]*)\ue001|\ue002|\ue003|[^\ue000-\ue003]+/g)].map(piece);
}

function piece([whole, strongText]: RegExpMatchArray): Piece {
  if (whole === GAP) return { kind: 'gap', text: '' };
  if (whole === LATER) return { kind: 'later', text: '' };
  return strongText === undefined ? { kind: 'plain', text: whole } : { kind: 'strong', text: strongText };
}

/** The text without markup, for screen readers and titles. Gaps become an ellipsis. */
export function plain(text: string): string {
  return text.replace(/[\ue000\ue001]/g, '').replace(/[\ue002\ue003]/g, '…');
}
