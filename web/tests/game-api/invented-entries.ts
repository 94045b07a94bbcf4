/** The entries of an invented game, with one for each type of field. Python writes them. */

import declared from '../../../tests/factories/invented_entries.json' with { type: 'json' };
import type { EntryKind } from '../../src/api/entry-kinds.ts';

export const INVENTED = declared as unknown as readonly EntryKind[];

/** Returns the kind of that verb. */
export const inventedKind = (verb: string): EntryKind => INVENTED.find((kind) => kind.verb === verb)!;
