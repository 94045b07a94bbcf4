/** A text of the catalogue with its weights and gaps. */

import { pieces } from '../words/marks.ts';

/** `gap`: the colour of the place that the next tap fills. */
export function Said({ text, gap = 'gold' }: { text: string; gap?: 'gold' | 'rouge' }) {
  return (
    <>
      {pieces(text).map((piece, at) => {
        if (piece.kind === 'plain') return piece.text;
        if (piece.kind === 'strong') return <b key={at}>{piece.text}</b>;
        return (
          <span key={at} class={`gap ${piece.kind === 'gap' ? gap : 'later'}`}>
            <span class="unseen">…</span>
          </span>
        );
      })}
    </>
  );
}
