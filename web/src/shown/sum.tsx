/** A sum that counts to what it is now. */

import { useCounting } from './counting.ts';
import { money, net } from '../words/currency.ts';

interface SumOf {
  amount: number;
  currency: string;
  /** A net has its sign. */
  signed?: boolean;
}

export function Sum({ amount, currency, signed = false }: SumOf) {
  return <>{(signed ? net : money)(useCounting(amount), currency)}</>;
}
