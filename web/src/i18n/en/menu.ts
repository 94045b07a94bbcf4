/** The menu. */

export const menu = {
  title: 'Menu',
  toContent: 'Skip to content',
  table: 'Table',
  standings: 'Standings',
  board: 'Wall board',
  history: 'History',
  seats: 'Players and money',
  rules: 'Rules',
  close: 'Close the table',
  closeQuestion: 'Close the table? Undo opens it again.',
  closeConfirm: 'Close',
  keepOpen: 'Keep open',
  home: 'All tables',
  evening: 'Evening',
  newTable: 'New table',
  sheet: 'Play a score sheet',
  settings: 'Settings',
  keys: 'Keys and devices',
  docs: 'For programmers (API)',
  signOut: 'Sign out',
};
