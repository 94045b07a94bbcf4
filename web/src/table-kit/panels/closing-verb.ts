/** The entry that closes a session. */

import { entryKindsOf } from '../../api/entry-kinds.ts';

/** Returns the verb of the entry with that role; undefined if the game declares none. */
export const closingVerb = (game: string): string | undefined =>
  entryKindsOf(game).find(({ role }) => role === 'closing')?.verb;
