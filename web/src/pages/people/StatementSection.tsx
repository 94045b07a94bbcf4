/** The statement of a bankroll: its period and currency, the changes, the tables, and downloads. */

import { pageWords } from '../../i18n/page-words.ts';
import { useEffect, useState } from 'preact/hooks';
import { loadSeasonCharts } from '../../features/charts/load-charts.ts';
import { currenciesOf } from '../../features/people/balance-text.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { Person } from '../../features/people/person-requests.ts';
import { loadStatement, type Statement } from '../../features/people/statement.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { ChoiceButtons } from '../../ui/buttons/ChoiceButtons.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { StatementMoves } from './StatementMoves.tsx';
import { daysOf, PERIODS, type Period } from './statement-period.ts';
import './StatementSection.css';
import { StatementTables } from './StatementTables.tsx';

export function StatementSection({ person }: { person: Person }) {
  const currencies = currenciesOf(person.balances);
  const [period, setPeriod] = useState<Period>('year');
  const [chosen, choose] = useState<string | null>(null);
  const currency = chosen ?? currencies[0];
  const words = messages();
  if (currency === undefined) return null;
  return (
    <div class="statement-section">
      <h2>{words.statement}</h2>
      <div class="statement-section__choices">
        <ChoiceButtons
          label={words.period}
          choices={PERIODS.map((name) => [name, words.periods[name]] as const)}
          chosen={period}
          choose={setPeriod}
        />
        {currencies.length > 1 && (
          <ChoiceButtons
            label={words.currency}
            choices={currencies.map((code) => [code, pageWords().newTable.currencies[code] ?? code] as const)}
            chosen={currency}
            choose={choose}
          />
        )}
      </div>
      <Loaded person={person} period={period} currency={currency} />
    </div>
  );
}

/** A payment of a debt changes the statement, but not the person's log. */
const debtsOf = ({ tables }: Person): string => tables.map(({ owed }) => owed).join(' ');

interface LoadedProps {
  readonly person: Person;
  readonly period: Period;
  readonly currency: string;
}

function Loaded({ person, period, currency }: LoadedProps) {
  const words = messages();
  const [loaded, setLoaded] = useState<{ readonly asked: string; readonly statement: Statement } | null>(
    null,
  );
  // The first statement names the time zone of the house, in which its days begin.
  const { from, to } = daysOf(period, new Date(), loaded?.statement.time_zone);
  const range = { currency, from, to };
  const asked = `${currency} ${from} ${to}`;
  useEffect(() => {
    let isCurrent = true;
    void attempt(
      () => loadStatement(person.id, range),
      (statement) => isCurrent && setLoaded({ asked, statement }),
    );
    return () => {
      isCurrent = false;
    };
  }, [person.id, person.version, debtsOf(person), asked]);
  if (loaded?.asked !== asked) return <Text kind="quiet">{words.statementLoading}</Text>;
  return (
    <>
      <LazyPart load={loadSeasonCharts} props={{ season: loaded.statement }} fallback={() => null} />
      <StatementMoves statement={loaded.statement} key={asked} />
      <StatementTables statement={loaded.statement} />
      <ReportDownloads person={person.id} {...range} />
    </>
  );
}
