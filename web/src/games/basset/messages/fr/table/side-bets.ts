/** How a side bet ended, in French. */

import type { en } from '../../en.ts';

export const sideBets: (typeof en)['sideBets'] = {
  won: 'Pari gagné',
  lost: 'Pari perdu',
  returned: 'Pari rendu',
};
