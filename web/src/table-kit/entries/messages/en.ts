/** Entries and events of every game as sentences, in the words of the log. */

export const en = {
  opened: 'The table opens.',
  seated: (name: string, sum: string) => `${name} joins with ${sum}.`,
  boughtIn: (name: string, sum: string) => `${name} brings in ${sum}.`,
  cashedOut: (name: string, sum: string) => `${name} cashes out ${sum}.`,
  closed: 'The table closes.',
  undone: 'Undo of the newest entry.',
  redone: 'The undone entry is restored.',
  correction: (what: string) => `Corrected: ${what}`,
  forgotten: (what: string) => `Forgotten before: ${what}`,
  correctionBack: 'The correction is taken back.',
  correctionAgain: 'The correction is restored.',
  strike: (what: string) => `Taken back: ${what}`,
};

export type EntryMessages = typeof en;
