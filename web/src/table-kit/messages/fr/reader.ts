/** Texts for screen readers, and the keyboard shortcuts of every table, in French. */

import type * as en from '../en/reader.ts';
import { cap, e, rank, small, the } from '../../../i18n/fr/grammar.ts';

export const reader: typeof en.reader = {
  table: 'Joueurs',
  ranks: 'Joueurs et rangs',
  player: 'Joueur',
  actions: 'Actions',
  keys: 'Cartes',
  key: (on, seen, of) =>
    seen >= of
      ? `${cap(rank(on))}, plus ${on === 'Q' ? 'aucune' : 'aucun'}`
      : `${cap(rank(on))}, ${small(seen, on === 'Q')} sur ${small(of)} ${seen < 2 ? `tiré${e(on)}` : `tiré${e(on)}s`}`,
  notRecorded: 'pas encore enregistré',
  correctDraw: 'corriger ce tirage',
  drawSlot: (on, wins) =>
    on === null
      ? wins
        ? 'Carte gagnante\u00a0: pas encore'
        : 'Carte perdante\u00a0: pas encore'
      : `${cap(the(on))} ${wins ? 'gagne' : 'perd'}. Touchez pour l’enlever`,
};

export const shortcuts: typeof en.shortcuts = {
  title: 'Raccourcis clavier',
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
  line: 'Ligne de feuille de marque',
};
