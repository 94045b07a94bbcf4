/** The practice table on the home page. */

export const practice = {
  name: 'Practice table',
  hint: 'Six players with stakes on the table. Turn the fasse and start drawing.',
  firstHint: 'Your tables appear here. Try a practice table first: six players, one pack, no real money.',
};
