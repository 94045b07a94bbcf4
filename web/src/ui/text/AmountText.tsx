/** Shows how a typed amount is read. */

import { FieldNote } from '../fields/Field.tsx';
import { amountText } from '../../i18n/amounts/amount-text.ts';
import type { Currency } from '../../i18n/amounts/money.ts';

interface AmountTextProps {
  readonly id: string;
  readonly text: string;
  readonly currency: Currency;
  /** If the amount has an error, the error is shown instead. */
  readonly silent?: boolean;
}

export function AmountText({ id, text, currency, silent = false }: AmountTextProps) {
  return <FieldNote id={id}>{!silent && amountText(text, currency)}</FieldNote>;
}
