/** A coin with its amount, and an amount in two lines: the great unit over the lesser. */

import { broken, sizeOnCoin } from '../../../../i18n/coins.ts';
import { currencyOf, metalOf } from '../../../../i18n/currency.ts';
import { parts } from '../../../../i18n/money.ts';

const NBSP = '\u00a0';

/** `minus` is for what was lost. */
export function Sum({
  amount,
  currency,
  minus = false,
}: {
  amount: number;
  currency: string;
  minus?: boolean;
}) {
  const [great = '', ...lesser] = parts(amount, currencyOf(currency));
  const lines = broken((minus ? '\u2212' : '') + great);
  const letters = [...lines, ...lesser].join(' ').length;
  return (
    <span class="sum" style={{ '--letters': letters }}>
      {lines.map((line) => (
        <span
          key={line}
          class="great"
          style={{ fontSize: `calc(${sizeOnCoin(line)}px * var(--figures, 1))` }}
        >
          {line}
        </span>
      ))}
      {lesser.length > 0 && <span class="lesser">{lesser.join(NBSP)}</span>}
    </span>
  );
}

export function Coin({ amount, currency }: { amount: number; currency: string }) {
  const [great = ''] = parts(amount, currencyOf(currency));
  return (
    <span class={`coin ${metalOf(amount, currency)}${great.length > 5 ? ' roll' : ''}`}>
      <Sum amount={amount} currency={currency} />
    </span>
  );
}
