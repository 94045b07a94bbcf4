/** Texts for screen readers, and the keyboard shortcuts of every table with the score-sheet line. */

import { cap, rank, small } from '../../../i18n/en/grammar.ts';

export const reader = {
  table: 'Players',
  ranks: 'Players and ranks',
  player: 'Player',
  actions: 'Actions',
  keys: 'Cards',
  key: (on: string, seen: number, of: number) =>
    seen >= of
      ? `${cap(rank(on))}, none left`
      : `${cap(rank(on))}, ${seen ? small(seen) : 'none'} of ${small(of)} drawn`,
  notRecorded: 'not recorded yet',
  correctDraw: 'correct this draw',
  drawSlot: (on: string | null, wins: boolean) =>
    on === null
      ? wins
        ? 'Winning card: none yet'
        : 'Losing card: none yet'
      : `${cap(rank(on))} ${wins ? 'wins' : 'loses'}. Tap to remove it`,
};

/** A key with what it does. */
type Shortcut = readonly [key: string, effect: string];

export const shortcuts = {
  title: 'Keyboard shortcuts',
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
  line: 'Score-sheet line',
};
