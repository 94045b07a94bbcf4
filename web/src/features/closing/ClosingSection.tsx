/** The end of a table: standings, settling up, reports, the seal, and the code for phones. */

import type { ComponentChildren } from 'preact';
import { loadSessionCharts, netsKey } from '../charts/load-charts.ts';
import type { RoundName } from '../charts/round-name.ts';
import type { SessionChartsProps } from '../charts/SessionCharts.tsx';
import { FairnessSection } from '../fairness/FairnessSection.tsx';
import { FollowCode } from '../follow/FollowCode.tsx';
import { ReportDownloads } from '../reports/ReportDownloads.tsx';
import type { GameTablesProps } from '../reports/tables/GameTables.tsx';
import { loadGameTables } from '../reports/tables/load-game-tables.ts';
import { SessionSeal } from '../seals/SessionSeal.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import type { ClosedSession } from './closed-session.ts';
import './ClosingSection.css';
import { FinalStandings } from './FinalStandings.tsx';
import type { Payments } from './payments.ts';
import { PrintedList } from './PrintedList.tsx';
import { SettleUp } from './SettleUp.tsx';

interface ClosingSectionProps {
  readonly session: ClosedSession;
  /** What the game calls its rounds. */
  readonly round: RoundName;
  readonly payments: Payments;
  /** Whether the server responds. */
  readonly isOnline: boolean;
  /** Whether the server has recorded the close. */
  readonly isRecorded: boolean;
  /** What the game adds, such as a link to a new table. */
  readonly children?: ComponentChildren;
}

export function ClosingSection(props: ClosingSectionProps) {
  const { session, round, payments, isOnline, isRecorded, children } = props;
  const settlement = payments.list.value;
  return (
    <div class="closing-section">
      <div class="closing-section__parts">
        <FinalStandings
          standings={session.standings}
          bank={session.bank}
          pools={session.pools ?? []}
          currency={session.currency}
          isItemized
        />
        <div class="closing-section__settling">
          <SettleUp session={session} payments={payments} isOnline={isOnline} isRecorded={isRecorded} />
        </div>
        <div class="closing-section__more">
          {children}
          <ReportDownloads session={session.id} version={null} />
          {settlement?.closed && <SessionSeal session={session.id} version={settlement.version} />}
          <FollowCode session={session.id} />
        </div>
      </div>
      {isRecorded && <FairnessSection source={{ session: session.id }} />}
      {isRecorded && (
        <div class="closing-section__tables">
          <LazyPart load={loadGameTables} props={tablesOf(session)} fallback={() => null} />
        </div>
      )}
      {isRecorded && (
        <div class="closing-section__charts">
          <LazyPart load={loadSessionCharts} props={chartsOf(session, round)} fallback={() => null} />
        </div>
      )}
      {settlement?.closed && <PrintedList session={session} settlement={settlement} />}
    </div>
  );
}

const tablesOf = ({ id, game, currency, standings }: ClosedSession): GameTablesProps => ({
  session: id,
  game,
  currency,
  roundKey: netsKey(standings),
});

const chartsOf = ({ id, standings, bank }: ClosedSession, round: RoundName): SessionChartsProps => ({
  session: id,
  round,
  roundKey: netsKey(standings),
  player: null,
  party: bank === null ? 'pools' : 'bank',
});
