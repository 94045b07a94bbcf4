/** What the bank gains at the next draw on the average, below the worst that it may pay. */

import { money } from '../../i18n/amounts/currency.ts';
import { roundedOf } from '../../i18n/amounts/fractions.ts';
import { panelMessages } from '../messages/panels-messages.ts';
import { useDerived, type PageValues } from '../model/table-context.ts';
import './BankGain.css';
import { useTableOdds } from './use-table-odds.ts';

/** The recorded version that the table shows; null while entries are not recorded yet. */
const recordedVersion = ({ scene: { table, serverView, unsent } }: PageValues) => ({
  currency: table.currency,
  version: serverView && unsent.length === 0 ? serverView.version : null,
});

export function BankGain() {
  const { currency, version } = useDerived(recordedVersion);
  const odds = useTableOdds(version === null ? null : String(version));
  if (odds?.bankGain == null) return null;
  return <span class="bank-gain">{gainText(roundedOf(odds.bankGain), currency)}</span>;
}

function gainText(gain: number, currency: string): string {
  const { bankGains, bankLoses, bankEven } = panelMessages().odds;
  if (gain === 0) return bankEven;
  return gain > 0 ? bankGains(money(gain, currency)) : bankLoses(money(-gain, currency));
}
