/** The rules of Swiss Tarot in plain words, in French. */

import { counted } from '../../../i18n/fr/grammar.ts';
import type { ProseMessages } from './prose-en.ts';

export const fr: ProseMessages = {
  game: {
    title: 'Le jeu en bref',
    play: (rounds) =>
      `Trois joueurs jouent avec les 78 cartes du tarot. Une partie a ${counted(rounds, 'donne', { feminine: true })}. À chaque donne, ils jouent 25 plis et comptent leurs points. Le plus haut score de la partie gagne le pot.`,
    dealer:
      'Chacun donne à son tour\u00a0: le premier joueur assis pour la première donne, le suivant pour la deuxième. Le donneur a trois cartes de plus et en met trois de côté\u00a0: c’est l’écart.',
  },
  ante: {
    title: 'La mise',
    each: (sum) => `Avant chaque partie, chaque joueur met ${sum} au pot. C’est la mise.`,
    none: 'Il n’y a pas de mise\u00a0: on joue pour le score.',
    other:
      'Les joueurs peuvent convenir d’une autre mise pour une partie. Les trois doivent pouvoir la payer.',
  },
  counting: {
    title: 'Compter',
    cards:
      'Certaines cartes comptent\u00a0: le XXI, le I, l’Excuse et chaque Roi valent 5, chaque Dame 4, chaque Cavalier 3, chaque Valet 2.',
    tricks:
      'Un pli vaut la somme de ses cartes qui comptent, moins un pour chacune après la première. Un pli sans carte qui compte vaut 1. L’écart du donneur compte comme un pli.',
    sum: 'Une donne fait donc toujours 78 points, et le donneur a toujours au moins 1.',
    entered: 'On saisit les comptes de deux joueurs\u00a0; le troisième a le reste.',
  },
  end: {
    title: 'Qui gagne',
    winner: 'Après la dernière donne, le plus haut score prend tout le pot.',
    tie: {
      split: 'À égalité au plus haut score, les joueurs partagent le pot.',
      stays:
        'Si deux ou trois joueurs ont le même plus haut score, le pot reste, et les mises suivantes s’y ajoutent.',
    },
    odd: {
      seat: 'Les pièces qui ne se partagent pas vont une à chacun des gagnants, dans l’ordre des places.',
      pot: 'Les pièces qui ne se partagent pas restent au pot.',
    },
    givenUp: 'On peut abandonner une partie. Les mises reviennent alors aux joueurs.',
    close: 'Quand la table ferme, les trois joueurs partagent ce qui reste au pot.',
  },
};
