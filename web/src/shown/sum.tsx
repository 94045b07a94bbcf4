/** A sum that counts to what it is now. */

import { useCounting } from './counting.ts';
import { money, net } from '../words/currency.ts';
import { Wrapped } from './wrapped.tsx';
import './shown.css';

interface SumOf {
  amount: number;
  currency: string;
  /** A net has its sign. */
  signed?: boolean;
}

export function Sum({ amount, currency, signed = false }: SumOf) {
  return <Wrapped text={(signed ? net : money)(useCounting(amount), currency)} />;
}
