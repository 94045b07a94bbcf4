/** Trays, the main button, and undo. */

import { counted, rank } from '../../../i18n/en/grammar.ts';

export const mainButton = {
  noPlayers: 'No players yet',
  calculating: 'Calculating…',
  winsUnknown: 'The wins are not known yet',
};

export const undo = {
  undo: 'Undo',
  redo: 'Redo',
  /** An entry and the others of its tap, which undo takes back too. */
  andOthers: (what: string, others: number) => `${what} and ${others} more`,
  takenBack: (what: string, others: number) =>
    `Taken back: ${what}${others ? ` And ${counted(others, 'other entry', 'other entries')}.` : ''}`,
  /** What undo does while a tray or a panel is open: "Undo first closes what is open". */
  unfinished: 'first closes what is open',
  /** What undo takes back after a correction: "Undo the correction". */
  correction: 'the correction',
  /** What undo takes back after an undo that was refused. */
  refusedUndo: (what: string) => `the undo of: ${what}`,
  correctionSent: 'once the correction is recorded',
  waits: 'The undo is not sent yet. The table shows it when the connection is back.',
  entry: {
    of: (name: string, on: string, sum: string) => `${name} ${[on, sum].filter(Boolean).join(' · ')}`,
    buyin: (name: string, sum: string) => `${name} buys in ${sum}`,
    cashout: (name: string, sum: string) => `${name} cashes out ${sum}`,
    close: 'close table',
    seat: (name: string) => `add ${name}`,
    fund: (sum: string) => `bank ${sum}`,
    ruling: (sum: string) => `ruling ${sum}`,
    payment: (sum: string) => `payment ${sum}`,
    rename: (name: string) => `name ${name}`,
  },
};

export const tray = {
  chooseCoin: 'Choose a coin',
  addCoins: 'Coins for the sum',
  other: 'Other…',
  otherAmount: 'Other amount',
  done: 'Done',
  close: 'Close',
  correct: 'Correct…',
  broke: (owes: string) => `Broke, owes ${owes}`,
  fundBank: 'Fund the bank',
  money: 'Money…',
  buyIn: 'Buy in',
  buysIn: (name: string) => `${name} buys in`,
  cashOut: 'Cash out',
  history: 'History',
  add: 'Add',
  addPlayer: 'Add a player',
  tapName: 'Tap a name for money and the rest.',
  name: 'Name',
  purse: 'Purse',
  suit: 'Suit',
  notRank: (on: string) => `Not the ${rank(on)}`,
  sameAgain: 'New table, same players',
};

/** The titles of panels. */
export const titles = {
  shortcuts: 'Keyboard shortcuts',
  line: 'Score-sheet line',
  correction: 'Correct an entry',
};
