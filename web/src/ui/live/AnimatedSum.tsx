/** A sum that counts to what it is now. */

import { useAnimatedNumber } from './animated-number.ts';
import { money, net } from '../../i18n/currency.ts';
import { WrappedText } from './WrappedText.tsx';

interface SumOf {
  amount: number;
  currency: string;
  /** A net has its sign. */
  signed?: boolean;
}

export function AnimatedSum({ amount, currency, signed = false }: SumOf) {
  return <WrappedText text={(signed ? net : money)(useAnimatedNumber(amount), currency)} />;
}
