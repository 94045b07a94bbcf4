/** The keyboard shortcuts of every table, in French. */

import type { ShortcutMessages } from './en.ts';

export const fr: ShortcutMessages = {
  off: 'Les raccourcis à une touche sont désactivés. Activez-les dans les réglages.',
  tableTitle: 'Sur la table',
  otherTitle: 'Autres',
  cancelCard: ['Retour arrière', 'enlever cette carte'],
  main: ['Espace', 'bouton principal, si aucun bouton n’a le focus'],
  move: ['Flèches', 'se déplacer'],
  act: ['Entrée', 'agir'],
  coin: ['[ ]', 'pièce'],
  amount: ['=', 'autre montant'],
  next: ['N', 'joueur suivant'],
  buyIn: ['B', 'apport'],
  other: [
    ['U, Ctrl+Z', 'annuler la dernière saisie'],
    ['Maj+U', 'rétablir'],
    ['H', 'historique'],
    ['O', 'saisies non enregistrées'],
    [':', 'taper une ligne de feuille'],
    ['?', 'ces raccourcis'],
  ],
};
