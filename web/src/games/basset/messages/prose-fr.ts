/** The rules in plain words, in French. */

import { cards, counted, ordinal, small } from '../../../i18n/fr/grammar.ts';
import type { ProseMessages } from './prose-en.ts';

const multiple = (rung: number): string =>
  ['', 'autant que la mise', 'deux fois la mise'][rung] ?? `${small(rung)} fois la mise`;

export const fr: ProseMessages = {
  game: {
    title: 'Le jeu en bref',
    play: 'Les joueurs misent de l’argent sur des cartes. Puis le croupier tire des cartes d’un jeu mélangé. Les cartes tirées désignent les mises qui gagnent et celles qui perdent.',
    rank: 'Seul le rang d’une carte compte\u00a0: as, deux, trois, et ainsi de suite jusqu’au roi. Sa couleur ne compte pas.',
    bank: 'Les joueurs ne jouent pas les uns contre les autres. Ils jouent contre la banque, qui paie tous les gains et prend toutes les pertes. Le croupier tire pour la banque.',
    deal: 'Une donne épuise le jeu une fois. Une soirée compte beaucoup de donnes.',
    packs: (count) =>
      `Le croupier tire de ${counted(count, 'jeu', { more: 'jeux' })} de 52 cartes, mélangés ensemble.`,
    packsByPlayers:
      'Le nombre de jeux dépend du nombre de joueurs\u00a0: un jeu, et un de plus par groupe complet de quatre joueurs. On les mélange ensemble.',
  },
  stakes: {
    title: 'Miser sur des cartes',
    layout: {
      book: 'Chaque joueur a un livre\u00a0: treize cartes à lui, une de chaque rang, de l’as au roi. Avant la première carte tirée, un joueur en pose une ou plusieurs sur la table et met de l’argent sur chacune.',
      dealt:
        'Avant une donne, chaque joueur reçoit treize cartes des jeux mélangés. Le croupier tire du reste. Avant la première carte tirée, un joueur pose une ou plusieurs de ses cartes sur la table et met de l’argent sur chacune.',
      board:
        'Un tableau avec une carte de chaque rang, de l’as au roi, est sur la table pour tous les joueurs. Avant la première carte tirée, un joueur met de l’argent sur une ou plusieurs de ces cartes.',
    },
    words:
      'L’argent posé sur une carte est sa mise, qu’on appelait autrefois la couche. L’argent qu’un joueur a en dehors des cartes est sa bourse. Une mise vient toujours de la bourse.',
    mostCards: (count) => `Un joueur a au plus ${cards(count)} à la fois sur la table.`,
    requiredCards: (count) =>
      `Pour participer à une donne, un joueur a exactement ${cards(count)} sur la table quand la première carte est tirée.`,
    least: (sum) => `Une mise est d’au moins ${sum}.`,
    most: (sum) => `Une mise est d’au plus ${sum}.`,
    even: 'Une mise est un nombre pair des plus petites pièces ou de points, pour qu’on puisse la partager en deux.',
    closing: 'Jusqu’à la première carte tirée, les joueurs peuvent changer leurs mises ou les reprendre.',
    closed: {
      noCard: {
        money: 'Ensuite, ils ne peuvent plus ajouter de cartes.',
        noMoney: 'Ensuite, ils ne peuvent plus ajouter ni cartes ni argent.',
      },
      replace: {
        money: 'Ensuite, ils ne peuvent ajouter une carte qu’à la place d’une carte perdue.',
        noMoney:
          'Ensuite, ils ne peuvent ajouter une carte qu’à la place d’une carte perdue, et pas d’argent sur les autres.',
      },
    },
    once: 'Une carte qui quitte la table après cela ne peut plus servir dans la même donne.',
    onceOnBoard:
      'Dans ce texte, une carte qui «\u00a0quitte la table\u00a0» est une carte du tableau sur laquelle son joueur ne peut plus miser dans la même donne.',
  },
  fasse: {
    title: 'La première carte\u00a0: la fasse',
    what: 'Le croupier retourne la première carte. Elle s’appelle la fasse, et elle ne profite qu’à la banque.',
    cost: {
      half_purse:
        'Pour chaque mise sur ce rang, son joueur paie à la banque la moitié de cette mise, de sa bourse. La mise reste sur la carte et continue à jouer. Si la bourse ne suffit pas, le reste est pris sur la mise.',
      half_stake:
        'La banque prend la moitié de chaque mise sur ce rang. L’autre moitié revient au joueur, et la carte quitte la table.',
      whole_out: 'La banque prend toutes les mises sur ce rang, et ces cartes quittent la table.',
      whole_stays:
        'La banque prend toutes les mises sur ce rang. Ces cartes restent sur la table sans argent.',
    },
    example: (stake, half) => `Pour une mise de ${stake}, cela fait ${half}.`,
    refill: 'Leurs joueurs peuvent y remettre de l’argent avant les prochaines cartes tirées.',
    noRefill: 'On ne peut plus y mettre d’argent dans cette donne.',
    oddHalf: {
      punter: 'Si les deux moitiés ne peuvent pas être égales, la banque reçoit la plus petite.',
      bank: 'Si les deux moitiés ne peuvent pas être égales, la banque reçoit la plus grande.',
    },
    burn: (count) =>
      count === 1
        ? 'Puis le croupier met une carte de côté, face cachée. Elle ne compte pas.'
        : `Puis le croupier met ${cards(count)} de côté, face cachée. Elles ne comptent pas.`,
  },
  pairs: {
    title: 'Chaque paire',
    draw: 'À partir de là, le croupier tire deux cartes à la fois\u00a0: une paire.',
    order: {
      win_first: 'La première carte d’une paire est la carte gagnante, la seconde est la carte perdante.',
      lose_first: 'La première carte d’une paire est la carte perdante, la seconde est la carte gagnante.',
    },
    result:
      'Les mises sur le rang de la carte gagnante gagnent. Les mises sur le rang de la carte perdante sont perdues\u00a0: la banque les prend. Toutes les autres attendent la paire suivante.',
    afterLoss: {
      out: 'Une carte qui perd quitte la table.',
      stays: 'Une carte qui perd reste sur la table sans argent.',
    },
    refill: 'Son joueur peut y remettre de l’argent.',
    noRefill: 'On ne peut plus y mettre d’argent dans cette donne.',
    twins: 'Deux cartes du même rang s’appellent un doublet.',
    twinsResult: {
      null: 'Un doublet ne change rien\u00a0: aucune mise ne gagne, aucune n’est perdue.',
      win_first:
        'D’un doublet, seule la première carte compte\u00a0: les mises sur ce rang gagnent. Le joueur doit encaisser un tel gain, et la carte quitte la table.',
      lose_first: 'D’un doublet, seule la première carte compte\u00a0: les mises sur ce rang sont perdues.',
    },
    repeat: {
      lose: 'Si la carte gagnante a le même rang que la carte gagnante de la paire précédente, elle ne gagne pas une seconde fois\u00a0: toutes les mises sur ce rang sont perdues.',
      retire:
        'Si la carte gagnante a le même rang que la carte gagnante de la paire précédente, elle n’est pas payée cette fois, et ses mises restent. Elles ne sont pas perdues non plus si la carte perdante de la paire suivante a leur rang. Un troisième gain de suite est payé de nouveau.',
    },
    repeatNotTwins: 'Cette règle ne vaut pas pour les doublets.',
  },
  wins: {
    title: 'Après un gain\u00a0: encaisser, ou continuer pour plus',
    titleTake: 'Après un gain',
    choice: 'Après un gain, le joueur décide avant que la paire suivante soit tirée.',
    take: 'Encaisser\u00a0: la banque paie le gain, et le joueur reprend sa mise.',
    afterTake: 'La carte quitte la table.',
    restake: 'La carte quitte la table, ou le joueur y remet aussitôt une mise au moins égale à l’ancienne.',
    paroli:
      'Continuer\u00a0: la banque ne paie rien pour l’instant. Le joueur laisse la mise sur la carte et plie un coin de la carte. Cela s’appelle un paroli. Si le rang gagne encore, la banque paie davantage. Si le rang perd avant, la mise est perdue.',
    furtherWins: 'À chaque nouveau gain, le joueur peut encaisser, ou plier un coin de plus et continuer.',
    notPaidLater:
      'Les gains non encaissés ne sont jamais payés plus tard. Avec chaque gain payé, la mise revient aussi.',
    alone: 'Une carte au coin plié ne peut être ni changée ni reprise avant que son rang gagne ou perde.',
    onlyStep: (rung) =>
      `Un gain est payé aussitôt\u00a0: la banque paie ${multiple(rung)}, et le joueur reprend sa mise. La carte quitte la table.`,
    figures: 'Voici ce que paie chaque gain, en nombre de mises.',
    lastStep: (place) =>
      `Le ${ordinal(place)} gain est le dernier\u00a0: il est toujours payé aussitôt, et la carte quitte la table.`,
    pay: (rung) =>
      `Après un premier gain, il y a un troisième choix\u00a0: continuer sans risque. Cela s’appelle la paix, et aucun coin n’est plié. Si le rang gagne encore, la banque paie ${multiple(rung)}. S’il perd, le joueur reprend sa mise. Dans les deux cas, la carte quitte la table.`,
    head: (stake) => ['Gain', 'Coins pliés', 'Paie', `Une mise de ${stake} gagne`],
    place: (place) => ordinal(place),
    rung: (rung) => `${rung}×`,
  },
  mace: {
    title: 'Plus d’argent sur une carte\u00a0: la masse',
    what: 'Avant chaque paire, les joueurs peuvent ajouter de l’argent à leurs cartes sur la table. Cela s’appelle une masse.',
    empty: 'Une carte sans argent peut ainsi en recevoir de nouveau.',
    notBent: 'On ne peut pas ajouter d’argent à une carte au coin plié.',
    notBentOrPay:
      'On ne peut pas ajouter d’argent à une carte au coin plié, ni à une carte qui continue sans risque.',
  },
  replace: {
    title: 'Une nouvelle carte pour une carte perdue',
    what: 'Si une carte perd à une paire, son joueur peut mettre une nouvelle mise sur une autre carte dans la même donne\u00a0: une pour chaque carte perdue ainsi. Une carte perdue à la fasse n’est pas remplacée.',
  },
  sideBets: {
    title: 'Les paris entre joueurs',
    what: 'Deux joueurs peuvent parier l’un contre l’autre\u00a0: une mise sur la table va-t-elle gagner ou perdre\u00a0? Ce peut être la mise de n’importe quel joueur. Les deux mettent la même somme, et la banque n’y prend pas part.',
    decide:
      'Le premier tirage après la fasse qui fait gagner ou perdre cette mise décide, et l’un des deux reçoit les deux sommes. Si la carte quitte la table autrement, ou si la donne finit, chacun reprend son argent.',
  },
  books: {
    title: 'De nouvelles cartes de la banque',
    layout: {
      book: 'Un joueur peut acheter à la banque un deuxième livre, puis d’autres. Ils s’entendent sur le prix. Avec chaque livre, il a une carte de plus de chaque rang, pour cette donne seulement.',
      dealt:
        'Un joueur peut acheter d’autres cartes à la banque, pour cette donne seulement. Ils s’entendent sur le prix.',
      board:
        'Un joueur peut payer la banque pour miser une fois de plus sur chaque carte du tableau dans cette donne. Ils s’entendent sur le prix.',
    },
  },
  lastCard: {
    title: 'La dernière carte',
    whenLeft: 'S’il reste une carte à la fin du jeu, le croupier la retourne seule.',
    left: 'Si la donne va jusqu’à la fin du jeu, il reste une carte. Le croupier la retourne seule.',
    result: {
      null: 'Elle ne compte pas\u00a0: aucune mise ne gagne, aucune n’est perdue.',
      bank: 'Elle gagne pour la banque\u00a0: toutes les mises sur son rang sont perdues.',
    },
  },
  end: {
    title: 'La fin de la donne',
    when: 'La donne finit quand toutes les cartes sont tirées. Le croupier peut aussi la finir plus tôt, entre deux paires.',
    home: 'Toutes les mises encore sur la table reviennent à leurs joueurs.',
    homeWithParolis:
      'Toutes les mises encore sur la table reviennent à leurs joueurs, celles des parolis aussi. Les gains non encaissés ne sont pas payés.',
    carry:
      'Les mises sur les cartes sans coin plié reviennent à leurs joueurs. Les parolis restent sur la table pour la donne suivante, avec leurs mises et leurs coins. À la fasse suivante, ils comptent comme les autres mises. Quand la table ferme, leurs mises reviennent aussi.',
    next: 'Puis on mélange les cartes, et la donne suivante commence.',
  },
  bank: {
    title: 'L’argent de la banque',
    cover: {
      owes: 'La banque paie toujours. Si elle n’a pas assez d’argent, elle doit le reste jusqu’à ce que quelqu’un y remette de l’argent.',
      covered:
        'La banque doit toujours avoir assez d’argent pour la paire la plus chère qui peut venir. Les joueurs ne peuvent ni miser ni continuer pour plus que cela.',
    },
  },
  target: {
    title: 'Qui gagne la soirée',
    what: (sum) =>
      `Si la bourse d’un joueur atteint ${sum}, il gagne la soirée. Seule la bourse compte, pas l’argent sur les cartes. Si plusieurs joueurs l’atteignent en même temps, la plus grosse bourse gagne.`,
  },
};
