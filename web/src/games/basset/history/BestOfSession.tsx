/** The best win and the largest paroli of a session, for keys that may read its report. */

import { historyMessages } from '../messages/history-messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { client, unwrap } from '../../../api/client.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money } from '../../../i18n/amounts/money.ts';
import { roundKeyOf } from '../table-queries.ts';
import type { Table } from '../view.ts';
import { bestWin, largestParoli, type Report } from './best-of-session.ts';
import './BestOfSession.css';

export function BestOfSession({ view }: { view: Table }) {
  const report = useReport(view.id, roundKeyOf(view));
  const currency = currencyOf(view.currency);
  const win = report && bestWin(report);
  const paroli = report && largestParoli(report);
  const words = historyMessages();
  if (!win) return null;
  return (
    <dl class="best-of-session">
      <div>
        <dt>{words.bestWin}</dt>
        <dd>{words.winOf(win.player, money(win.amount, currency))}</dd>
      </div>
      {paroli && (
        <div>
          <dt>{words.largestParoli}</dt>
          <dd>
            {words.paroliOf(paroli.player, paroli.card, money(paroli.amount, currency), paroli.corners)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Reads the report, and again when a deal ends or an earlier entry is corrected. Without one, as for a very long table whose report a worker makes, it returns null. */
function useReport(session: string, roundKey: string): Report | null {
  const [report, setReport] = useState<Report | null>(null);
  useEffect(() => {
    const params = { path: { session } };
    unwrap(client.GET('/v1/sessions/{session}/report.json', { params })).then(
      (found) => setReport('tables' in found ? found : null),
      () => undefined,
    );
  }, [session, roundKey]);
  return report;
}
