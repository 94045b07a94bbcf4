/** The key with which phones follow a board. */

import type { CurrentKey } from '../../api/current-key.ts';
import { fetchJson } from '../../api/fetch-json.ts';

/** Returns the key with a secret. Raises: `Problem` (401 if the secret is not valid), `Unreachable`. */
export const fetchKey = (secret: string): Promise<CurrentKey> =>
  fetchJson<CurrentKey>('/v1/me', { bearer: secret });
