/** Trays, the main button, and undo, in French. */

import type * as en from '../en/tray.ts';
import { counted, the } from '../../../i18n/fr/grammar.ts';

export const mainButton: typeof en.mainButton = {
  noPlayers: 'Aucun joueur',
  calculating: 'Calcul…',
  winsUnknown: 'Les gains ne sont pas encore connus',
};

export const undo: typeof en.undo = {
  undo: 'Annuler',
  redo: 'Rétablir',
  andOthers: (what, others) => `${what} et ${others} ${others === 1 ? 'autre' : 'autres'}`,
  takenBack: (what, others) =>
    `Annulé\u00a0: ${what}${others ? ` Et ${counted(others, 'autre saisie', { more: 'autres saisies', feminine: true })}.` : ''}`,
  unfinished: 'fermera d’abord ce qui est ouvert',
  correction: 'la correction',
  refusedUndo: (what) => `l’annulation\u00a0: ${what}`,
  correctionSent: 'dès que la correction est enregistrée',
  waits: 'L’annulation n’est pas encore envoyée. La table la montrera au retour du réseau.',
  entry: {
    of: (name, on, sum) => `${name} ${[on, sum].filter(Boolean).join(' · ')}`,
    buyin: (name, sum) => `${name} apporte ${sum}`,
    cashout: (name, sum) => `${name} retire ${sum}`,
    close: 'fermer la table',
    seat: (name) => `ajouter ${name}`,
    fund: (sum) => `banque ${sum}`,
    ruling: (sum) => `décision ${sum}`,
    payment: (sum) => `paiement ${sum}`,
    rename: (name) => `nom ${name}`,
  },
};

export const tray: typeof en.tray = {
  chooseCoin: 'Choisir une pièce',
  addCoins: 'Pièces de la somme',
  other: 'Autre…',
  otherAmount: 'Autre montant',
  done: 'Terminé',
  close: 'Fermer',
  correct: 'Corriger…',
  broke: (owes) => `À découvert, doit ${owes}`,
  fundBank: 'Approvisionner la banque',
  money: 'Argent…',
  buyIn: 'Apport',
  buysIn: (name) => `${name} apporte de l’argent`,
  cashOut: 'Retrait',
  history: 'Historique',
  add: 'Ajouter',
  addPlayer: 'Ajouter un joueur',
  tapName: 'Touchez un nom pour l’argent et le reste.',
  name: 'Nom',
  purse: 'Bourse',
  suit: 'Couleur',
  notRank: (on) => `Pas ${the(on)}`,
  sameAgain: 'Nouvelle table, mêmes joueurs',
};

/** The titles of panels. */
export const titles: typeof en.titles = {
  shortcuts: 'Raccourcis clavier',
  line: 'Ligne de feuille de marque',
  correction: 'Corriger une saisie',
};
