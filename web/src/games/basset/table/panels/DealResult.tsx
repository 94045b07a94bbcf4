/** Under the sentence at the end of a deal: what the bank won, and who won and lost most. */

import { net } from '../../../../i18n/amounts/currency.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { messages } from '../../messages/messages.ts';
import type { Table } from '../../view.ts';
import { bankText, dealResult, extremeNames, type Extreme } from './deal-result.ts';
import './DealResult.css';

export function DealResult({ view: table }: { view: Table }) {
  const { currency } = table;
  const result = dealResult(table);
  if (!result) return null;
  const { wonMost, lostMost } = messages().dealResult;
  return (
    <p class="deal-result">
      <span class="deal-result__bank">
        <RichText text={bankText(result, currency)} />
      </span>
      <span class="deal-result__players">
        {result.most && <Player label={wonMost} extreme={result.most} currency={currency} />}
        {result.least && <Player label={lostMost} extreme={result.least} currency={currency} />}
      </span>
    </p>
  );
}

function Player({ label, extreme, currency }: { label: string; extreme: Extreme; currency: string }) {
  return (
    <span class="deal-result__player">
      <Icon sign={extreme.amount > 0 ? 'up' : 'down'} size={14} />
      <span class="deal-result__label">{label}</span>
      <span class="deal-result__name">{extremeNames(extreme)}</span>
      <b>{net(extreme.amount, currency)}</b>
    </span>
  );
}
