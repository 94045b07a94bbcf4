/** "How Basset works", and the meanings of its words, in French. */

import type { LessonMessages } from './lesson-en.ts';

export const fr: LessonMessages = {
  title: 'La bassette en une minute',
  wins: 'gagne',
  loses: 'perd',
  screens: [
    {
      title: 'Les joueurs misent sur leurs cartes',
      sentences: [
        'Chaque joueur a un livre\u00a0: treize cartes, de l’as au roi.',
        'Il mise sur une carte ou sur plusieurs. Seul le rang compte\u00a0: as, deux, trois, etc. La couleur ne compte pas.',
        'Une personne tient la banque. La banque paie tous les gains et prend toutes les pertes.',
      ],
      picture: 'Les treize cartes d’un joueur. Une pièce se trouve sur l’as, le sept et le roi.',
    },
    {
      title: 'Le croupier tire les cartes d’un jeu complet',
      sentences: [
        'La première carte est la fasse. La banque prend de l’argent misé sur son rang.',
        'Puis le croupier tire deux cartes à la fois. L’une gagne, l’autre perd. À la plupart des tables, la première gagne.',
        'La banque paie le rang gagnant et prend l’argent du rang perdant. Les autres cartes attendent la paire suivante.',
      ],
      picture: 'Une paire\u00a0: le roi gagne, le sept perd.',
    },
    {
      title: 'Le gagnant encaisse, ou continue',
      sentences: [
        'Après un gain, un joueur peut encaisser\u00a0: sa mise, et encore autant.',
        'Ou bien il laisse le gain sur la carte et en plie un coin. C’est un paroli. Le gain suivant paie 7 fois la mise, puis 15, 30 et 60 fois.',
        'Si le rang perd avant, l’argent de la carte est perdu. Certaines tables ont d’autres échelons\u00a0: voyez les règles de la table.',
      ],
      picture:
        'Une carte aux coins de plus en plus pliés\u00a0: elle joue pour 1, 7, 15, 30 et 60 fois sa mise.',
    },
  ],
  terms: {
    fasse: {
      title: 'Fasse',
      meaning:
        'La première carte d’une donne, tirée seule. La banque prend l’argent misé sur son rang\u00a0: tout ou la moitié, selon les règles de la table.',
    },
    couch: {
      title: 'Couche',
      meaning:
        'L’argent qu’un joueur pose sur une carte. À la fin d’une donne, les couches rentrent\u00a0: elles reviennent aux joueurs.',
    },
    paroli: {
      title: 'Paroli',
      meaning:
        'Un gain que le joueur n’encaisse pas. L’argent reste sur la carte, et le gain suivant de ce rang paie bien plus\u00a0: par exemple 7 fois la mise au lieu d’une. Si le rang perd, l’argent est perdu.',
    },
    corner: {
      title: 'Coin plié',
      meaning:
        'Le signe d’un paroli\u00a0: le joueur plie un coin de la carte pour chaque gain non encaissé.',
    },
    mace: {
      title: 'Masse',
      meaning: 'De l’argent qu’un joueur ajoute à une carte pendant la donne.',
    },
    ladder: {
      title: 'Échelle',
      meaning:
        'Ce que paie chaque gain, du premier au plus haut\u00a0: par exemple 1, 7, 15, 30 et 60 fois la mise. Chaque paroli monte d’un échelon.',
    },
    twins: {
      title: 'Doublet',
      meaning: 'Une paire de deux cartes du même rang. Les règles de la table disent ce qu’elle signifie.',
    },
    restake: {
      title: 'Remiser',
      meaning:
        'Une réponse à un gain\u00a0: le joueur encaisse le gain et repose la même mise sur la carte. Touchez la carte dorée pour poser une autre somme.',
    },
    pay: {
      title: 'Paix',
      meaning:
        'Une façon de continuer, permise à certaines tables\u00a0: le joueur renonce au gain et joue pour plus, sans perdre sa mise si le rang perd.',
    },
    book: {
      title: 'Livre',
      meaning:
        'Les treize cartes d’un joueur, de l’as au roi. À certaines tables, un joueur achète un nouveau livre à la banque.',
    },
    sidebet: {
      title: 'Pari entre joueurs',
      meaning:
        'Un pari entre deux joueurs\u00a0: une carte va-t-elle gagner ou perdre\u00a0? La banque n’y prend pas part.',
    },
  },
};
