/** How many cards of a rank were drawn. */

import { SUITED } from '../../view.ts';
import './SeenDots.css';

interface SeenDotsProps {
  readonly packs: number;
  readonly seen: number;
  /** In the head of a column. */
  readonly small?: boolean;
}

/** Four dots, one for each card of the rank; those seen are full. Of more packs the count is written. */
export function SeenDots({ packs, seen, small = false }: SeenDotsProps) {
  if (packs > 1)
    return (
      <span class="seen-dots" data-counted data-small={small} aria-hidden="true">
        {seen}/{SUITED * packs}
      </span>
    );
  return (
    <span class="seen-dots" data-small={small} aria-hidden="true">
      {[1, 2, 3, 4].map((at) => (
        <i key={at} data-seen={at <= seen} />
      ))}
    </span>
  );
}
