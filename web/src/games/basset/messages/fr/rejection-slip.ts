/** The slip of a refused entry, in French. */

import type { en } from '../en.ts';

export const rejection: (typeof en)['rejection'] = {
  continueStaking: 'Continuer les mises',
};
