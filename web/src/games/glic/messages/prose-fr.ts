/** The rules of Glic in plain words, in French. */

import type { ProseMessages } from './prose-en.ts';

export const fr: ProseMessages = {
  game: {
    title: 'Le jeu en bref',
    play: 'On joue à trois ou plus, chacun avec de l’argent. Une main a trois parties\u00a0: les joueurs prennent des cases avec des atouts, misent sur la meilleure main, et posent leurs cartes jusqu’à ce qu’un joueur n’en ait plus. Chacun donne à son tour.',
    deck: (cards) =>
      `Chaque joueur reçoit cinq des ${cards} cartes. On en retourne une de plus\u00a0: sa couleur est l’atout.`,
  },
  pools: {
    title: 'Les cases',
    antes: {
      round: (piece) =>
        `Le tableau a sept cases. Avant une main, chacun y met ${piece} à son tour, à partir du donneur, jusqu’à une fois par case.`,
      each: (piece) => `Le tableau a sept cases. Avant une main, chaque joueur met ${piece} dans chacune.`,
      dealer: (piece) => `Le tableau a sept cases. Avant une main, le donneur met ${piece} dans chacune.`,
    },
    claim:
      'L’as d’atout prend la case de l’as, et de même pour le roi, la dame, le valet et le dix. Le sept, le huit et le neuf d’atout prennent la séquence, s’ils sont dans la même main.',
    marriage:
      'Si le roi et la dame d’atout sont dans la même main, ce joueur prend le mariage, et les cases du roi et de la dame.',
    stays: 'Une case que personne ne prend reste pour les mains suivantes.',
  },
  bets: {
    title: 'Les mises sur la meilleure main',
    first: {
      eldest:
        'Les mises sont dans le Poch. Le joueur après le donneur mise le premier, puis les autres dans leur ordre.',
      dealer: 'Les mises sont dans le Poch. Le donneur mise le premier, puis les autres dans leur ordre.',
    },
    turn: 'À son tour, un joueur mise, suit, passe ou se couche. Miser, c’est mettre ce qui est dû et davantage. Suivre, c’est mettre ce qui est dû\u00a0: ce qu’un autre a dans le Poch et que ce joueur n’a pas. Se coucher, c’est renoncer au Poch.',
    least: (sum) => `Une mise est d’au moins ${sum}.`,
    most: (sum) => `Un joueur met au plus ${sum} dans un Poch.`,
    stops:
      'Les mises s’arrêtent quand tous les joueurs ont passé depuis la dernière. Suivre ne les arrête pas. Si un joueur doit encore, il est alors hors du Poch.',
    best: 'La meilleure main gagne le Poch\u00a0: un carré, puis un brelan, une paire, ou les plus hautes cartes.',
    ties: {
      split: 'À mains égales, les joueurs le partagent.',
      eldest: 'À mains égales, le premier dans l’ordre des mises gagne.',
    },
  },
  cards: {
    title: 'Jouer les cartes',
    run: (piece) =>
      `Puis chacun pose une carte à son tour, jusqu’à un total de trente et un. Le joueur de la dernière carte d’une suite reçoit ${piece} de chaque autre joueur.`,
    out: (piece) =>
      `Le premier joueur sans cartes gagne la main, et reçoit de chaque autre joueur ${piece} par carte qui lui reste.`,
    short: {
      forgive: 'Si un joueur n’a pas assez, il paie ce que sa bourse contient. Le reste n’est pas dû.',
      refuse: 'Si un joueur n’a pas assez, il doit d’abord apporter de l’argent.',
    },
  },
  end: {
    title: 'La fin',
    givenUp: 'On peut abandonner une main. Ses mises reviennent alors aux joueurs, et les cases restent.',
    close: 'Quand la table ferme, les joueurs de la dernière main partagent ce qui est dans les cases.',
  },
};
