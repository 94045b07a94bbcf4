/** "How Swiss Tarot works", and the meanings of its words, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  title: 'Le tarot suisse en une minute',
  screens: [
    {
      title: 'Trois joueurs, un pot',
      sentences: [
        'Chacun des trois joueurs met la même mise au pot. Puis ils jouent une partie de trois donnes, chacune avec un donneur différent.',
        'À chaque donne, ils jouent des plis avec les 78 cartes du tarot. Il y a 19 cartes qui comptent.',
        'Après chaque donne, chacun compte les points de ses plis. Le plus haut score après la dernière donne gagne le pot.',
      ],
      picture:
        'Les cartes qui comptent\u00a0: le XXI, le I, l’Excuse et chaque Roi valent 5, chaque Dame 4, chaque Cavalier 3, chaque Valet 2.',
    },
    {
      title: 'Ce que vaut un pli',
      sentences: [
        'Additionnez les cartes qui comptent. Retirez un point pour chacune après la première.',
        'Un pli sans carte qui compte vaut 1.',
      ],
      picture:
        'Quatre plis. Cavalier, Dame et Excuse\u00a0: 3 + 4 + 5 − 2 = 10. XXI, I et un atout\u00a0: 5 + 5 − 1 = 9. Un Roi et deux autres cartes\u00a0: 5. Trois cartes qui ne comptent pas\u00a0: 1.',
    },
    {
      title: 'Une donne fait toujours 78 points',
      sentences: [
        'Le donneur reçoit trois cartes de plus que les autres et en met trois de côté. Cet écart compte comme un pli\u00a0: le donneur a donc toujours au moins 1 point.',
        'Quel que soit le jeu, les trois comptes font 78. On saisit donc deux comptes, et le troisième joueur a le reste.',
        'Si un joueur n’est pas d’accord, l’un des trois a mal compté.',
      ],
      picture: 'Les cartes valent 71. Moins 19, un par carte, et plus 26, un par pli\u00a0: 78.',
    },
  ],
  terms: {
    ante: {
      title: 'Mise',
      meaning: 'Ce que chaque joueur met au pot avant une partie. Tous mettent la même somme.',
    },
    pot: { title: 'Pot', meaning: 'L’argent des trois mises. Le plus haut score de la partie le gagne.' },
    round: { title: 'Donne', meaning: 'Les cartes données une fois\u00a0: 25 plis, et l’écart du donneur.' },
    discards: {
      title: 'Écart',
      meaning: 'Les trois cartes que le donneur met de côté. Elles comptent comme un pli du donneur.',
    },
    counting: {
      title: 'Carte qui compte',
      meaning:
        'Une carte qui vaut des points\u00a0: le XXI, le I, l’Excuse, et chaque Roi, Dame, Cavalier et Valet.',
    },
    score: { title: 'Score', meaning: 'Les points d’un joueur dans toutes les donnes de la partie.' },
  },
  pictures: {
    faces: {
      ...{ world: 'XXI', magician: 'I', fool: 'Excuse', king: 'Roi', queen: 'Dame' },
      ...{ cavalier: 'Cavalier', jack: 'Valet', death: 'XIII', pip: '7' },
    },
    sums: ['3 + 4 + 5 − 2', '5 + 5 − 1', '5', 'rien ne compte'],
    round: [
      ['19 cartes qui comptent valent', '71'],
      ['moins un par carte', '− 19'],
      ['un par pli, et l’écart', '+ 26'],
      ['une donne', '78'],
    ],
  },
  exercise: {
    title: (number, all) => `Comptez un pli\u00a0: ${number} sur ${all}`,
    question: 'Que vaut ce pli\u00a0?',
    tricks: ['Cavalier, Dame et Excuse', 'XXI, I et XIII', 'Un Roi et deux sept', 'Deux sept et XIII'],
    right: [
      'C’est juste\u00a0: 3 + 4 + 5 font 12, moins 2.',
      'C’est juste\u00a0: 5 + 5 font 10, moins 1. Le XIII ne compte pas.',
      'C’est juste\u00a0: une carte qui compte, seule, vaut ses points.',
      'C’est juste\u00a0: un pli sans carte qui compte vaut 1.',
    ],
    wrong: 'Non. Additionnez les cartes qui comptent, et retirez un point pour chacune après la première.',
    next: 'Pli suivant',
  },
};
