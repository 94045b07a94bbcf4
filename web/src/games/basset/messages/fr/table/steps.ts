/** The next step in a few words, below the sentence of the table page, in French. */

import type { en } from '../../en.ts';
import { cards } from '../../../../../i18n/fr/grammar.ts';

export const steps: (typeof en)['steps'] = {
  tapCoin: 'Touchez une pièce, puis un rang',
  tapRank: 'Touchez un rang',
  buyInOrWithdraw: 'Apportez de l’argent, ou touchez une mise pour la retirer',
  setAside: (count) => `écartez ${cards(count)}`,
  tapFirst: (wins) => `touchez la carte qui ${wins ? 'gagne' : 'perd'}`,
  lastCardNext: 'il reste une carte',
  endNext: 'il ne reste pas de carte\u00a0: finissez la donne',
};
