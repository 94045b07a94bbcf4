/** The slip of a refused entry: its headings. */

import { cap, counted } from '../../../i18n/en/grammar.ts';

export const rejection = {
  /** Behind the refused one, which is not counted. */
  onHold: (count: number) =>
    `${cap(counted(count, 'more entry is', 'more entries are'))} on hold, until you decide.`,
  byOthers: 'Another device has recorded entries in the meantime.',
  corrected: 'The table was corrected in the meantime.',
  showList: 'Show the list',
  oneOf: (index: number, all: number) => `${index} of ${all}`,
  willBeRefused: 'The server will refuse this.',
  hide: 'Decide later',
};
