/** The board, the player's page and the evening page: labels and figures, in French. */

import type { en } from '../en.ts';
import { strong } from '../../../../i18n/markup.ts';
import { cap, card, counted, e, ordinal, ordinalShe, small, the } from '../../../../i18n/fr/grammar.ts';

const RUNGS: Readonly<Record<number, string>> = {
  7: 'sept',
  15: 'quinze',
  30: 'trente',
  33: 'trente-trois',
  60: 'soixante',
  67: 'soixante-sept',
};
export const board: (typeof en)['board'] = {
  dealLeft: (deal, left) => `Donne ${deal} · ${left < 2 ? `${left} carte` : `${left} cartes`} au talon`,
  dealStaking: (deal) => `Donne ${deal} · mises`,
  bank: 'La banque',
  bankHolds: 'La banque a',
  bankOwes: 'La banque doit',
  ladder: 'L’échelle\u00a0: les parolis et leurs gains',
  plainCards: (count) => (count < 2 ? `${count} carte simple` : `${count} cartes simples`),
  rungName: (rung) => RUNGS[rung] ?? '',
  thisDeal: 'Cette donne',
  lastDeal: 'La donne précédente',
  wins: 'gagne',
  loses: 'perd',
  fasse: 'fasse',
  follow: 'Suivre sur le téléphone',
  followAlt: 'Code QR\u00a0: suivre cette table sur un téléphone',
  toAnswer: (punters) => `${counted(punters, 'joueur')} ${punters < 2 ? 'doit' : 'doivent'} répondre`,
  standings: 'Classement',
};

export const playerPage: (typeof en)['playerPage'] = {
  tableDeal: (table, deal) => `${table} · donne ${deal}`,
  inPurse: 'Dans votre bourse',
  onCards: (count) => `sur ${count < 2 ? `${count} carte` : `${count} cartes`}`,
  thisEvening: 'ce soir',
  of: (punters) => `sur ${small(punters)}`,
  place: ordinal,
  won: (on, take, rides) =>
    `Votre ${card(on)} a gagné. Dites ${strong('encaisser')} pour ${strong(take)}${rides === null ? '.' : `, ou ${strong('paroli')} pour continuer à ${strong(rides)}.`}`,
  orPay: (pays) => `Ou dites ${strong('paix')} pour jouer ${strong(pays)} sans rien risquer.`,
  takeOnly: (on, take) =>
    `Votre ${card(on)} a gagné en doublet\u00a0: ${strong('encaissez')} ${strong(take)}.`,
  amountWon: (sum) => `gagné ${sum}`,
  rung: (rung, hope) => `${rung}× · ${hope}`,
  noCards: 'Vous n’avez aucune carte sur la table.',
  history: 'Ce qui s’est passé',
  noHistory: 'Rien pour l’instant.',
  older: 'Plus ancien',
  pair: (number) => `${ordinalShe(number)} paire`,
  toTheBank: (sum) => `${sum} à la banque`,
  next: (rung) => `${rung}× ensuite`,
  events: {
    newCard: (on) => `Nouvelle carte\u00a0: ${card(on)}`,
    lost: (on) => `${cap(card(on))} perdu${e(on)}`,
    wonPaid: (on) => `${cap(card(on))} gagne, payé${e(on)} tout de suite`,
    won: (on) => `${cap(card(on))} gagne`,
    wonParoli: (on) => `${cap(card(on))} gagne, paroli`,
    wonTaken: (on) => `${cap(card(on))} gagne, encaissé${e(on)}`,
    wonAgain: (on) => `${cap(card(on))} gagne, remisé${e(on)}`,
    wonPay: (on) => `${cap(card(on))} gagne, pour la paix`,
    fasse: (on) => `${cap(card(on))} à la fasse`,
    missedPay: (on) => `${cap(card(on))} manque sa paix`,
    mace: (on) => `Masse sur ${the(on)}`,
    withdrawn: (on) => `${cap(card(on))} retiré${e(on)}`,
    book: 'Nouveau livre',
    joined: 'Arrivée à la table',
    buyIn: 'Apport',
    cashOut: 'Retrait',
    sideBet: 'Pari',
    sideBetWon: 'Pari gagné',
    sideBetLost: 'Pari perdu',
    sideBetReturned: 'Pari rendu',
    dealOver: 'Fin de la donne',
    closed: 'Table fermée',
  },
};
