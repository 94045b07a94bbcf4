/** A coin with its amount, and an amount in two lines: the largest unit above the others. */

import { broken, sizeOnCoin } from '../../i18n/amounts/coins.ts';
import { currencyOf, metalOf } from '../../i18n/amounts/currency.ts';
import './Coin.css';
import { parts } from '../../i18n/amounts/money.ts';

const NBSP = '\u00a0';

interface SumProps {
  readonly amount: number;
  readonly currency: string;
  readonly minus?: boolean;
  /** A class of the parent, which places it. */
  readonly class?: string | undefined;
}

/** `minus`: the amount was lost. */
export function Sum({ amount, currency, minus = false, class: place }: SumProps) {
  const [largest = '', ...others] = parts(amount, currencyOf(currency));
  const lines = broken((minus ? '\u2212' : '') + largest);
  const letters = [...lines, ...others].join(' ').length;
  return (
    <span class={place ? `coin__sum ${place}` : 'coin__sum'} style={{ '--letters': letters }}>
      {lines.map((line) => (
        <span
          key={line}
          class="coin__great"
          style={{ fontSize: `calc(${sizeOnCoin(line)}px * var(--figures, 1))` }}
        >
          {line}
        </span>
      ))}
      {others.length > 0 && <span class="coin__lesser">{others.join(NBSP)}</span>}
    </span>
  );
}

interface CoinProps {
  readonly amount: number;
  readonly currency: string;
  /** Classes of the parent, which sizes the coin and its sum. */
  readonly class: string;
  readonly sumClass?: string;
}

export function Coin({ amount, currency, class: place, sumClass }: CoinProps) {
  const [largest = ''] = parts(amount, currencyOf(currency));
  return (
    <span class={`coin ${place}`} data-metal={metalOf(amount, currency)} data-wide={largest.length > 5}>
      <Sum class={sumClass} amount={amount} currency={currency} />
    </span>
  );
}
