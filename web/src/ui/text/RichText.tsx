/** A text of the catalogue with its strong parts, gaps and explained words. */

import './RichText.css';
import { pieces, type Piece } from '../../i18n/markup.ts';
import { TermButton } from '../buttons/TermButton.tsx';

/** `gap`: whether the next gap is for the winning or the losing card. */
export function RichText({ text, gap = 'wins' }: { text: string; gap?: 'wins' | 'loses' }) {
  return <>{pieces(text).map((piece, index) => shown(piece, index, gap))}</>;
}

function shown({ kind, text, term = '' }: Piece, index: number, gap: string) {
  if (kind === 'strong') return <strong key={index}>{text}</strong>;
  if (kind === 'term') return <TermButton key={index} term={term} text={text} />;
  if (kind === 'plain') return text;
  return (
    <span key={index} class="rich-text__gap" data-gap={kind === 'later' ? kind : gap}>
      <span class="visually-hidden">…</span>
    </span>
  );
}
