/** The page for the players and the money of an open table, in French. */

import type { en } from '../pages-en.ts';
import { cap, counted } from '../../../../i18n/fr/grammar.ts';

export const seats: (typeof en)['seats'] = {
  title: 'Joueurs et argent',
  playerCount: (seated) => cap(counted(seated, 'joueur')),
  addPlayer: 'Ajouter un joueur',
  add: 'Ajouter',
  adding: 'Ajout…',
  buyIn: 'Apport',
  cashOut: 'Retrait',
  amount: 'Montant',
  actionFor: (act, name) => `${act}\u00a0: ${name}`,
  bank: 'La banque',
  fundBank: 'Approvisionner la banque',
  empty: 'Aucun joueur pour l’instant.',
  close: 'Fermer la table',
  closeHint: 'Toutes les mises et tous les paris sont rendus. Ensuite, plus aucune saisie n’est possible.',
  closing: 'Fermeture…',
};
