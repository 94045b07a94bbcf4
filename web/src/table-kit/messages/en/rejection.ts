/** The slip of a refused entry: its headings, and the fixes that every game offers. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const rejection = {
  onHold: (count: number) => (count ? `${cap(counted(count, 'entry is', 'entries are'))} on hold.` : ''),
  oneOf: (index: number, all: number) => `${index} of ${all}`,
  willBeRefused: 'The server will refuse this.',
  hide: 'Continue',
};

export const fixes = {
  newTable: 'New table',
  addPlayer: (name: string) => `Add ${name}`,
  buyInInstead: 'Buy in instead',
  otherName: 'Enter another name',
  buyIn: (sum: string) => `Buy in ${sum}`,
  amount: (sum: string) => `Enter ${sum}`,
  showBoth: 'Show what was recorded',
  sendAgain: 'Send again',
};
