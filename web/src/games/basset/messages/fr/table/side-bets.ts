/** How a side bet ended, in French. */

import type { en } from '../../en.ts';

export const sideBets: (typeof en)['sideBets'] = {
  won: (other) => `Pari avec ${other} gagné`,
  lost: (other) => `Pari avec ${other} perdu`,
  returned: (other) => `Pari avec ${other} rendu`,
};
