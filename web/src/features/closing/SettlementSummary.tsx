/** How many payments are noted, their sum, and the coins that the box needs. */

import { money, type Currency } from '../../i18n/amounts/money.ts';
import { messages } from './messages/messages.ts';
import './SettlementSummary.css';
import type { Progress } from './transfers.ts';

interface SettlementSummaryProps {
  readonly progress: Progress;
  /** All coins that the box needs; '' for none. */
  readonly coins: string;
  readonly currency: Currency;
  /** What the sum is of, if it is not that of all payments. */
  readonly label?: string;
}

export function SettlementSummary({ progress, coins, currency, label }: SettlementSummaryProps) {
  const words = messages();
  const { paid, all, total, intoBox } = progress;
  return (
    <div class="settlement-summary">
      <p class="settlement-summary__progress" role="status" data-complete={paid === all}>
        {paid === all ? words.allPaid(all) : words.progress(paid, all)}
      </p>
      <progress aria-label={words.progress(paid, all)} value={paid} max={all} />
      <dl>
        <dt>{label ?? words.total}</dt>
        <dd>
          <b>{money(total, currency)}</b>
        </dd>
        {coins && (
          <>
            <dt>{words.together}</dt>
            <dd>{coins}</dd>
          </>
        )}
        {intoBox > 0 && (
          <>
            <dt>{words.intoBox}</dt>
            <dd>{money(intoBox, currency)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
