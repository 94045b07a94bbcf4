/** "How Basset works", and the meanings of its words. */

import type { TermText } from '../../../../game-api/game-module.ts';
import type { LessonScreen } from '../../../../table-kit/lesson/lesson.ts';

export const en = {
  title: 'How Basset works',
  wins: 'wins',
  loses: 'loses',
  screens: [
    {
      title: 'Players put money on their cards',
      sentences: [
        'Each player has a book: thirteen cards, from ace to king.',
        'A player puts money on one card or on several. Only the rank counts: ace, two, three and so on. The suit does not matter.',
        'One person is the bank. The bank pays every win and takes every loss.',
      ],
      picture: 'Thirteen cards of one player. A coin lies on the ace, the seven and the king.',
    },
    {
      title: 'The dealer draws cards from a full pack',
      sentences: [
        'The first card is the fasse. The bank takes money that lies on its rank.',
        'Then the dealer draws two cards at a time. One wins, the other loses. At most tables the first wins.',
        'The bank pays for the winning rank and takes the money on the losing rank. All other cards wait for the next pair.',
      ],
      picture: 'A pair: the king wins, the seven loses.',
    },
    {
      title: 'A winner takes the money, or plays on',
      sentences: [
        'After a win, the player may take the money: the stake and as much again.',
        'Or the player leaves it on the card and bends a corner of the card. This is a paroli. The next win pays 7 times the stake, and further ones 15, 30 and 60 times.',
        'If the rank loses first, the money on the card is lost. Some tables pay other steps: see the rules of the table.',
      ],
      picture: 'One card with more and more bent corners: it plays for 1, 7, 15, 30 and 60 times its stake.',
    },
  ] as readonly LessonScreen[],
  terms: {
    fasse: {
      title: 'Fasse',
      meaning:
        'The first card of a deal, drawn alone. The bank takes money that lies on its rank: all of it or half, by the rules of the table.',
    },
    couch: {
      title: 'Couch',
      meaning:
        'The money that a player lays on one card. If a deal ends, the couches go back to their players.',
    },
    paroli: {
      title: 'Paroli',
      meaning:
        'A win that the player does not take. The money stays on the card, and the next win of this rank pays much more: for example 7 times the stake instead of one. If the rank loses, the money is lost.',
    },
    corner: {
      title: 'Bent corner',
      meaning:
        'The sign of a paroli: the player bends one corner of the card for each win that was not taken. Old books call it a crook.',
    },
    mace: {
      title: 'Mace',
      meaning: 'More money that a player adds to a card while the deal goes on.',
    },
    ladder: {
      title: 'Ladder',
      meaning:
        'How much each win pays, from the first to the highest: for example 1, 7, 15, 30 and 60 times the stake. Each paroli goes one step up.',
    },
    twins: {
      title: 'Twins',
      meaning: 'A pair of two cards of one rank. The rules of the table say what it means.',
    },
    restake: {
      title: 'Restake',
      meaning:
        'An answer to a win: the player takes the win and lays the same stake on the card again. A tap on the gold card lays another sum.',
    },
    pay: {
      title: 'Pay',
      meaning:
        'A way to play on that some tables allow: the player gives up the win and plays for more, and does not lose the stake if the rank loses.',
    },
    book: {
      title: 'Book',
      meaning:
        'The thirteen cards of a player, from ace to king. At some tables a player buys a new book from the bank.',
    },
    sidebet: {
      title: 'Side bet',
      meaning: 'A bet between two players on whether a card wins or loses. The bank has no part in it.',
    },
  } as Readonly<Record<string, TermText>>,
};

export type LessonMessages = typeof en;
