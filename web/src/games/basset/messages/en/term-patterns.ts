/** The words of the game in sentences, as regular expressions without groups. */

export const termPatterns = {
  fasse: 'fasse',
  couch: 'couch(?:es)?',
  paroli: 'parolis?',
  corner: 'bent corners?',
  mace: 'maces?',
  ladder: 'ladder',
  twins: 'twins',
  restake: 'restake',
};
