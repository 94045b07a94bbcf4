/** What the menu and other pages say. */

export const menu = {
  title: 'Menu',
  toContent: 'Skip to content',
  standings: 'Standings',
  seats: 'Players and money',
  close: 'Close the table',
  closeQuestion: 'Close the table? Undo opens it again.',
  closeConfirm: 'Close',
  keepOpen: 'Keep open',
  people: 'People and bankrolls',
  howToPlay: 'How to play',
  closeExplanation: 'OK',
  settings: 'Settings',
};
