import type { deal as en } from '../en/table-hints.ts';

const cartes = (left: number): string => (left > 1 ? `il reste ${left} cartes` : 'il reste une carte');

export const deal: typeof en = {
  nowSecond: 'À présent la seconde carte',
  lastOne: (call) => `dernier\u00a0: ${call}`,
  endAgain: (left) => `Touchez encore\u00a0: ${cartes(left)}`,
  turning: 'À présent sa carte',
  of: (at, all) => `${at} sur ${all}`,
  answersOf: 'À répondre',
  takeOutOf: (what) => `Retirer\u00a0: ${what}`,
  again: 'Remettre',
  bank: 'Banque',
  parts: {
    name: 'un nom',
    card: 'une carte',
    draw: 'une carte',
    amount: 'une somme',
    suit: 'une couleur',
    outcome: 'win ou lose',
  },
  wouldPay: 'paierait',
  loading: 'Ouverture des livres',
  fetching: 'On va le chercher.',
  notFetched: 'Cela ne peut venir maintenant. Cela viendra de soi-même dès que Paroli répond.',
  notHereYet:
    'Cette table n’a pas encore été ouverte sur cette tablette. Elle s’ouvre dès que Paroli répond.',
  phone: { pack: (left) => `${left} au talon` },
};
