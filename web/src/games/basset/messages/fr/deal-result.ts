/** The result of the deal that just ended, at the top of the table page, in French. */

import type { en } from '../en.ts';
import { counted } from '../../../../i18n/fr/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';

export const dealResult: (typeof en)['dealResult'] = {
  over: 'Donne finie. Les couches rentrent.',
  bankWins: (deal, sum) => `Donne ${deal}\u00a0: la banque gagne ${strong(sum)}`,
  bankLoses: (deal, sum) => `Donne ${deal}\u00a0: la banque perd ${strong(sum)}`,
  bankEven: (deal) => `Donne ${deal}\u00a0: la banque ne gagne ni ne perd`,
};

export const endEarly: (typeof en)['endEarly'] = {
  open: 'Finir la donne avant la fin',
  cardsLeft: (count) => (count < 2 ? 'Il reste 1 carte.' : `Il reste ${count} cartes.`),
  couchesGoHome: 'Les couches rentrent',
  parolisLost: (count, sum) =>
    `${counted(count, 'paroli')} (${sum}) ${count < 2 ? 'est perdu' : 'sont perdus'}`,
  parolisStay: (count, sum) =>
    `${counted(count, 'paroli')} (${sum}) ${count < 2 ? 'reste' : 'restent'} pour la donne suivante`,
};
