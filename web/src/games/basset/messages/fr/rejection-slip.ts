/** The slip of a refused entry, in French: its headings, and the fixes offered. */

import type { en } from '../en.ts';
import { cap, counted, from } from '../../../../i18n/fr/grammar.ts';

const entries = (count: number): string => counted(count, 'saisie', { feminine: true });

export const rejection: (typeof en)['rejection'] = {
  onHold: (count) => (count ? `${cap(entries(count))} en attente.` : ''),
  oneOf: (index, all) => `${index} sur ${all}`,
  willBeRefused: 'Le serveur refusera ceci.',
  continueStaking: 'Continuer les mises',
};

export const fixes: (typeof en)['fixes'] = {
  newTable: 'Nouvelle table',
  addPlayer: (name) => `Ajouter ${name}`,
  choosePlayer: 'Choisir un joueur',
  buyInInstead: 'Plutôt un apport',
  otherName: 'Entrer un autre nom',
  chooseOther: 'En choisir un autre',
  nextDeal: 'Garder pour la donne suivante',
  untilItEnds: 'Fermer la table après cette donne',
  turnFasse: 'Retourner la fasse',
  showBoth: 'Afficher ce qui est enregistré',
  showThem: 'Afficher les gains',
  andDiscard: 'et abandonner cette saisie',
  takeAll: 'Tout encaisser',
  stakeOnIt: 'Miser d’abord',
  take: (sum) => `Encaisser ${sum}`,
  takeOnly: 'Encaisser le gain',
  paroli: 'Paroli',
  changeIt: 'Remplacer la mise',
  maceIt: 'L’ajouter à la mise',
  otherCard: 'Choisir une autre carte',
  newBook: 'Nouveau livre',
  withdrawOne: 'Retirer une carte',
  stakeOneMore: 'Miser sur une carte de plus',
  withdrawCardsOf: (name) => `Retirer les cartes ${from(name)}`,
  stake: (sum) => `Miser ${sum}`,
  bet: (sum) => `Parier ${sum}`,
  buyIn: (sum) => `Apporter ${sum}`,
  andStake: (sum) => `et miser ${sum}`,
  stakeLess: 'Miser moins',
  atMost: (sum) => `${sum} au plus`,
  fundBank: 'Approvisionner la banque',
  otherSuit: 'Choisir une autre couleur',
  lastCard: 'Dernière carte',
  drawPair: 'Tirer une paire',
  signIn: 'Se connecter',
  sendAgain: 'Renvoyer',
};
