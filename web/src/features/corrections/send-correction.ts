/** Sends a correction from a page without an outbox. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import { idempotencyHeader } from '../../api/idempotency-key.ts';
import { withPendingKey } from '../../api/play-session.ts';
import type { CorrectionBody } from './correction-context.ts';

/** Records a correction, once even if it is sent again. Raises: `Problem`, `Unreachable`. */
export const sendCorrection = (session: string, body: CorrectionBody): Promise<unknown> =>
  withPendingKey(`${session} ${JSON.stringify(body)}`, (key) =>
    unwrap(
      client.POST('/v1/sessions/{session}/corrections', {
        params: { path: { session } },
        headers: idempotencyHeader(key),
        body: body as Schemas['Correction'],
      }),
    ),
  );
