/** The words of the home page that other pages use too. */

export const home = {
  tagline: 'Scores and ledger for historical card games',
  players: 'Players',
  /** `when`: the day with the time, which tells tables of one day apart. */
  repeat: (when: string) => `Same table as ${when}`,
  about: [
    'Paroli keeps the scores and the accounts of historical card games.',
    'The dealer enters the stakes and the cards drawn. Paroli settles every draw and knows exactly how much each purse, each card and the bank hold.',
    'Recorded entries are never deleted. You can undo the newest entry and correct any other; the accounts show both. You can replay any evening step by step.',
  ] as readonly string[],
  docs: 'For programmers: the API',
};
