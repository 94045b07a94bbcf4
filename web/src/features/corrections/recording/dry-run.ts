/** Asks the server what a correction would change. */

import { client, unwrap, type Schemas } from '../../../api/client.ts';
import { newId } from '../../../api/idempotency-key.ts';
import type { CorrectionBody } from '../correction-context.ts';
import type { DryRun } from '../difference.ts';

/** Returns what a correction would change at the newest version. Raises: `Problem`, `Unreachable`. */
export async function askDryRun(session: string, body: CorrectionBody): Promise<DryRun> {
  const dryRun = await unwrap(
    client.POST('/v1/sessions/{session}/corrections', {
      params: { path: { session }, query: { dry_run: true }, header: { 'Idempotency-Key': newId() } },
      body: body as Schemas['Correction'],
    }),
  );
  return dryRun as unknown as DryRun;
}
