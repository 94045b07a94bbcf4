/** Le tableau, la page du ponte et la soirée. */

import type { en } from '../en.ts';
import { strong } from '../markup.ts';
import { cap, card, counted, e, ordinal, small, the } from './grammar.ts';

const RUNGS: Readonly<Record<number, string>> = {
  7: 'sept',
  15: 'quinze',
  30: 'trente',
  33: 'trente-trois',
  60: 'soixante',
  67: 'soixante-sept',
};
const tables = (count: number): string => counted(count, 'table', { feminine: true });
const gains = (count: number): string => counted(count, 'gain');

export const board: (typeof en)['board'] = {
  dealLeft: (deal, left) => `Taille ${deal} · ${left < 2 ? `${left} carte` : `${left} cartes`} au talon`,
  dealStaking: (deal) => `Taille ${deal} · mises`,
  bank: 'La banque',
  bankHolds: 'La banque a',
  bankOwes: 'La banque doit',
  ladder: 'L’échelle\u00a0: qui court, et pour combien',
  plainCards: (count) => (count < 2 ? `${count} carte simple` : `${count} cartes simples`),
  rungName: (rung) => RUNGS[rung] ?? '',
  thisDeal: 'Cette taille',
  lastDeal: 'La taille passée',
  wins: 'gagne',
  loses: 'perd',
  fasse: 'fasse',
  follow: 'Suivre sur le téléphone',
  followAlt: 'Code QR\u00a0: suivre cette table sur un téléphone',
  toAnswer: (punters) => `${counted(punters, 'ponte')} ${punters < 2 ? 'doit' : 'doivent'} répondre`,
  standings: 'Classement',
};

export const punter: (typeof en)['punter'] = {
  tableDeal: (table, deal) => `${table} · taille ${deal}`,
  inThePurse: 'Dans la bourse',
  onCards: (count) => `sur ${count < 2 ? `${count} carte` : `${count} cartes`}`,
  thisEvening: 'ce soir',
  of: (punters) => `sur ${small(punters)}`,
  place: ordinal,
  hasWon: (on, take, rides) =>
    `Votre ${card(on)} a gagné. Dites ${strong('encaisser')} pour ${strong(take)}${rides === null ? '.' : `, ou ${strong('paroli')} et courez pour ${strong(rides)}.`}`,
  orPay: (pays) => `Ou dites ${strong('paix')} et courez pour ${strong(pays)} sans rien risquer.`,
  takeOnly: (on, take) =>
    `Votre ${card(on)} a gagné en doublet\u00a0: ${strong('encaissez')} ${strong(take)}.`,
  won: (sum) => `gagné ${sum}`,
  rung: (rung, hope) => `${rung}× · ${hope}`,
  noCards: 'Aucune de vos cartes n’est sur la table.',
  history: 'Ce qui s’est passé',
  noHistory: 'Rien encore.',
  older: 'Plus ancien',
  pair: (number) => `${ordinal(number)} couple`,
  toTheBank: (sum) => `${sum} à la banque`,
  next: (rung) => `${rung}× ensuite`,
  events: {
    newCard: (on) => `Carte neuve\u00a0: ${card(on)}`,
    lost: (on) => `${cap(card(on))} perdu${e(on)}`,
    wonPaid: (on) => `${cap(card(on))} gagne, payé${e(on)} aussitôt`,
    won: (on) => `${cap(card(on))} gagne`,
    wonParoli: (on) => `${cap(card(on))} gagne, paroli`,
    wonTaken: (on) => `${cap(card(on))} gagne, encaissé${e(on)}`,
    wonAgain: (on) => `${cap(card(on))} gagne, remis${e(on)}`,
    wonPay: (on) => `${cap(card(on))} gagne, pour la paix`,
    fasse: (on) => `${cap(card(on))} à la fasse`,
    spared: (on) => `${cap(card(on))} manque sa paix`,
    mace: (on) => `Masse sur ${the(on)}`,
    back: (on) => `${cap(card(on))} repris${e(on)}`,
    book: 'Livre neuf',
    sits: 'Pris place',
    buyIn: 'Apport',
    cashOut: 'Retrait',
    sideBet: 'Pari',
    sideBetWon: 'Pari gagné',
    sideBetLost: 'Pari perdu',
    sideBetHome: 'Pari rendu',
    dealEnds: 'La taille finit',
    closes: 'La table clôt',
  },
};

export const evening: (typeof en)['evening'] = {
  title: 'La soirée',
  under: (count, punters, time) => `${tables(count)} · ${counted(punters, 'ponte')} · ${time}`,
  punter: 'Ponte',
  at: 'À',
  soFar: 'La soirée jusqu’ici',
  net: 'Solde',
  open: 'ouverte',
  closedAt: (time) => `close ${time}`,
  dealLeft: (deal, left) => `taille ${deal}, ${left} au talon`,
  dealStaking: (deal) => `taille ${deal}, mises`,
  deals: (count) => counted(count, 'taille', { feminine: true }),
  winsToAnswer: (count) => `${gains(count)} en attente`,
  bankNet: (net) => strong(`Banque ${net}`),
  holds: (sum) => `a ${sum}`,
  owes: (sum) => `doit ${sum}`,
  paidOut: 'soldée',
  addsUp: 'Le compte est juste',
  addsUpNo: 'Le compte n’est pas juste',
  addsUpSo: (punters, banks) =>
    `Pontes ${strong(punters)}, banques ${strong(banks)}\u00a0: ensemble rien, comme il faut.`,
  addsUpNot: (punters, banks) => `Pontes ${strong(punters)}, banques ${strong(banks)}. Dites-le à la maison.`,
  showOnBoard: 'Montrer au tableau',
  currency: 'Monnaie',
  empty: 'Aucune table n’a été ouverte.',
};
