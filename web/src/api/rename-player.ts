/** Gives a player of a session another name. */

import { client, unwrap } from './client.ts';
import { idempotencyHeader } from './idempotency-key.ts';
import { withPendingKey } from './play-session.ts';

/** Records another name of a player, once even if it is sent again. Raises: `Problem`, `Unreachable`. */
export const renamePlayer = (session: string, player: string, name: string): Promise<unknown> =>
  withPendingKey(`${session} rename ${JSON.stringify([player, name])}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/punter-renamings', {
        params: { path: { session } },
        headers: idempotencyHeader(key),
        body: { punter: player, name, occurred_at: null },
      }),
    ),
  );
