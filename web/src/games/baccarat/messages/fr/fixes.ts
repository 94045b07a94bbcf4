/** Ways out of a refusal, in French. */

import type { en } from '../en.ts';

export const fixes: (typeof en)['fixes'] = {
  bank: (sum) => `Banque de ${sum}`,
  bankOf: (name, sum) => `${name}\u00a0: banque de ${sum}`,
  pass: 'Passer la main',
  refill: 'Ajouter à la banque',
  accept: 'D’abord tenir tout',
  shuffle: 'D’abord mêler les cartes',
  withoutCheval: 'Sur un seul tableau',
  stands: 'Laisser le joueur debout',
  enterAgain: 'Saisir comme coup suivant',
  withoutThird: 'Sans la troisième carte',
  resultOnly: 'Saisir seulement le résultat',
};
