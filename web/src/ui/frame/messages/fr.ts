/** What only the open menu says, in French. */

import type { MenuMessages } from './en.ts';

export const fr: MenuMessages = {
  table: 'Table',
  board: 'Tableau mural',
  history: 'Historique',
  rules: 'Règles',
  addPlayer: 'Ajouter un joueur',
  home: 'Toutes les tables',
  evening: 'Soirée',
  newTable: 'Nouvelle table',
  sheet: 'Jouer une feuille de marque',
  keys: 'Clés et appareils',
  docs: 'Pour les programmeurs (API)',
  signOut: 'Se déconnecter',
};
