/** Sends a correction from a page without an outbox. */

import { client, unwrap, type Schemas } from '../../../api/client.ts';
import { idempotencyHeader } from '../../../api/idempotency-key.ts';
import { withPendingKey } from '../../../api/play-session.ts';
import type { CorrectionBody } from '../correction-context.ts';

/**
 * Records a correction, once even if it is sent again. Returns its key, which is the id of the first entry that it
 * adds. With a version, the server refuses it if another entry came since. Raises: `Problem`, `Unreachable`.
 */
export const sendCorrection = (session: string, body: CorrectionBody, version?: number): Promise<string> =>
  withPendingKey(`${session} ${JSON.stringify(body)}`, async (key) => {
    await unwrap(
      client.POST('/v1/sessions/{session}/corrections', {
        params: { path: { session } },
        headers: idempotencyHeader(key, version),
        body: body as Schemas['Correction'],
      }),
    );
    return key;
  });
