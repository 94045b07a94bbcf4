/** The slip of a refused entry. */

export const rejection = {
  continueStaking: 'Continue staking',
};
