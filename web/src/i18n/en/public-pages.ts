/** What the board, the player's page and the evening page share. */

import { cap, counted, ordinal } from './grammar.ts';

const places = (count: number): string => counted(count, 'place');
export const publicPages = {
  live: 'Live',
  loading: 'Loading',
  noConnection: (time: string) => `No connection since ${time}`,
  staleHint: 'This page shows the state at that time.',
  offline: 'No connection',
  offlineHint: 'This page tries again by itself and loads when the server responds.',
  linkExpired: 'This link has expired',
  linkExpiredHint: 'This device is no longer signed in. Ask the organiser for a new link.',
  notFound: 'Table not found',
  notFoundHint: 'The table does not exist, or this device is not allowed to view it.',
  home: 'Go to the home page',
  placesMoved: (by: number) => (by === 0 ? 'no change' : by > 0 ? `up ${places(by)}` : `down ${places(-by)}`),
  isNow: (name: string, place: number) => `${name} is ${ordinal(place)}.`,
  othersMoved: (count: number) => `${cap(counted(count, 'other'))} changed place.`,
  andMore: (count: number) => `and ${count} more`,
};
