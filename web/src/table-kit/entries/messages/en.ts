/** Entries and events of every game as sentences, in the words of the log. */

export const en = {
  opened: 'The table opens.',
  seated: (name: string, sum: string) => `${name} joins with ${sum}.`,
  boughtIn: (name: string, sum: string) => `${name} brings in ${sum}.`,
  cashedOut: (name: string, sum: string) => `${name} cashes out ${sum}.`,
  closed: 'The table closes.',
};

export type EntryMessages = typeof en;
