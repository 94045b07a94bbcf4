/** What the panels say: fixes, shortcuts, and what is wrong with a typed sum. */

import type { RoundName } from '../../../features/charts/round-name.ts';

export const fixes = {
  newTable: 'New table',
  addPlayer: (name: string) => `Add ${name}`,
  buyInInstead: 'Buy in instead',
  otherName: 'Enter another name',
  buyIn: (sum: string) => `Buy in ${sum}`,
  cashOut: (sum: string) => `Cash out ${sum}`,
  amount: (sum: string) => `Enter ${sum}`,
  showBoth: 'Show what was recorded',
  sendAgain: 'Send again',
  compare: 'Compare…',
  recordAnyway: (count: number) => (count === 1 ? 'Record it anyway' : `Record all ${count} anyway`),
};

/** The list of the entries that are not recorded. */
export const unsent = {
  discardAll: (count: number) => `Discard all ${count}`,
  discardQuestion: 'They will not be recorded.',
  keep: 'Keep them',
  byOthers: 'Recorded by others in the meantime',
  seeHistory: 'The whole history',
  waitingHere: 'Waiting on this device',
};

export const fault = {
  noUnit: (count: string, units: string) => `The ${count} at the end has no unit: ${units}?`,
  noCount: (unit: string) => `Type a number for ${unit}.`,
  wrongOrder: (units: string) => `Each unit only once, in this order: ${units}.`,
  unknownUnit: (unit: string, units: string) => `“${unit}” is not a unit here. Use ${units}.`,
  like: (example: string) => `Type the sum like ${example}.`,
};

/** What the close brings. */
export const closing = {
  /** For games whose rounds must end before the close. A donne is one of several rounds of a game for one pot. */
  roundFirst: (round: RoundName = 'round') =>
    round === 'donne'
      ? 'A game is in progress. Count its rounds or give it up, then close the table.'
      : `A ${round} is in progress. End the ${round} first, then close the table.`,
  returned: (sum: string) => `${sum} on the table goes back to the players.`,
};

/** What the bank may expect of the next draw. A sum is above 0. */
export const odds = {
  bankGains: (sum: string) => `On average, the bank gains ${sum}`,
  bankLoses: (sum: string) => `On average, the bank loses ${sum}`,
  bankEven: 'On average, the bank gains nothing',
};

/** A key with what it does. */
type Shortcut = readonly [key: string, effect: string];

export const shortcuts = {
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
