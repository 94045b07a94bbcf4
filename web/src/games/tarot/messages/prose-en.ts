/** The rules of Swiss Tarot in plain words, in the order of play. */

import { small } from '../../../i18n/en/grammar.ts';

export const en = {
  game: {
    title: 'What the game is',
    play: (rounds: number) =>
      `Three players play with a pack of 78 tarot cards. A game has ${small(rounds)} ${rounds === 1 ? 'round' : 'rounds'}. In each round they play 25 tricks and count points. The highest score of the game wins the pot.`,
    dealer:
      'The players take turns to deal: the first player seated deals the first round, the next one the second. The dealer gets three cards more and lays three cards aside, the discards.',
  },
  ante: {
    title: 'The ante',
    each: (sum: string) => `Before each game, every player puts ${sum} into the pot. This is the ante.`,
    none: 'There is no ante: the game is played for the score.',
    other: 'The players can agree on another stake for a game. All three must be able to pay it.',
  },
  counting: {
    title: 'Counting',
    cards:
      'Some cards count: the XXI, the I, the Fool and each King are worth 5, each Queen 4, each Cavalier 3, each Jack 2.',
    tricks:
      'A trick is worth the sum of its counting cards, less one for each of them but the first. A trick without counting cards is worth 1. The dealer’s discards count as a trick.',
    sum: 'So a round always has 78 points, and the dealer always has at least 1.',
    entered: 'The counts of two players are entered; the third player has the rest.',
  },
  end: {
    title: 'Who wins',
    winner: 'The player with the highest score after the last round takes the whole pot.',
    tie: {
      split: 'Players with the same highest score share the pot.',
      stays:
        'If two or three players have the same highest score, the pot stays, and the next antes are added to it.',
    },
    odd: {
      seat: 'Coins that cannot be shared go one each to the winners, in the order of the seats.',
      pot: 'Coins that cannot be shared stay in the pot.',
    },
    givenUp: 'A game can be given up. Its antes then return to the players.',
    close: 'When the table closes, the three players share what is left in the pot.',
  },
};

export type ProseMessages = typeof en;
