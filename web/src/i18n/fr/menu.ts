/** The menu, in French. */

import type { en } from '../en.ts';

export const menu: (typeof en)['menu'] = {
  title: 'Menu',
  toContent: 'Aller au contenu',
  table: 'Table',
  standings: 'Classement',
  board: 'Tableau mural',
  history: 'Historique',
  seats: 'Joueurs et argent',
  rules: 'Règles',
  addPlayer: 'Ajouter un joueur',
  close: 'Fermer la table',
  closeQuestion: 'Fermer la table\u00a0? «\u00a0Annuler\u00a0» la rouvre.',
  closeConfirm: 'Fermer',
  keepOpen: 'La laisser ouverte',
  home: 'Toutes les tables',
  evening: 'Soirée',
  people: 'Personnes et comptes',
  newTable: 'Nouvelle table',
  sheet: 'Jouer une feuille de marque',
  howToPlay: 'Comment jouer',
  closeExplanation: 'D’accord',
  settings: 'Réglages',
  keys: 'Clés et appareils',
  docs: 'Pour programmeurs (API)',
  signOut: 'Se déconnecter',
};
