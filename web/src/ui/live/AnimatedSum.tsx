/** An amount that counts to its new value. */

import { useAnimatedNumber } from './animated-number.ts';
import { money, net } from '../../i18n/amounts/currency.ts';
import { WrappedText } from './WrappedText.tsx';

interface SumOf {
  amount: number;
  currency: string;
  /** Whether the amount is a net amount, shown with its sign. */
  signed?: boolean;
}

export function AnimatedSum({ amount, currency, signed = false }: SumOf) {
  return <WrappedText text={(signed ? net : money)(useAnimatedNumber(amount), currency)} />;
}
