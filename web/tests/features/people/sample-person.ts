import type { Person } from '../../../src/features/people/person-requests.ts';

/** Returns a person without money, with some members of your own. */
export const samplePerson = (own: Partial<Person>): Person => ({
  ...{ id: 'a', version: 1, name: 'Anne', balances: {}, in_sessions: {}, contact: null },
  ...{ added_at: '2026-01-06T12:00:00.000000Z', in_play: {}, owed: {}, tables: [] },
  ...own,
});
