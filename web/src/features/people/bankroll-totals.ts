/** The totals of all bankrolls, as `GET /v1/bankrolls.json` gives them. */

import type { Schemas } from '../../api/client.ts';
import { fetchJson } from '../../api/fetch-json.ts';

export type BankrollTotal = Schemas['BankrollTotal'];

/** Returns the total of each currency in which someone has a bankroll. Raises: `Problem`, `Unreachable`. */
export const loadBankrollTotals = async (): Promise<readonly BankrollTotal[]> =>
  (await fetchJson<Schemas['BankrollList']>('/v1/bankrolls.json')).totals;
