/** "How Lansquenet works", and the meanings of its words. */

import type { TermText } from '../../../../game-api/game-module.ts';
import type { LessonScreen } from '../../../../table-kit/lesson/lesson.ts';

export const en = {
  title: 'How Lansquenet works',
  screens: [
    {
      title: 'One player bets against the others',
      sentences: [
        'One player is the banker and puts up money. This is the wager.',
        'The other players bet against it, as much as they want. A bet against all or a part of the wager is a cover.',
        'The banker cannot lose what no player covers.',
      ],
      picture: 'Anne’s wager of 4s. Bess covers 1s 6d of it and Carl covers 1s. 1s 6d is open.',
    },
    {
      title: 'The cards decide',
      sentences: [
        'The banker deals one card to the left and one to the right. At most tables, two cards match if they have the same suit.',
        'If the first two match, they are twins, and the banker wins.',
        'Otherwise the banker deals more cards until one matches. If it matches the left card, the banker wins. If it matches the right card, the banker loses.',
      ],
      picture:
        'Three hands. Twins: two hearts. Left: a heart, a diamond, a spade, and a heart that matches the left card. Right: a heart, a diamond, a spade, and a diamond that matches the right card.',
    },
    {
      title: 'The winner keeps the deck',
      sentences: [
        'If the banker wins, the banker takes all covers and keeps the deck. The next hand begins with a new wager.',
        'If the banker loses, the banker pays each player as much as the player’s cover. Then the deck goes to the next player in the line. At some tables the banker sells it by auction.',
        'A banker can also pass the deck before a player covers.',
      ],
      picture: 'Anne, Bess and Carl sit in a line. The deck goes from Anne to Bess.',
    },
  ] as readonly LessonScreen[],
  terms: {
    banker: {
      title: 'Banker',
      meaning:
        'The player who has the deck: the banker puts up the wager, deals, and plays against the others.',
    },
    wager: {
      title: 'Wager',
      meaning: 'The money that the banker puts up for a hand. The others bet against it.',
    },
    cover: {
      title: 'Cover',
      meaning:
        'A bet against the whole wager or a part of it. All covers together are never more than the wager. Old books say that a player sees it.',
    },
    twins: {
      title: 'Twins',
      meaning: 'The first two cards match: the left one and the right one. The banker wins.',
    },
    match: {
      title: 'Match',
      meaning: 'Two cards of one suit or, by the rules of some tables, of one rank. A match ends the hand.',
    },
    deck: {
      title: 'Deck',
      meaning: 'The pack of cards. The player who has it is the banker.',
    },
    line: {
      title: 'Line',
      meaning: 'The players in the order of their seats. The deck goes along the line, round the table.',
    },
    auction: {
      title: 'Auction',
      meaning:
        'At some tables, the banker sells the deck after a loss: the players bid, and the buyer is the next banker.',
    },
  } as Readonly<Record<string, TermText>>,
  pictures: {
    open: 'open',
    bankerWins: 'The banker wins.',
    bankerLoses: 'The banker loses.',
    results: { twins: 'Twins', left: 'Left', right: 'Right' },
  },
  exercise: {
    title: 'Enter one hand',
    question: (wager: string, covered: string) =>
      `Anne banks ${wager}. Bess and Carl cover ${covered}. The banker deals these cards. Which key do you tap?`,
    cards: 'Left: seven of hearts. Right: two of spades. Middle: jack of clubs, then nine of spades.',
    right: (sum: string) =>
      `Right. The nine matches the right card: Anne pays ${sum}, and the deck goes to Bess.`,
    wrong: {
      twins: 'Not twins: the first two cards are a heart and a spade. Look at the last card.',
      left: 'Not left: the left card is a heart, and the last card is a spade.',
    },
  },
};

export type LessonMessages = typeof en;
