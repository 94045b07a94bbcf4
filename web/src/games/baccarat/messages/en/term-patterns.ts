/** The words of the game in sentences, as regular expressions without groups. */

export const termPatterns = {
  banker: 'bankers?',
  punter: 'punters?',
  banco: 'banco|goes? bank|going bank',
  cheval: 'à cheval',
  natural: 'naturals?',
  tie: 'ties?',
  abide: 'abides?',
  deal: 'the deal',
  points: 'points',
};
