/** "How Baccarat works", and the meanings of its words, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  title: 'Le baccara en une minute',
  screens: [
    {
      title: 'Neuf est le meilleur point',
      sentences: [
        'Chaque côté a deux ou trois cartes. Le côté qui a le plus de points gagne, et neuf est le maximum.',
        'L’as vaut un, les cartes de deux à neuf valent leur chiffre, et les dix, valets, dames et rois ne comptent pas.',
        'Seul le dernier chiffre de la somme compte\u00a0: sept et huit font cinq. Huit ou neuf d’emblée, avec les deux premières cartes, finit le coup tout de suite.',
      ],
      picture:
        'Trois paires de cartes. Roi et neuf\u00a0: neuf points, d’emblée. Sept et huit\u00a0: cinq points. Dix et dame\u00a0: rien.',
    },
    {
      title: 'Un joueur est la banque',
      sentences: [
        'Un joueur est le banquier et met de l’argent en banque. Les autres sont les pontes\u00a0: ils misent contre lui.',
        'Si les pontes gagnent, la banque paie à chacun autant que sa mise. Si la banque gagne, elle prend les mises. Après un coup nul, les mises restent en jeu.',
        'Avec «\u00a0banco\u00a0», un joueur joue seul contre toute la banque.',
      ],
      picture: 'La banque d’Anne\u00a0: 20. Bess mise 8 et Carl 6. Il reste 6 à tenir.',
    },
    {
      title: 'La troisième carte',
      sentences: [
        'Avec quatre points ou moins, un ponte tire une troisième carte. À six ou sept, il n’en tire pas. À cinq, il fait comme il veut.',
        'Le banquier joue le dernier et fait comme il veut.',
        'À certaines tables, une seule main joue contre la banque, qui change à chaque perte. À d’autres, il y a deux mains, à droite et à gauche, et le banquier reste pour toutes les cartes.',
      ],
      picture:
        'Quatre et moins\u00a0: une carte. Cinq\u00a0: au choix. Six et sept\u00a0: pas de carte. Huit et neuf\u00a0: d’emblée.',
    },
  ],
  terms: {
    banker: {
      title: 'Banquier',
      meaning: 'Le joueur qui tient la banque\u00a0: les autres misent contre son propre argent.',
    },
    punter: { title: 'Ponte', meaning: 'Un joueur qui mise contre la banque.' },
    banco: {
      title: 'Banco',
      meaning:
        'Faire banco, c’est jouer contre toute la banque. Les autres mises sont d’abord rendues. Le plus proche du banquier passe le premier.',
    },
    cheval: {
      title: 'À cheval',
      meaning: 'Un banco partagé entre les deux tableaux, la droite et la gauche.',
    },
    natural: {
      title: 'D’emblée',
      meaning:
        'Huit ou neuf points avec les deux premières cartes. On ne tire plus de carte contre ce point.',
    },
    tie: {
      title: 'Coup nul',
      meaning:
        'Les deux côtés ont le même point. L’argent ne bouge pas, et les mises restent pour le coup suivant.',
    },
    abide: {
      title: 'Rester en jeu',
      meaning:
        'Après un coup nul, la mise reste pour le coup suivant\u00a0: on ne peut ni la reprendre ni l’augmenter.',
    },
    deal: {
      title: 'La main',
      meaning:
        'Le droit de tenir la banque. La main passe à la place suivante quand le banquier perd ou se retire.',
    },
    points: {
      title: 'Points',
      meaning:
        'Le dernier chiffre de la somme des cartes, de 0 à 9. L’as vaut 1\u00a0; les dix et les figures valent 0.',
    },
  },
  pictures: {
    open: 'à tenir',
    natural: 'd’emblée',
    points: ['rien', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
    rule: {
      draws: { points: '0–4', words: 'une carte' },
      free: { points: '5', words: 'au choix' },
      stands: { points: '6–7', words: 'pas de carte' },
      natural: { points: '8–9', words: 'd’emblée' },
    },
  },
  exercise: {
    title: 'Saisissez un coup',
    question: (bank, staked) =>
      `Anne tient la banque à ${bank}. Bess et Carl misent ${staked}. Voici les cartes. Quelle touche choisissez-vous\u00a0?`,
    punters: 'Les pontes',
    banker: 'La banque',
    cards: 'Les pontes\u00a0: quatre et roi, puis trois. La banque\u00a0: neuf et sept.',
    results: { bank: 'Banque', punters: 'Pontes', tie: 'Nul' },
    right: (sum) => `C’est juste. Sept bat six\u00a0: la banque paie ${sum}.`,
    wrong: {
      bank: 'Ce n’est pas la banque\u00a0: neuf et sept font seize, et seul le six compte.',
      tie: 'Ce n’est pas un coup nul\u00a0: le roi ne compte pas, les pontes ont quatre et trois.',
    },
  },
};
