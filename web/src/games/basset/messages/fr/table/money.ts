/** Moving money: who, what and how much, and what is wrong with a typed sum, in French. */

import { inside } from '../../../../../i18n/fr/grammar.ts';
import type { en } from '../../en.ts';

export const money: (typeof en)['money'] = {
  book: (name, sum) => `Nouveau livre pour ${inside(name)}, ${sum}`,
  restake: (name, sum) => `Encaisser et remiser ${sum} pour ${inside(name)}`,
  done: {
    book: (sum) => `Nouveau livre, ${sum}`,
  },
};
