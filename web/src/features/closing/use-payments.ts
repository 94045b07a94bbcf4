/** The payments of a closed session, for a component. */

import { useEffect, useMemo } from 'preact/hooks';
import { paymentRequests } from './payment-requests.ts';
import { createPayments, type Payments } from './payments.ts';

/** `version`: of the closed session; 0 while its close is not recorded. */
export function usePayments(session: string, version: number, isOnline: boolean): Payments {
  const payments = useMemo(() => createPayments(paymentRequests(session)), [session]);
  useEffect(() => {
    if (version > 0 && isOnline) void payments.refresh(version);
  }, [payments, version, isOnline]);
  return payments;
}
