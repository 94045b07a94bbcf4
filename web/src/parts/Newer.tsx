/** That a newer Paroli is here, said quietly; it is loaded when somebody asks for it. */

import { newer, renew } from '../sw/reopening.ts';
import { w } from '../words/words.ts';
import { Tap } from './Tap.tsx';

/** `idle`: it is said, but for a moment there is something that reloading would leave behind. */
export function Newer({ idle = false }: { idle?: boolean }) {
  if (!newer.value) return null;
  return (
    <p class="newer">
      {w().chip.newer}
      <Tap idle={idle} does={renew}>
        {w().chip.reload}
      </Tap>
    </p>
  );
}
