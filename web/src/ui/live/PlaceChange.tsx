/** How many places a player gained or lost. */

import { pageWords } from '../../i18n/page-words.ts';
import { Icon } from '../Icon.tsx';

/** `class`: a class of the parent, which places it. */
export function PlaceChange({ moved, class: place }: { moved: number; class: string }) {
  return (
    <span class={place}>
      <span aria-hidden="true">
        {moved === 0 ? '–' : <Icon sign={moved > 0 ? 'up' : 'down'} size={14} />}
        {moved !== 0 && Math.abs(moved)}
      </span>
      <span class="visually-hidden">{pageWords().publicPages.placesMoved(moved)}</span>
    </span>
  );
}
