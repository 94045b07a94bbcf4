/** The rules of Glic in plain words, in the order of play. */

export const en = {
  game: {
    title: 'What the game is',
    play: 'Three players or more play, all with money. Each hand has three parts: players take pools with trump cards, bet on the best hand, and play their cards until one has none left. The players take turns to deal.',
    deck: (cards: number) =>
      `Each player gets five of ${cards} cards. One more card is turned up: its suit is trump.`,
  },
  pools: {
    title: 'The pools',
    antes: {
      round: (piece: string) =>
        `The board has seven pools. Before a hand, the players put ${piece} each in turn into them, from the dealer on, until each pool has one.`,
      each: (piece: string) =>
        `The board has seven pools. Before a hand, each player puts ${piece} into each of them.`,
      dealer: (piece: string) =>
        `The board has seven pools. Before a hand, the dealer puts ${piece} into each of them.`,
    },
    claim:
      'The player with the ace of trump takes the pool of the ace, and so with king, queen, jack and ten. The player with the seven, eight and nine of trump takes the sequence.',
    marriage:
      'The player with both the king and the queen of trump takes the marriage, and the pools of king and queen.',
    stays: 'A pool that no player takes stays for later hands.',
  },
  bets: {
    title: 'Bets on the best hand',
    first: {
      eldest:
        'The bets lie in the Poch. The player after the dealer bets first, then the others in their order.',
      dealer: 'The bets lie in the Poch. The dealer bets first, then the others in their order.',
    },
    turn: 'In turn, a player bets, sees, passes or folds. If another player has more in the Poch, the player owes the difference. To see, the player pays the difference. To bet, the player pays the difference and more. To fold, the player gives up the Poch.',
    least: (sum: string) => `A bet is at least ${sum}.`,
    most: (sum: string) => `A player puts at most ${sum} into one Poch.`,
    stops:
      'The betting stops when all players have passed since the last bet. Seeing does not stop it. If a player still owes then, that player is out.',
    best: 'The best hand wins the Poch: four of a kind, then three, a pair, or the higher cards.',
    ties: {
      split: 'Players with equal hands share it.',
      eldest: 'Of equal hands, the first in the order of the betting wins.',
    },
  },
  cards: {
    title: 'Playing the cards',
    run: (piece: string) =>
      `Then the players lay cards in turn, up to a sum of thirty-one. The player of the last card of a sequence gets ${piece} from each other player.`,
    out: (piece: string) =>
      `The first player without cards wins the hand, and gets ${piece} from each other player for each card left.`,
    short: {
      forgive: 'A player without enough money pays what the purse holds. The rest is not owed.',
      refuse: 'A player without enough money must bring in money first.',
    },
  },
  end: {
    title: 'The end',
    givenUp: 'A hand can be given up. Its bets then return to the players, and the pools stay.',
    close: 'When the table closes, the players of the last hand share what is in the pools.',
  },
};

export type ProseMessages = typeof en;
