/** The menu of the table page, top left. */

import { Icon } from '../../parts/Icon.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { w } from '../../words/words.ts';

export function TableMenu() {
  return (
    <Tap class="menu-button" does={() => undefined} aria-label={w().band.menu}>
      <Icon sign="menu" />
    </Tap>
  );
}
