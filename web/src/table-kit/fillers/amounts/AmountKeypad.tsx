/** A number pad for an amount, with the units of the currency as keys. */

import { amountIn, money, type Currency } from '../../../i18n/amounts/money.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { isWithin } from '../filler-props.ts';
import { limitsText } from './limits-text.ts';
import { NumberPad } from './NumberPad.tsx';
import type { ReadNumber } from './TypedNumber.tsx';
import { unitsOf } from '../../money/unit-keys.ts';

interface AmountKeypadProps {
  readonly label: string;
  readonly currency: Currency;
  readonly open: OpenField;
  readonly enter: (amount: number) => void;
  readonly close: () => void;
}

export const AmountKeypad = ({ label, currency, open, enter, close }: AmountKeypadProps) => (
  <NumberPad
    label={label}
    keys={unitsOf(currency)}
    read={(typed) => readAmount(typed, currency, open)}
    enter={enter}
    close={close}
  />
);

function readAmount(typed: string, currency: Currency, open: OpenField): ReadNumber {
  const amount = typed ? amountIn(typed, currency) : null;
  const isRight = amount !== null && isWithin(amount, open);
  const limits = limitsText(open, (value) => money(value, currency));
  return {
    value: isRight ? amount : null,
    note: isRight ? money(amount, currency) : limits,
    isWrong: typed !== '' && !isRight,
  };
}
