/** Words of the declaration of Basset, in French, by their English. */

import type { en } from '../common-en.ts';

export const declared: (typeof en)['declared'] = {
  'the backer': 'celui qui parie',
  'who takes it': 'celui qui tient le pari',
  'whose stake': 'à qui est la mise',
  'win or lose': 'win ou lose',
};
