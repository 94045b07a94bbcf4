/** The totals of all bankrolls by currency, whichever people the list shows, and their downloads. */

import { useEffect, useState } from 'preact/hooks';
import { sumText } from '../../features/people/balance-text.ts';
import { loadBankrollTotals, type BankrollTotal } from '../../features/people/bankroll-totals.ts';
import { messages } from '../../features/people/messages/messages.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { pageWords } from '../../i18n/page-words.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import { SumCell, SumTable } from '../../ui/text/SumTable.tsx';
import './BankrollTotals.css';

export function BankrollTotals() {
  const words = messages();
  const totals = useTotals();
  if (!totals.length) return null;
  return (
    <section class="bankroll-totals">
      <h2>{words.allBankrolls}</h2>
      <SumTable
        caption={words.totalsHint}
        columns={[words.currency, words.totalBalances, words.totalInPlay, words.totalOwed]}
      >
        {totals.map((total) => (
          <Row key={total.currency} total={total} />
        ))}
      </SumTable>
      <ReportDownloads bankrolls isUntitled />
    </section>
  );
}

function Row({ total: { currency, balance, in_play: inPlay, owed } }: { total: BankrollTotal }) {
  const words = messages();
  return (
    <tr>
      <th scope="row">{pageWords().newTable.currencies[currency] ?? currency}</th>
      <SumCell label={words.totalBalances}>{sumText(balance, currency)}</SumCell>
      <SumCell label={words.totalInPlay}>{sumText(inPlay, currency)}</SumCell>
      <SumCell label={words.totalOwed}>{sumText(owed, currency)}</SumCell>
    </tr>
  );
}

/** Returns the totals; none until they are loaded. The list of people reports a lost connection. */
function useTotals(): readonly BankrollTotal[] {
  const [totals, setTotals] = useState<readonly BankrollTotal[]>([]);
  const load = (): void => void loadBankrollTotals().then(setTotals, () => undefined);
  useEffect(load, []);
  useRefreshOnReturn(load);
  return totals;
}
