/** Another device has control of the table, on the pages beside it. */

export const en = {
  needed: 'To record something on this page, this device needs control.',
  neededForName: 'To change the name of a player, this device needs control.',
  taking: 'Taking control…',
  taken: 'This device has control.',
};

export type Messages = typeof en;
