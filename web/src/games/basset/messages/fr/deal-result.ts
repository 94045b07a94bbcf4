/** The result of the deal that just ended, at the top of the table page, in French. */

import type { en } from '../en.ts';

export const dealResult: (typeof en)['dealResult'] = {
  over: 'Donne finie. Les mises rentrent.',
};

export const endEarly: (typeof en)['endEarly'] = {
  open: 'Finir la donne avant la fin',
};
