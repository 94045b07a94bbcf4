/** A text of the catalogue, with its weight and its gaps. */

import { pieces, type Piece } from '../words/marks.ts';

export function Said({ text }: { text: string }) {
  return <>{pieces(text).map(shown)}</>;
}

function shown({ kind, text }: Piece, index: number) {
  if (kind === 'strong') return <strong key={index}>{text}</strong>;
  if (kind === 'plain') return text;
  return <span key={index} class={`gap ${kind}`} aria-hidden="true" />;
}
