/** The words of the game in sentences, as regular expressions without groups, in French. */

import type { en } from '../en.ts';

export const termPatterns: (typeof en)['termPatterns'] = {
  fasse: 'fasse',
  couch: 'couches?',
  paroli: 'parolis?',
  corner: 'coins? pliés?',
  mace: 'masses?',
  ladder: 'échelle',
  twins: 'doublets?',
  restake: 'remiser',
};
