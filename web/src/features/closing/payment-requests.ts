/** The requests that load a settlement, note a payment, and take it back. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import { idempotencyHeader } from '../../api/idempotency-key.ts';
import { withPendingKey } from '../../api/play-session.ts';
import type { CorrectionBody } from '../corrections/correction-context.ts';
import {
  type EntryPage,
  loadEntries,
  type ListedEntry,
  WHOLE_EVENING,
} from '../corrections/entry-list/entry-history.ts';
import type { Transfer } from './closed-session.ts';
import { TransferChanged } from './tick-queue.ts';
import { transferKey } from './transfers.ts';

/** What identifies a payment of a session. */
type Payment = Pick<Transfer, 'from' | 'to' | 'amount'>;

/** Returns the requests of a session. They are the `PaymentPorts`. */
export const paymentRequests = (session: string) => ({
  load: () => unwrap(client.GET('/v1/sessions/{session}/settling-up', { params: { path: { session } } })),
  pay: (transfer: Payment, version: number) =>
    withPendingKey(`${session} payment ${transferKey(transfer)} ${version}`, (key) =>
      unwrap(
        client.POST('/v1/sessions/{session}/payments', {
          params: { path: { session } },
          headers: idempotencyHeader(key, version),
          body: paymentOf(transfer) as Schemas['SessionPayment'],
        }),
      ),
    ),
  takeBack: async (transfer: Payment, version: number) => {
    const body = await correctionOf(session, transfer, version);
    return withPendingKey(`${session} ${JSON.stringify(body)} ${version}`, (key) =>
      unwrap(
        client.POST('/v1/sessions/{session}/corrections', {
          params: { path: { session } },
          headers: idempotencyHeader(key, version),
          body: body as Schemas['Correction'],
        }),
      ),
    );
  },
});

const paymentOf = ({ from, to, amount }: Payment) => ({ from, to, amount, occurred_at: null });

/** Returns the correction that takes a payment back. Raises: `TransferChanged`, `Problem`, `Unreachable`. */
async function correctionOf(session: string, transfer: Payment, version: number): Promise<CorrectionBody> {
  const entries: ListedEntry[] = [];
  let cursor: number | null = null;
  do {
    const page: EntryPage = await loadEntries({ session, version, ...WHOLE_EVENING }, { cursor });
    entries.push(...page.entries);
    const body = takeBackBody(entries, transfer);
    if (body) return body;
    cursor = page.next;
  } while (cursor !== null);
  throw new TransferChanged();
}

/** Returns an undo if the payment is the newest entry, else a strike. Null: the payment is not among the entries. */
export function takeBackBody(
  entries: readonly Pick<ListedEntry, 'entry' | 'version' | 'entered' | 'removed'>[],
  transfer: Payment,
): CorrectionBody | null {
  const counting = entries.filter(({ removed }) => removed === null);
  const found = counting.find(({ entered }) => isPaymentOf(entered, transfer));
  if (!found) return null;
  return found === counting[0] ? { undo: true, of: found.entry } : { strike: found.version };
}

const isPaymentOf = (entered: ListedEntry['entered'], { from, to, amount }: Payment): boolean =>
  entered?.kind === 'payment' &&
  entered['from'] === from &&
  entered['to'] === to &&
  entered['amount'] === amount;
