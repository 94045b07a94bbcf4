/** The requests that load what an evening pays, note a payout, and take it back. */

import { client, unwrap } from '../../api/client.ts';
import { paymentRequests } from '../closing/payment-requests.ts';
import type { EveningPaymentPorts } from './evening-payments.ts';

/** Returns the requests of a gathering in one currency. */
export const eveningPaymentRequests = (gathering: string, currency: string): EveningPaymentPorts => ({
  load: () =>
    unwrap(
      client.GET('/v1/gatherings/{gathering}/settling-up', {
        params: { path: { gathering }, query: { currency: currency as 'points' } },
      }),
    ),
  pay: (payout, version) => paymentRequests(payout.session).pay(payout, version),
  takeBack: (payout, version) => paymentRequests(payout.session).takeBack(payout, version),
});
