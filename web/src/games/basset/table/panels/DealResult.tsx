/** The result of the deal that just ended, under the sentence. */

import { RoundResult } from '../../../../table-kit/round-result/RoundResult.tsx';
import type { Table } from '../../view.ts';
import { bankText, dealResult } from './deal-result.ts';

export function DealResult({ view: table }: { readonly view: Table }) {
  const { currency } = table;
  const result = dealResult(table);
  return result && <RoundResult {...result} bank={bankText(result, currency)} currency={currency} />;
}
