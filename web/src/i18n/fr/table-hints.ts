/** The table page: hints, loading states and labels of its smaller parts, in French. */

import type { deal as en } from '../en/table-hints.ts';

const cartes = (left: number): string => (left > 1 ? `il reste ${left} cartes` : 'il reste une carte');

export const deal: typeof en = {
  nowSecond: 'Maintenant la seconde carte',
  lastOne: (call) => `dernier\u00a0: ${call}`,
  endAgain: (left) => `Touchez encore\u00a0: ${cartes(left)}`,
  turning: 'Touchez sa carte',
  of: (at, all) => `${at} sur ${all}`,
  answersOf: 'Gains à répondre',
  takeOutOf: (what) => `Retirer\u00a0: ${what}`,
  again: 'Remiser',
  bank: 'Banque',
  parts: {
    name: 'un nom',
    card: 'une carte',
    draw: 'une carte',
    amount: 'un montant',
    suit: 'une couleur',
    outcome: 'win ou lose',
  },
  wouldPay: 'paierait',
  loading: 'Chargement de la table',
  fetching: 'Chargement…',
  notFetched: 'Chargement impossible pour l’instant. Il reprendra dès que le serveur répond.',
  notHereYet: 'Cette tablette n’a pas encore ouvert cette table. La table s’ouvre dès que le serveur répond.',
  phone: { pack: (left) => `${left} au talon` },
};
