/** What the panels say: fixes, and what is wrong with a typed sum. */

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
