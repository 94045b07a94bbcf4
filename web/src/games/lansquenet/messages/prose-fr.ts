/** The rules of Lansquenet in plain words, in French. */

import type { ProseMessages } from './prose-en.ts';

export const fr: ProseMessages = {
  game: {
    title: 'Le jeu en bref',
    play: 'Un joueur est le banquier et met de l’argent en jeu. Les autres joueurs parient contre lui. Puis le banquier donne des cartes jusqu’à ce que l’une d’elles décide qui gagne.',
    hand: 'Cela s’appelle une main. Chaque joueur peut devenir banquier\u00a0: les joueurs sont assis dans un ordre fixe, la file. Le premier joueur de la file est le premier banquier.',
  },
  wager: {
    title: 'L’enjeu du banquier',
    what: 'Le banquier met de l’argent en jeu pour la main. C’est l’enjeu. Il vient de sa bourse, c’est-à-dire de l’argent qu’un joueur a et n’a pas misé.',
    least: (sum) => `L’enjeu est d’au moins ${sum}.`,
    most: (sum) => `L’enjeu est d’au plus ${sum}.`,
    change: 'Le banquier peut changer l’enjeu tant qu’aucun joueur ne parie contre lui.',
  },
  covers: {
    title: 'Les paris contre l’enjeu',
    what: 'Les autres joueurs parient que le banquier va perdre. Un pari contre tout l’enjeu ou une partie s’appelle une couverture. Toutes les couvertures ensemble ne dépassent jamais l’enjeu.',
    least: (sum) => `Pour couvrir, un joueur mise au moins ${sum} dans une main.`,
    most: (sum) => `Un joueur couvre au plus ${sum} dans une main.`,
    order: {
      spoken: 'Les joueurs couvrent dans l’ordre où ils parlent.',
      line: 'Le joueur assis juste après le banquier dans la file couvre le premier, puis les autres dans leur ordre. Un joueur ne peut plus couvrir après un autre qui est plus loin dans la file.',
    },
    back: 'Tant que les cartes ne sont pas données, un joueur peut reprendre sa couverture.',
    rest: 'Le banquier ne peut pas perdre la partie de l’enjeu qui n’est pas couverte.',
  },
  cards: {
    title: 'Les cartes',
    deal: {
      suit: 'Le banquier donne une carte à gauche et une carte à droite, d’un jeu complet. Deux cartes correspondent si elles ont la même couleur\u00a0: cœur, carreau, trèfle ou pique.',
      rank: 'Le banquier donne une carte à gauche et une carte à droite, d’un jeu complet. Deux cartes correspondent si elles ont la même valeur, comme deux rois.',
    },
    twins: 'Si ces deux cartes correspondent, c’est un doublet, et le banquier gagne.',
    more: 'Sinon, le banquier donne d’autres cartes, une à une, jusqu’à ce qu’une carte corresponde à celle de gauche ou à celle de droite. Si elle correspond à celle de gauche, le banquier gagne. Si elle correspond à celle de droite, le banquier perd.',
  },
  result: {
    title: 'Qui reçoit quoi',
    lost: 'Si le banquier perd, chaque joueur qui a couvert reprend sa couverture, et reçoit encore autant de l’enjeu. Le reste de l’enjeu revient au banquier.',
    won: {
      home: 'Si le banquier gagne, toutes les couvertures vont dans sa bourse, et l’enjeu aussi.',
      stay: 'Si le banquier gagne, les couvertures s’ajoutent à l’enjeu, et le tout est l’enjeu de la main suivante. Le banquier peut l’augmenter, mais pas le baisser.',
    },
    mayExceed: 'Un tel enjeu peut dépasser le maximum.',
  },
  next: {
    title: 'Le banquier suivant',
    won: 'Si le banquier gagne, il reste banquier.',
    lost: {
      line: 'Si le banquier perd, il passe les cartes au joueur suivant de la file. Les joueurs sans argent sont passés.',
      auction:
        'Si le banquier perd, il vend les cartes\u00a0: les joueurs offrent un prix, et l’acheteur le paie au banquier et devient banquier. Si personne n’achète, le joueur suivant de la file est le banquier. Les joueurs sans argent sont passés.',
    },
    pass: {
      line: 'Le banquier peut aussi passer les cartes à tout moment où il n’y a pas de couverture. Un enjeu déjà posé lui revient alors.',
      auction:
        'Le banquier peut aussi vendre ou passer les cartes à tout moment où il n’y a pas de couverture. Un enjeu déjà posé lui revient alors.',
    },
  },
};
