/** The practice table on the home page. */

export const practice = {
  name: 'Practice table',
  /** The title of the demonstration. */
  demonstration: 'A demonstration evening',
  hint: 'Six players with stakes on the table. Turn the fasse and start drawing.',
  firstSteps: [
    'Basset is played against a bank. The players lay money on cards, and the dealer draws pairs from a full pack: one card of each pair wins, the other loses.',
    'After a win, the player takes the money, or leaves it on the card to win much more the next time. That is a paroli.',
    'You enter the stakes and the cards; Paroli does the sums. Try it at a practice table: six players, their stakes on the table, no real money.',
  ] as readonly string[],
};
