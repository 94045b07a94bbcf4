/** "How Glic works", and the meanings of its words. */

import type { TermText } from '../../../../game-api/game-module.ts';
import type { LessonScreen } from '../../../../table-kit/lesson/lesson.ts';

export const en = {
  title: 'How Glic works',
  screens: [
    {
      title: 'Trump cards take the pools',
      sentences: [
        'The board has seven pools and the Poch. Before each hand, the players put money into the pools. Then each gets five cards, and one more card is turned up: its suit is trump.',
        'The player with the ace of trump takes the pool of the ace, and so with king, queen, jack and ten. King and queen together are the marriage: they take three pools. Seven, eight and nine of trump are the sequence.',
        'What no player takes stays for the next hand.',
      ],
      picture:
        'The board: ace 2d, king 1d, queen 1d, jack 3d, ten 1d, marriage 4d, sequence 2d, and the empty Poch.',
    },
    {
      title: 'The best hand wins the Poch',
      sentences: [
        'The players bet in turn on their hands. If you have less in the Poch than another player, you owe the difference: see it, raise, pass or fold.',
        'To see does not stop the betting. It stops when all have passed.',
        'Then the best hand takes all: four of a kind, three of a kind, a pair, or the higher cards.',
      ],
      picture: 'Bess bets 2d. Carl sees 2d. Dora and Anne fold.',
    },
    {
      title: 'Then the cards are played',
      sentences: [
        'The players lay one card each in turn, in any suit. The sum of a sequence stays at thirty-one or below. If no player can lay a card, the player of the last one gets a piece from each other player.',
        'The first player without cards gets a piece from each other player for each card left.',
        'After a fold, the player plays on.',
      ],
      picture:
        'Eight, four, ten and nine lie in a sequence. Their sum is thirty-one. Carl laid the nine and gets a penny from each.',
    },
  ] as readonly LessonScreen[],
  terms: {
    poch: {
      title: 'Poch',
      meaning: 'The compartment of the board where the bets of a hand lie. The best hand wins them.',
    },
    pool: {
      title: 'Pool',
      meaning: 'One of seven compartments of the board: ace, king, queen, jack, ten, marriage and sequence.',
    },
    see: {
      title: 'See',
      meaning: 'The player pays the difference into the Poch, and no more. The betting goes on.',
    },
    fold: {
      title: 'Fold',
      meaning: 'To give up the Poch. What the player put in stays there.',
    },
    marriage: { title: 'Marriage', meaning: 'King and queen of trump in one hand. They take three pools.' },
    sequence: {
      title: 'Sequence',
      meaning:
        'The cards that the players lay in turn, up to a sum of thirty-one. The pool of this name is for the seven, eight and nine of trump.',
    },
    level: {
      title: 'Level',
      meaning: 'The most that one player has in the Poch. If a player has less, they owe the difference.',
    },
    piece: { title: 'Piece', meaning: 'The penny of the game, for antes, sequences and cards left.' },
  } as Readonly<Record<string, TermText>>,
  pictures: {
    pools: {
      ...{ ace: 'Ace', king: 'King', queen: 'Queen', jack: 'Jack', ten: 'Ten' },
      ...{ marriage: 'Marriage', sequence: 'Sequence' },
    },
    poch: 'Poch',
    bets: { Anne: 'folds', Bess: 'bets', Carl: 'sees', Dora: 'folds' },
    run: 'Carl gets 1d from each.',
  },
  exercise: {
    title: 'What comes next?',
    question: 'Bess bet 2d, Carl saw it, Dora and Anne folded. Whose turn is it, or is the betting over?',
    answers: { best: 'Compare hands', bess: 'Bess’s turn', out: 'Carl wins' },
    results: {
      best: 'Not yet: to see does not stop the betting. Bess can bet again, or pass.',
      bess: 'Right. Bess can bet again. If she and Carl pass, their hands are compared.',
      out: 'No: Bess and Carl have the same in the Poch. The better hand wins.',
    },
  },
};

export type LessonMessages = typeof en;
