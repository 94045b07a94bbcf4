/** A text of the catalogue, with its weight and its gaps. */

import './RichText.css';
import { pieces, type Piece } from '../i18n/markup.ts';

/** `gap`: whether the gap that the next tap fills is a winner's place or a loser's. */
export function RichText({ text, gap = 'wins' }: { text: string; gap?: 'wins' | 'loses' }) {
  return <>{pieces(text).map((piece, index) => shown(piece, index, gap))}</>;
}

function shown({ kind, text }: Piece, index: number, gap: string) {
  if (kind === 'strong') return <strong key={index}>{text}</strong>;
  if (kind === 'plain') return text;
  return (
    <span key={index} class="rich-text__gap" data-gap={kind === 'later' ? kind : gap}>
      <span class="unseen">…</span>
    </span>
  );
}
