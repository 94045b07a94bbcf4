/** Ce qui se dit à qui écoute au lieu de regarder. */

import type { en } from '../en.ts';
import { cap, card, counted, e, listed, owned, rank, small, the, times } from './grammar.ts';

const crooked = (crooks: number): string => counted(crooks, 'corne', { feminine: true });

export const reader: (typeof en)['reader'] = {
  table: 'Les pontes par cartes',
  punter: 'Ponte',
  doing: 'Ce qui se peut maintenant',
  keys: 'Cartes',
  key: (on, seen, of) =>
    seen >= of
      ? `${cap(rank(on))}, plus ${on === 'Q' ? 'aucune' : 'aucun'}`
      : `${cap(rank(on))}, ${small(seen, on === 'Q')} sur ${small(of)} ${seen < 2 ? `vu${e(on)}` : `vu${e(on)}s`}`,
  couch: (said) =>
    `${said.name}, ${card(said.card)}, ${said.sum}${said.crooks ? `, ${crooked(said.crooks)}` : ''}`,
  emptyCouch: (name, on) => `${name}, ${card(on)}, vide`,
  emptyPlace: (name, on) => `${name}, ${rank(on)}, rien`,
  layHere: (name, on, sum) => `${name}, mettre ${sum} sur ${the(on)}`,
  won: (rung, win) => `gagné ${times(rung)}, ${win}, à répondre`,
  playsFor: (rung) => `joue pour ${times(rung)}`,
  lost: (name, on, sum) => `${cap(owned(name, on))} perd ${sum}`,
  riding: 'court depuis la taille passée',
  paying: 'pour la paix',
  sideBetOn: 'un pari dessus',
  pencil: 'pas encore inscrit',
  refused: 'refusé',
  suitBook: (suit) => `livre de ${suit}`,
  wins: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}`,
  paidAtOnce: (name, on, sum) => `${cap(owned(name, on))} gagne ${sum}, payé aussitôt`,
  facesFasse: (name, on, sum) => `${cap(owned(name, on))} coûte ${sum} à la fasse`,
  waits: (names) => `À répondre\u00a0: ${listed(names)}.`,
  slot: (on, wins) =>
    on === null
      ? wins
        ? 'Carte gagnante\u00a0: pas encore'
        : 'Carte perdante\u00a0: pas encore'
      : `${cap(the(on))} ${wins ? 'gagne' : 'perd'}. Touchez pour l’ôter`,
  gauge: 'Ce que la banque paierait, par carte',
};

export const shortcuts: (typeof en)['shortcuts'] = {
  title: 'Touches',
  off: 'Les touches seules sont coupées dans les réglages.',
  groups: [
    {
      title: 'Cartes',
      keys: [
        ['1 A 2-9 0 V D R', 'les rangs\u00a0; 0 est le dix'],
        ['Retour arrière', 'pas cette carte'],
        ['Espace', 'le grand bouton, si aucun n’a le focus'],
        ['F', 'fasse'],
        ['L', 'dernière carte'],
        ['E', 'finir la taille'],
      ],
    },
    {
      title: 'Quand des réponses attendent',
      keys: [
        ['T', 'encaisser'],
        ['P', 'paroli'],
        ['Y', 'paix'],
        ['S', 'encaisser et remettre'],
        ['Flèches', 'choisir la réponse'],
        ['Maj+T', 'encaisser tout le reste'],
      ],
    },
    {
      title: 'Sur la table',
      keys: [
        ['Flèches', 'se déplacer'],
        ['Entrée', 'agir'],
        ['[ ]', 'pièce'],
        ['=', 'autre somme'],
        ['N', 'ponte suivant'],
        ['M', 'masse'],
        ['W', 'pari sur cette carte'],
        ['G', 'livre neuf'],
        ['B', 'apport'],
      ],
    },
    {
      title: 'Le reste',
      keys: [
        ['U, Ctrl+Z', 'annuler ce qui n’est pas envoyé'],
        ['H', 'historique'],
        ['O', 'ce qui n’est pas inscrit'],
        [':', 'une ligne de la feuille'],
        ['?', 'ces touches'],
      ],
    },
  ],
  line: 'Une ligne de la feuille',
  lineHint: 'stake anne K 5',
  lineUnknown: (word) => `«\u00a0${word}\u00a0» ne commence aucune ligne de feuille.`,
  lineOver: (word) => `«\u00a0${word}\u00a0» est de trop.`,
  lineWrong: {
    name: (word) => `«\u00a0${word}\u00a0» ne nomme personne ici, ou plusieurs.`,
    card: (word) => `«\u00a0${word}\u00a0» n’est pas une carte.`,
    draw: (word) => `«\u00a0${word}\u00a0» n’est pas une carte.`,
    amount: (word) => `«\u00a0${word}\u00a0» n’est pas une somme.`,
    suit: (word) => `«\u00a0${word}\u00a0» n’est pas une couleur.`,
    outcome: (word) => `«\u00a0${word}\u00a0» n’est ni win ni lose.`,
  },
  lineMissing: (what) => `Ensuite\u00a0: ${what}.`,
  lineGood: 'Entrée l’inscrit.',
};
