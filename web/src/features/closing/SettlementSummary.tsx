/** How many payments are noted, their sum, and the coins that the box needs. */

import { money, type Currency } from '../../i18n/amounts/money.ts';
import type { Settlement, Way } from './closed-session.ts';
import { coinsText } from './coins-text.ts';
import { messages } from './messages/messages.ts';
import './SettlementSummary.css';
import { progressOf } from './transfers.ts';

interface SettlementSummaryProps {
  readonly settlement: Settlement;
  readonly way: Way;
  readonly currency: Currency;
}

export function SettlementSummary({ settlement, way, currency }: SettlementSummaryProps) {
  const words = messages();
  const { paid, all, total, intoBox } = progressOf(settlement[way]);
  const coins = way === 'payouts' ? coinsText(settlement, currency) : '';
  return (
    <div class="settlement-summary">
      <p class="settlement-summary__progress" role="status" data-complete={paid === all}>
        {paid === all ? words.allPaid(all) : words.progress(paid, all)}
      </p>
      <progress aria-label={words.progress(paid, all)} value={paid} max={all} />
      <dl>
        <dt>{words.total}</dt>
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
