/** How many places somebody gained or lost. */

import { Icon } from '../Icon.tsx';
import { t } from '../../i18n/language.ts';

export function PlaceChange({ moved }: { moved: number }) {
  return (
    <span class="moved">
      <span aria-hidden="true">
        {moved === 0 ? '–' : <Icon sign={moved > 0 ? 'up' : 'down'} size={14} />}
        {moved !== 0 && Math.abs(moved)}
      </span>
      <span class="unseen">{t().following.moved(moved)}</span>
    </span>
  );
}
