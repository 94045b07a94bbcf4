/** Entries and events of every game as sentences, in French. */

import type { EntryMessages } from './en.ts';

export const fr: EntryMessages = {
  opened: 'La table ouvre.',
  seated: (name, sum) => `${name} s’assied avec ${sum}.`,
  boughtIn: (name, sum) => `${name} apporte ${sum}.`,
  cashedOut: (name, sum) => `${name} retire ${sum}.`,
  closed: 'La table ferme.',
};
