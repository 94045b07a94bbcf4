/** How many places somebody gained or lost. */

import { Icon } from '../parts/Icon.tsx';
import { w } from '../words/words.ts';

export function Movement({ moved }: { moved: number }) {
  return (
    <span class="moved">
      <span aria-hidden="true">
        {moved === 0 ? '–' : <Icon sign={moved > 0 ? 'up' : 'down'} size={14} />}
        {moved !== 0 && Math.abs(moved)}
      </span>
      <span class="unseen">{w().following.moved(moved)}</span>
    </span>
  );
}
