/** The keys that the page lists. */

import type { Schemas } from '../../api/client.ts';

export type Key = Schemas['Key'];
export type Session = Schemas['SessionRow'];
