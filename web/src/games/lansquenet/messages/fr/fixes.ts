/** Ways out of a refusal, in French. */

import { from } from '../../../../i18n/fr/grammar.ts';
import type { en } from '../en.ts';

export const fixes: (typeof en)['fixes'] = {
  wager: (sum) => `Enjeu\u00a0: ${sum}`,
  cover: (sum) => `Couvrir ${sum}`,
  pay: (sum) => `Payer ${sum}`,
  takeCoverBack: (name) => `Reprendre la couverture ${from(name)}`,
  addPlayer: 'Ajouter un joueur',
  pass: 'Passer les cartes',
  sell: 'Vendre les cartes',
  enterAgain: 'Saisir comme main suivante',
};
