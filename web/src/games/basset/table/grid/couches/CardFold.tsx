/** A folded corner of a card. `bent`: the line of a corner that is bent for a pay. */

import './CardFold.css';

interface CardFoldProps {
  readonly corner: 'tr' | 'tl' | 'br' | 'bl';
  readonly bent?: boolean;
  /** The line only. */
  readonly lineOnly?: boolean;
  /** A class of the parent, which sizes it. */
  readonly class: string;
}

export function CardFold({ corner, bent = false, lineOnly = bent, class: place }: CardFoldProps) {
  return (
    <svg
      class={`card-fold ${place}`}
      data-corner={corner}
      data-bent={bent}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      <path d={lineOnly ? 'M0 0 12 12' : 'M0 0V12H12Z'} />
    </svg>
  );
}
