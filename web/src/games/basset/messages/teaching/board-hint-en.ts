/** The line on the board that tells newcomers what happens now. It must fit on one line of a wall. */

export const en = {
  noPlayers: 'First, players join the table. Then they lay money on cards, and the dealer draws.',
  staking:
    'Players lay money on their cards. Then the dealer draws two cards at a time: one wins, the other loses.',
  fasse: {
    half_purse:
      'The first card is called the fasse: players with money on its rank pay the bank half as much.',
    half_stake: 'The first card is called the fasse: the bank takes half of the money on its rank.',
    whole_out: 'The first card is called the fasse: the bank takes the money on its rank.',
    whole_stays: 'The first card is called the fasse: the bank takes the money on its rank.',
  },
  pairsFollow: 'From now on, the dealer draws pairs.',
  pair: {
    win_first: 'In each pair, the first card wins for the players, the second loses.',
    lose_first: 'In each pair, the first card loses for the players, the second wins.',
  },
  corner: 'A bent corner means: the player left a win on the card to win more.',
  choice:
    'After a win, a player takes the money now, or bends a corner of the card and plays on to win more.',
  takeOnly: 'After a win, a player takes the money now.',
  lastCard: 'The pack is used up, so this deal ends. Then players lay money on cards for the next deal.',
  closed: 'The game is over. The list shows how much each player won or lost.',
};

export type BoardHintMessages = typeof en;
