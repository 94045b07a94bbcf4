/** Texts for screen readers, and the keyboard shortcuts, in French. */

import type { en } from '../en.ts';
import { cap, card, e, listed, owned, rank, small, the, times } from '../../../../i18n/fr/grammar.ts';
import { corners } from './table/corners.ts';

export const screenReader: (typeof en)['screenReader'] = {
  table: 'Joueurs et rangs',
  player: 'Joueur',
  actions: 'Actions',
  keys: 'Cartes',
  key: (on, seen, of) =>
    seen >= of
      ? `${cap(rank(on))}, plus ${on === 'Q' ? 'aucune' : 'aucun'}`
      : `${cap(rank(on))}, ${small(seen, on === 'Q')} sur ${small(of)} ${seen < 2 ? `tiré${e(on)}` : `tiré${e(on)}s`}`,
  keyUsed: (on, name) => `${cap(rank(on))}, ${name} a déjà misé dessus`,
  couch: (said) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${corners(said.crooks)}` : ''}`,
  emptyCouch: (name, on) => `${name}, ${card(on)}, vide`,
  emptyPlace: (name, on) => `${name}, ${rank(on)}, aucune mise`,
  layHere: (name, on, sum) => `${name}, miser ${sum} sur ${the(on)}`,
  won: (rung, win) => `gagné ${times(rung)}, ${win}, encaisser ou continuer\u00a0?`,
  playsFor: (rung) => `joue pour ${times(rung)}`,
  lost: (name, on, sum) => `${cap(owned(name, on))} perd ${sum}`,
  carriedOver: 'reste de la donne précédente',
  forPay: 'continue sans risque',
  sideBetOn: 'porte un pari',
  notRecorded: 'pas encore enregistré',
  refused: 'refusé',
  suitBook: (suit) => `livre de ${suit}`,
  wins: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}`,
  paidAtOnce: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}, payé tout de suite`,
  losesToFasse: (name, on, sum) => `${cap(owned(name, on))} perd ${sum} à la fasse`,
  winsToAnswer: (names) => `Gains à encaisser ou à laisser en jeu\u00a0: ${listed(names)}.`,
  correctDraw: 'corriger ce tirage',
  correctAnswer: 'corriger cette réponse',
  drawSlot: (on, wins) =>
    on === null
      ? wins
        ? 'Carte gagnante\u00a0: pas encore'
        : 'Carte perdante\u00a0: pas encore'
      : `${cap(the(on))} ${wins ? 'gagne' : 'perd'}. Touchez pour l’enlever`,
  bankBars: 'Ce que la banque paierait, par carte',
};

export const shortcuts: (typeof en)['shortcuts'] = {
  title: 'Raccourcis clavier',
  off: 'Les raccourcis à une touche sont désactivés. Activez-les dans les réglages.',
  groups: [
    {
      title: 'Cartes',
      keys: [
        ['1 A 2-9 0 V D R', 'rang (0 est le dix)'],
        ['Retour arrière', 'enlever cette carte'],
        ['Espace', 'bouton principal, si aucun bouton n’a le focus'],
        ['F', 'fasse'],
        ['L', 'dernière carte'],
        ['E', 'finir la donne'],
      ],
    },
    {
      title: 'Quand un gain attend',
      keys: [
        ['T', 'encaisser'],
        ['P', 'paroli'],
        ['Y', 'paix\u00a0: continuer sans risque'],
        ['S', 'encaisser et remiser'],
        ['Flèches', 'choisir que faire'],
        ['Maj+T', 'encaisser tout le reste'],
      ],
    },
    {
      title: 'Sur la table',
      keys: [
        ['Flèches', 'se déplacer'],
        ['Entrée', 'agir'],
        ['[ ]', 'pièce'],
        ['=', 'autre montant'],
        ['N', 'joueur suivant'],
        ['M', 'masse\u00a0: ajouter de l’argent'],
        ['W', 'pari sur cette carte'],
        ['G', 'nouveau livre'],
        ['B', 'apport'],
      ],
    },
    {
      title: 'Autres',
      keys: [
        ['U, Ctrl+Z', 'annuler la dernière saisie'],
        ['Maj+U', 'rétablir'],
        ['H', 'historique'],
        ['O', 'saisies non enregistrées'],
        [':', 'taper une ligne de feuille'],
        ['?', 'ces raccourcis'],
      ],
    },
  ],
  line: 'Ligne de feuille de marque',
  lineHint: 'stake anne K 5',
};
