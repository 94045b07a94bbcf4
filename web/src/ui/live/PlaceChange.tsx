/** How many places a player gained or lost. */

import { Icon } from '../Icon.tsx';
import { t } from '../../i18n/language.ts';

/** `class`: a class of the parent, which places it. */
export function PlaceChange({ moved, class: place }: { moved: number; class: string }) {
  return (
    <span class={place}>
      <span aria-hidden="true">
        {moved === 0 ? '–' : <Icon sign={moved > 0 ? 'up' : 'down'} size={14} />}
        {moved !== 0 && Math.abs(moved)}
      </span>
      <span class="visually-hidden">{t().publicPages.placesMoved(moved)}</span>
    </span>
  );
}
