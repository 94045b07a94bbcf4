/** The table page: hints, loading states and labels of its smaller parts, in French. */

import type { tableHints as en } from '../../en/table/table-hints.ts';

export const tableHints: typeof en = {
  secondCard: 'Maintenant la seconde carte',
  lastDraw: (call) => `dernier\u00a0: ${call}`,
  tapCard: 'Touchez la carte tirée',
  indexOf: (at, all) => `${at} sur ${all}`,
  winsToAnswer: 'Gains en attente',
  removeEntry: (what) => `Retirer\u00a0: ${what}`,
  again: 'Remiser',
  bank: 'Banque',
  wouldPay: 'paierait',
  notLoaded: 'Chargement impossible pour l’instant. Il reprendra dès que le serveur répond.',
  neverOpened:
    'Cette tablette n’a pas encore ouvert cette table. La table s’ouvre dès que le serveur répond.',
  phone: { pack: (left) => `${left} au talon` },
};
