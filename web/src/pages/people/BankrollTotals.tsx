/** The totals of all bankrolls by currency, whichever people the list shows, and their downloads. */

import { useEffect, useState } from 'preact/hooks';
import { sumText } from '../../features/people/balance-text.ts';
import { loadBankrollTotals, type BankrollTotal } from '../../features/people/bankroll-totals.ts';
import { messages } from '../../features/people/messages/messages.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { pageWords } from '../../i18n/page-words.ts';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import './BankrollTotals.css';

export function BankrollTotals() {
  const words = messages();
  const totals = useTotals();
  if (!totals.length) return null;
  return (
    <section class="bankroll-totals">
      <h2>{words.allBankrolls}</h2>
      <table>
        <caption>{words.totalsHint}</caption>
        <thead>
          <tr>
            <th scope="col">{words.currency}</th>
            <th scope="col">{words.totalBalances}</th>
            <th scope="col">{words.totalInPlay}</th>
            <th scope="col">{words.totalOwed}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <Row key={total.currency} total={total} />
          ))}
        </tbody>
      </table>
      <ReportDownloads bankrolls isUntitled />
    </section>
  );
}

function Row({ total: { currency, balance, in_play: inPlay, owed } }: { total: BankrollTotal }) {
  const words = messages();
  return (
    <tr>
      <th scope="row">{pageWords().newTable.currencies[currency] ?? currency}</th>
      <td data-label={words.totalBalances}>{sumText(balance, currency)}</td>
      <td data-label={words.totalInPlay}>{sumText(inPlay, currency)}</td>
      <td data-label={words.totalOwed}>{sumText(owed, currency)}</td>
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
