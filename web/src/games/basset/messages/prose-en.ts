/** The rules in plain words, in the order of play. Each word of the game is explained where it first comes. */

import { counted, ordinal, small } from '../../../i18n/en/grammar.ts';

const multiple = (rung: number): string =>
  ['', 'as much as the stake', 'twice the stake'][rung] ?? `${small(rung)} times the stake`;

export const en = {
  game: {
    title: 'What the game is',
    play: 'Players put money on cards. Then the dealer draws cards from a shuffled pack. The drawn cards decide which money wins and which loses.',
    rank: 'Only the rank of a card counts: ace, two, three and so on up to king. Its suit does not matter.',
    bank: 'The players do not play against each other. They play against the bank, which pays every win and takes every loss. The dealer draws for the bank.',
    deal: 'One round through the pack is a deal. An evening has many deals.',
    packs: (count: number) =>
      `The dealer draws from ${counted(count, 'pack')} of 52 cards, shuffled together.`,
    packsByPlayers:
      'The number of packs depends on the number of players: one pack, and one more for every full group of four players. They are shuffled together.',
  },
  stakes: {
    title: 'Laying money on cards',
    layout: {
      book: 'Each player has a book: thirteen cards of their own, one of each rank from ace to king. Before the first card is drawn, a player lays one or more of them on the table and puts money on each.',
      dealt:
        'Before a deal, each player gets thirteen cards from the shuffled packs. The dealer draws from the rest. Before the first card is drawn, a player lays one or more of these cards on the table and puts money on each.',
      board:
        'A board with one card of each rank, from ace to king, lies on the table for all players. Before the first card is drawn, a player puts money on one or more of these cards.',
    },
    words:
      'The money on a card is its stake; an old word for it is couch. The money that a player has beside the cards is the purse. A stake always comes from the purse.',
    mostCards: (count: number) => `A player has at most ${counted(count, 'card')} on the table at once.`,
    requiredCards: (count: number) =>
      `To take part in a deal, a player has exactly ${counted(count, 'card')} on the table when the first card is drawn.`,
    least: (sum: string) => `A stake is at least ${sum}.`,
    most: (sum: string) => `A stake is at most ${sum}.`,
    even: 'A stake is an even number of the smallest coins or points, so that it can be halved.',
    closing: 'Until the first card is drawn, players can change their stakes or take them back.',
    /** By whether lost cards are replaced, then by whether money can be added to a card. */
    closed: {
      noCard: {
        money: 'After that, players cannot add cards.',
        noMoney: 'After that, players can add neither cards nor money.',
      },
      replace: {
        money: 'After that, players can add a card only in place of a lost one.',
        noMoney:
          'After that, players can add a card only in place of a lost one, and no money to the others.',
      },
    },
    once: 'A card that leaves the table after that cannot be used again in the same deal.',
    onceOnBoard:
      'In this text, a card that “leaves the table” is a card of the board that its player cannot use again in the same deal.',
  },
  fasse: {
    title: 'The first card: the fasse',
    what: 'The dealer turns over the first card. It is called the fasse, and it is good for the bank only.',
    cost: {
      half_purse:
        'Each player with a stake on this rank pays the bank half as much as the stake, from the purse. The stake stays on the card and plays on. If the purse is too small, the rest is taken from the stake.',
      half_stake:
        'The bank takes half of each stake on this rank. The other half goes back to the player, and the card leaves the table.',
      whole_out: 'The bank takes every stake on this rank, and these cards leave the table.',
      whole_stays: 'The bank takes every stake on this rank. These cards stay on the table without money.',
    },
    example: (stake: string, half: string) => `For a stake of ${stake}, that is ${half}.`,
    refill: 'Their players can put money on them again before the next cards are drawn.',
    noRefill: 'No money can be put on them again in this deal.',
    oddHalf: {
      punter: 'If the two halves cannot be equal, the bank gets the smaller one.',
      bank: 'If the two halves cannot be equal, the bank gets the larger one.',
    },
    burn: (count: number) =>
      count === 1
        ? 'Then the dealer sets one card aside, face down. It does not count.'
        : `Then the dealer sets ${counted(count, 'card')} aside, face down. They do not count.`,
  },
  pairs: {
    title: 'Each pair',
    draw: 'From now on the dealer draws two cards at a time: a pair.',
    order: {
      win_first: 'The first card of a pair is the winning card, the second is the losing card.',
      lose_first: 'The first card of a pair is the losing card, the second is the winning card.',
    },
    result:
      'Stakes on the rank of the winning card win. Stakes on the rank of the losing card are lost to the bank. All other stakes wait for the next pair.',
    afterLoss: {
      out: 'A card that loses leaves the table.',
      stays: 'A card that loses stays on the table without money.',
    },
    refill: 'Its player can put money on it again.',
    noRefill: 'No money can be put on it again in this deal.',
    twins: 'Two cards of the same rank are called twins.',
    twinsResult: {
      null: 'They change nothing: no stake wins, and no stake is lost.',
      win_first:
        'Of twins, only the first card counts: stakes on this rank win. The player must take such a win, and the card leaves the table.',
      lose_first: 'Of twins, only the first card counts: stakes on this rank are lost.',
    },
    repeat: {
      lose: 'If the winning card has the same rank as the winning card of the pair before, it does not win again: every stake on this rank is lost.',
      retire:
        'If the winning card has the same rank as the winning card of the pair before, it is not paid this time, and its stakes stay. They are not lost either if the losing card of the next pair has their rank. A third win in a row is paid again.',
    },
    repeatNotTwins: 'This rule does not hold for twins.',
  },
  wins: {
    title: 'After a win: take it, or play on for more',
    titleTake: 'After a win',
    choice: 'After a win, the player decides before the next pair is drawn.',
    take: 'Taking the win: the bank pays it, and the player gets the stake back.',
    afterTake: 'The card leaves the table.',
    restake:
      'The card leaves the table, or the player at once puts a new stake on it that is at least as large as the old one.',
    paroli:
      'Playing on: the bank pays nothing yet. The player leaves the stake on the card and bends one corner of the card. This is called a paroli. If the rank wins again, the bank pays more. If the rank loses before that, the stake is lost.',
    furtherWins: 'The player can take each further win, or bend one more corner and play on.',
    notPaidLater:
      'Wins that were not taken are never paid later. With each win that is paid, the stake comes back too.',
    alone: 'A card with a bent corner cannot be changed or taken back until its rank wins or loses.',
    onlyStep: (rung: number) =>
      `A win is paid at once: the bank pays ${multiple(rung)}, and the player gets the stake back. The card leaves the table.`,
    figures: 'This is what each win pays, as a multiple of the stake.',
    lastStep: (place: number) =>
      `The ${ordinal(place)} win is the last: it is always paid at once, and the card leaves the table.`,
    pay: (rung: number) =>
      `After a first win there is a third choice: playing on without risk. It is called the pay, and no corner is bent. If the rank wins again, the bank pays ${multiple(rung)}. If it loses, the player gets the stake back. In both cases the card leaves the table.`,
    head: (stake: string) => ['Win', 'Bent corners', 'Pays', `A stake of ${stake} wins`],
    place: (place: number) => ordinal(place),
    rung: (rung: number) => `${rung}×`,
  },
  mace: {
    title: 'More money on a card: the mace',
    what: 'Before each pair, players can add money to their cards on the table. This is called a mace.',
    empty: 'A card without money can get new money in this way.',
    notBent: 'No money can be added to a card with a bent corner.',
    notBentOrPay: 'No money can be added to a card with a bent corner, or to one that plays on without risk.',
  },
  replace: {
    title: 'A new card for a lost one',
    what: 'If a card loses in a pair, its player can put a new stake on another card in the same deal: one for each card lost in this way. A card lost to the fasse is not replaced.',
  },
  sideBets: {
    title: 'Side bets between players',
    what: 'Two players can bet against each other on whether a stake on the table will win or lose. It can be the stake of any player. Both put up the same sum, and the bank has no part in it.',
    decide:
      'The first draw after the fasse that makes this stake win or lose decides, and one of the two gets both sums. If the card leaves the table in another way, or the deal ends, both get their money back.',
  },
  books: {
    title: 'New cards from the bank',
    layout: {
      book: 'A player can buy a second book from the bank, and further ones. They agree on the price. With each book the player has one more card of every rank, for this deal only.',
      dealt: 'A player can buy more cards from the bank, for this deal only. They agree on the price.',
      board:
        'A player can pay the bank to use each card of the board once more in this deal. They agree on the price.',
    },
  },
  lastCard: {
    title: 'The last card',
    whenLeft: 'If one card is left at the end of the pack, the dealer turns it over alone.',
    left: 'If the deal goes on to the end of the pack, one card is left. The dealer turns it over alone.',
    result: {
      null: 'It does not count: no stake wins, and no stake is lost.',
      bank: 'It wins for the bank: every stake on its rank is lost.',
    },
  },
  end: {
    title: 'The end of the deal',
    when: 'The deal ends when all cards are drawn. The dealer can also end it earlier, between two pairs.',
    home: 'All stakes still on the table go back to their players.',
    homeWithParolis:
      'All stakes still on the table go back to their players, also those of parolis. The wins that they did not take are not paid.',
    carry:
      'The stakes on cards without bent corners go back to their players. Parolis stay on the table for the next deal, with their stakes and their corners. For the next fasse they count like other stakes. When the table is closed, their stakes go back too.',
    next: 'Then the cards are shuffled, and the next deal begins.',
  },
  bank: {
    title: 'The bank’s money',
    cover: {
      owes: 'The bank always pays. If it does not have enough money, it owes the rest until somebody puts new money into it.',
      covered:
        'The bank must always have enough money for the most expensive pair that can come next. Players cannot stake or play on for more than that.',
    },
  },
  target: {
    title: 'Who wins the evening',
    what: (sum: string) =>
      `If a player’s purse reaches ${sum}, that player wins the evening. Only the purse counts, not the money on cards. If several players reach it at once, the largest purse wins.`,
  },
};

export type ProseMessages = typeof en;
