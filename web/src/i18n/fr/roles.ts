/** The roles, and what each may do, in French. */

import type { en } from '../en.ts';
import type { PageWords } from '../pages-en.ts';

export const roles: (typeof en)['roles'] = {
  names: { house: 'maison', dealer: 'croupier', keeper: 'gestionnaire', punter: 'joueur', board: 'tableau' },
};

export const rolePermissions: PageWords['rolePermissions'] = {
  house: 'Peut tout faire\u00a0: gérer les clés et les appareils, toutes les tables, toutes les saisies.',
  dealer:
    'Peut voir les tables et leurs comptes, enregistrer et annuler des saisies, et corriger la donne ou le coup en cours.',
  keeper: 'Peut faire la même chose que le croupier, corriger toute saisie et prendre des décisions.',
  punter: 'Peut voir les cartes, la bourse et le rang d’un joueur. Ne peut rien modifier.',
  board:
    'Affiche une table pour toute la salle, ou toutes les tables avec le classement de la soirée. Ne peut rien modifier.',
};
