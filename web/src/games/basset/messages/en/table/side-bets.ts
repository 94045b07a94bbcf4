/** How a side bet ended, at the table and on the player's page. */

export const sideBets = {
  won: (other: string) => `Side bet with ${other} won`,
  lost: (other: string) => `Side bet with ${other} lost`,
  returned: (other: string) => `Side bet with ${other} returned`,
};
