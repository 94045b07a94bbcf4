/** How many cards of a rank were drawn. */

import { SUITED } from '../../i18n/ranks.ts';
import './SeenDots.css';

interface SeenDotsProps {
  readonly packs: number;
  readonly seen: number;
  /** The size for the head of a column. */
  readonly small?: boolean;
}

/** Four dots, one for each card of the rank, filled if drawn. With several packs, a count instead. */
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
