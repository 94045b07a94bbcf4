/** What the menu and other pages say, in French. */

import type { en } from '../en.ts';

export const menu: (typeof en)['menu'] = {
  title: 'Menu',
  toContent: 'Aller au contenu',
  standings: 'Classement',
  seats: 'Joueurs et argent',
  close: 'Fermer la table',
  closeQuestion: 'Fermer la table\u00a0? «\u00a0Annuler\u00a0» la rouvre.',
  closeConfirm: 'Fermer',
  keepOpen: 'La laisser ouverte',
  people: 'Personnes et comptes',
  howToPlay: 'Comment jouer',
  closeExplanation: 'D’accord',
  settings: 'Réglages',
};
