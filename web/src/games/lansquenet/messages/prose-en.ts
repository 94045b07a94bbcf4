/** The rules of Lansquenet in plain words, in the order of play. */

export const en = {
  game: {
    title: 'What the game is',
    play: 'One player is the banker and puts up money. The other players bet against it. Then the banker deals cards until one of them decides who wins.',
    hand: 'This is called a hand. Every player can become the banker: the players sit in a fixed order, the line. The first player in the line is the first banker.',
  },
  wager: {
    title: 'The banker’s wager',
    what: 'The banker puts up money for the hand. This is the wager. It comes from the purse, which is the money that a player has and has not bet.',
    least: (sum: string) => `A wager is at least ${sum}.`,
    most: (sum: string) => `A wager is at most ${sum}.`,
    change: 'The banker can change the wager until a player bets against it.',
  },
  covers: {
    title: 'Bets against the wager',
    what: 'The other players bet that the banker will lose. A bet against the whole wager or a part of it is called a cover. All covers together are never more than the wager.',
    least: (sum: string) => `To cover, a player bets at least ${sum} in a hand.`,
    most: (sum: string) => `A player covers at most ${sum} in a hand.`,
    order: {
      spoken: 'Players cover in the order in which they speak.',
      line: 'The player next to the banker in the line covers first, then the others in their order. Once a player further along the line has covered, an earlier one cannot cover.',
    },
    back: 'Until the cards are dealt, a player can take a cover back.',
    rest: 'The banker cannot lose the part of the wager that is not covered.',
  },
  cards: {
    title: 'The cards',
    deal: {
      suit: 'The banker deals one card to the left and one to the right from a full pack. Two cards match if they have the same suit: hearts, diamonds, clubs or spades.',
      rank: 'The banker deals one card to the left and one to the right from a full pack. Two cards match if they have the same rank, such as two kings.',
    },
    twins: 'If these two cards match, they are called twins, and the banker wins.',
    more: 'Otherwise the banker deals more cards, one by one, until a card matches the left or the right one. If it matches the left card, the banker wins. If it matches the right card, the banker loses.',
  },
  result: {
    title: 'Who gets what',
    lost: 'If the banker loses, each player who covered gets the cover back, and as much again from the wager. What is left of the wager goes back to the banker.',
    won: {
      home: 'If the banker wins, all covers go to the banker’s purse, and so does the wager.',
      stay: 'If the banker wins, the covers are added to the wager, and all of it is the wager of the next hand. The banker can raise it, but not lower it.',
    },
    mayExceed: 'Such a wager may be higher than the maximum.',
  },
  next: {
    title: 'The next banker',
    won: 'If the banker wins, that player stays the banker.',
    lost: {
      line: 'If the banker loses, the cards go to the next player in the line. Players without money are passed over.',
      auction:
        'If the banker loses, the banker sells the cards: the players bid, and the buyer pays the banker and is the next banker. If no player buys, the next player in the line is the banker. Players without money are passed over.',
    },
    pass: {
      line: 'The banker can also hand the cards on at any time while no cover stands. A wager that is up then goes back to the banker.',
      auction:
        'The banker can also sell the cards or hand them on at any time while no cover stands. A wager that is up then goes back to the banker.',
    },
  },
};

export type ProseMessages = typeof en;
