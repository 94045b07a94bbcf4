/** What only the open menu says. It loads with the menu. */

export const en = {
  table: 'Table',
  board: 'Wall board',
  history: 'History',
  rules: 'Rules',
  addPlayer: 'Add a player',
  home: 'All tables',
  evening: 'Evening',
  newTable: 'New table',
  sheet: 'Play a score sheet',
  keys: 'Keys and devices',
  docs: 'For programmers (API)',
  signOut: 'Sign out',
};

export type MenuMessages = typeof en;
