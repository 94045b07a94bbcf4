// The suits of the books: the fonts have none of them.

import { picture } from './dom.js';

const PATHS = {
  hearts: 'M8 14.5C2.5 10 1 7.6 1 5.2 1 3.2 2.6 1.8 4.4 1.8c1.5 0 2.8.9 3.6 2.5.8-1.6 2.1-2.5 3.6-2.5C13.4 1.8 15 3.2 15 5.2c0 2.4-1.5 4.8-7 9.3z',
  diamonds: 'M8 1l5.5 7L8 15 2.5 8z',
  spades: 'M8 1.2c2.6 3.2 6.4 5 6.4 8.2 0 1.8-1.3 3-2.9 3-1.1 0-2-.5-2.6-1.4.1 1.7.8 2.8 2 3.8H5.1c1.2-1 1.9-2.1 2-3.8-.6.9-1.5 1.4-2.6 1.4-1.6 0-2.9-1.2-2.9-3 0-3.2 3.8-5 6.4-8.2z',
  clubs: 'M8 1.2a3 3 0 0 1 2.5 4.7A3.1 3.1 0 1 1 8.9 11c.1 1.6.8 2.9 2 3.8H5.1c1.2-.9 1.9-2.2 2-3.8a3.1 3.1 0 1 1-1.6-5.1A3 3 0 0 1 8 1.2z',
};

export function suit(name) {
  const red = name === 'hearts' || name === 'diamonds';
  return PATHS[name] ? picture(PATHS[name], red ? 'suit red' : 'suit') : null;
}
