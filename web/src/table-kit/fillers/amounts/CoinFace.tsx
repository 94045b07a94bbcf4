/** A coin with its amount, in its metal. */

import { metal, sizeOnCoin } from '../../../i18n/amounts/coins.ts';
import { parts, type Currency } from '../../../i18n/amounts/money.ts';
import './CoinFace.css';

interface CoinFaceProps {
  readonly amount: number;
  readonly currency: Currency;
}

export function CoinFace({ amount, currency }: CoinFaceProps) {
  const [largest = '', ...others] = parts(amount, currency);
  return (
    <span class="coin-face" data-metal={metal(amount, currency)} aria-hidden="true">
      <span style={{ fontSize: `${sizeOnCoin(largest)}px` }}>{largest}</span>
      {others.length > 0 && <small class="coin-face__lesser">{others.join('\u00a0')}</small>}
    </span>
  );
}
