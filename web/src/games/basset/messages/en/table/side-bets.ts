/** How a side bet ended, at the table and on the player's page. */

export const sideBets = {
  won: 'Side bet won',
  lost: 'Side bet lost',
  returned: 'Side bet returned',
};
