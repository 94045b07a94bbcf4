/** "How Lansquenet works", and the meanings of its words, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  title: 'Le lansquenet en une minute',
  screens: [
    {
      title: 'Un joueur contre tous les autres',
      sentences: [
        'Un joueur est le banquier et met de l’argent en jeu. C’est l’enjeu.',
        'Les autres joueurs parient contre lui, chacun autant qu’il veut. Un pari contre tout l’enjeu ou une partie est une couverture.',
        'Le banquier ne peut pas perdre ce que personne ne couvre.',
      ],
      picture:
        'L’enjeu d’Anne\u00a0: 4\u00a0s. Bess en couvre 1\u00a0s\u00a06\u00a0d et Carl 1\u00a0s. Il reste 1\u00a0s\u00a06\u00a0d à découvert.',
    },
    {
      title: 'Les cartes décident',
      sentences: [
        'Le banquier donne une carte à gauche et une carte à droite. À la plupart des tables, deux cartes correspondent si elles ont la même couleur.',
        'Si les deux premières correspondent, c’est un doublet, et le banquier gagne.',
        'Sinon, le banquier donne d’autres cartes jusqu’à ce qu’une carte corresponde. Si c’est à celle de gauche, le banquier gagne. Si c’est à celle de droite, il perd.',
      ],
      picture:
        'Trois mains. Doublet\u00a0: deux cœurs. Gauche\u00a0: un cœur, un carreau, un pique, puis un cœur comme à gauche. Droite\u00a0: un cœur, un carreau, un pique, puis un carreau comme à droite.',
    },
    {
      title: 'Le gagnant garde les cartes',
      sentences: [
        'Si le banquier gagne, il prend toutes les couvertures et garde les cartes. La main suivante commence par un nouvel enjeu.',
        'Si le banquier perd, il paie à chaque joueur autant que sa couverture. Puis les cartes passent au joueur suivant de la file. À certaines tables, le banquier les vend aux enchères.',
        'Un banquier peut aussi passer les cartes avant qu’un joueur ne couvre.',
      ],
      picture: 'Anne, Bess et Carl sont assis en file. Les cartes passent d’Anne à Bess.',
    },
  ],
  terms: {
    banker: {
      title: 'Banquier',
      meaning:
        'Le joueur qui a les cartes\u00a0: il pose l’enjeu, donne les cartes et joue contre les autres.',
    },
    wager: {
      title: 'Enjeu',
      meaning: 'L’argent que le banquier met en jeu pour une main. Les autres parient contre lui.',
    },
    cover: {
      title: 'Couverture',
      meaning:
        'Un pari contre tout l’enjeu ou une partie. Toutes les couvertures ensemble ne dépassent jamais l’enjeu.',
    },
    twins: {
      title: 'Doublet',
      meaning:
        'Les deux premières cartes, celle de gauche et celle de droite, correspondent. Le banquier gagne.',
    },
    match: {
      title: 'Correspondre',
      meaning:
        'Deux cartes correspondent si elles ont la même couleur ou, selon les règles de certaines tables, la même valeur. La main est alors finie.',
    },
    deck: {
      title: 'Les cartes',
      meaning: 'Le jeu de cartes. Le joueur qui l’a est le banquier.',
    },
    line: {
      title: 'File',
      meaning:
        'Les joueurs dans l’ordre de leurs places. Les cartes passent le long de la file, tour à tour.',
    },
    auction: {
      title: 'Enchères',
      meaning:
        'À certaines tables, un banquier qui perd vend les cartes\u00a0: les joueurs offrent un prix, et l’acheteur devient banquier.',
    },
  },
  pictures: {
    open: 'à découvert',
    bankerWins: 'Le banquier gagne.',
    bankerLoses: 'Le banquier perd.',
    results: { twins: 'Doublet', left: 'Gauche', right: 'Droite' },
  },
  exercise: {
    title: 'Saisissez une main',
    question: (wager, covered) =>
      `Anne tient la banque pour ${wager}. Bess et Carl couvrent ${covered}. Le banquier donne ces cartes. Quelle touche choisissez-vous\u00a0?`,
    cards:
      'À gauche\u00a0: sept de cœur. À droite\u00a0: deux de pique. Au milieu\u00a0: valet de trèfle, puis neuf de pique.',
    right: (sum) =>
      `C’est juste. Le neuf correspond à la carte de droite\u00a0: Anne paie ${sum}, et les cartes passent à Bess.`,
    wrong: {
      twins:
        'Ce n’est pas un doublet\u00a0: les deux premières cartes sont un cœur et un pique. Regardez la dernière carte.',
      left: 'Ce n’est pas la gauche\u00a0: la carte de gauche est un cœur, la dernière carte un pique.',
    },
  },
};
