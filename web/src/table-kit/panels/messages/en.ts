/** The keyboard shortcuts of every table. */

/** A key with what it does. */
type Shortcut = readonly [key: string, effect: string];

export const en = {
  off: 'Single-key shortcuts are off. Turn them on in the settings.',
  tableTitle: 'On the table',
  otherTitle: 'Other',
  cancelCard: ['Backspace', 'remove that card'] as Shortcut,
  main: ['Space', 'main button, if no button has the focus'] as Shortcut,
  move: ['Arrows', 'move'] as Shortcut,
  act: ['Enter', 'act'] as Shortcut,
  coin: ['[ ]', 'coin'] as Shortcut,
  amount: ['=', 'other amount'] as Shortcut,
  next: ['N', 'next player'] as Shortcut,
  buyIn: ['B', 'buy in'] as Shortcut,
  other: [
    ['U, Ctrl+Z', 'undo the newest entry'],
    ['Shift+U', 'redo'],
    ['H', 'history'],
    ['O', 'unrecorded entries'],
    [':', 'type a score-sheet line'],
    ['?', 'these shortcuts'],
  ] as readonly Shortcut[],
};

export type ShortcutMessages = typeof en;
