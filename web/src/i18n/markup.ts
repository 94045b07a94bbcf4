/** Marks inside a text: what is said with weight, and the gaps of a sentence that a tap will fill. */

const OPEN = '\ue000';
const SHUT = '\ue001';

/** The gap that the next tap fills. */
export const GAP = '\ue002';
/** A gap that is filled later. */
export const LATER = '\ue003';

export interface Piece {
  readonly kind: 'plain' | 'strong' | 'gap' | 'later';
  readonly text: string;
}

/** Marks a text as said with weight. */
export const strong = (text: string): string => OPEN + text + SHUT;

/** Cuts a text from the catalogue into what is to be shown in its own way. */
export function pieces(text: string): Piece[] {
  return [...text.matchAll(/\ue000([^\ue001]*)\ue001|\ue002|\ue003|[^\ue000-\ue003]+/g)].map(piece);
}

function piece([whole, weighty]: RegExpMatchArray): Piece {
  if (whole === GAP) return { kind: 'gap', text: '' };
  if (whole === LATER) return { kind: 'later', text: '' };
  return weighty === undefined ? { kind: 'plain', text: whole } : { kind: 'strong', text: weighty };
}

/** A text as a reader or a title takes it: gaps become three dots. */
export function plain(text: string): string {
  return text.replace(/[\ue000\ue001]/g, '').replace(/[\ue002\ue003]/g, '…');
}
