/** One table with its log, at the newest version or at any earlier version. */

import { currentKey } from '../../api/current-key.ts';
import { NewerEntries } from '../../features/corrections/entry-list/NewerEntries.tsx';
import { useLiveVersion } from '../../features/corrections/entry-list/use-live-version.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import type { Address } from '../../platform/router.ts';
import { Page, PageSide, PageState } from '../../ui/frame/Page.tsx';
import type { TableView } from '../model/table-view.ts';
import { playersOf } from '../parties.ts';
import { Downloads } from './Downloads.tsx';
import type { HistoryGame, ShownVersion } from './history-game.ts';
import { HistoryBand } from './HistoryBand.tsx';
import './HistoryPage.css';
import { messages } from './messages/messages.ts';
import { NoPlayers } from './NoPlayers.tsx';
import { PartyRows } from './PartyRows.tsx';
import { Ranking } from './Ranking.tsx';
import { TableEntries } from './TableEntries.tsx';
import { useHistory, type LoadedVersion } from './use-history.ts';
import { VersionStepper } from './VersionStepper.tsx';

interface HistoryPageProps<View extends TableView> {
  readonly address: Address;
  readonly game: HistoryGame<View>;
}

export function HistoryPage<View extends TableView>({ address, game }: HistoryPageProps<View>) {
  const id = 'id' in address ? address.id : '';
  return <TableHistory key={id} game={game} id={id} at={'at' in address ? address.at : null} />;
}

interface TableHistoryProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly id: string;
  readonly at: number | null;
}

function TableHistory<View extends TableView>({ game, id, at }: TableHistoryProps<View>) {
  return <HistoryContent {...useHistory(game, id, at)} game={game} id={id} />;
}

interface HistoryContentProps<View extends TableView> {
  readonly game: HistoryGame<View>;
  readonly id: string;
  readonly loaded: LoadedVersion<View> | null;
  readonly canReadLog: boolean;
  /** The version last requested. Fast steps continue from it. */
  readonly requested: number;
  readonly step: (version: number) => Promise<void>;
  /** Shows the newest version. */
  readonly refresh: () => void;
  /** Learns of newer versions, and shows the newest one if it was shown. */
  readonly update: () => void;
}

function HistoryContent<View extends TableView>(props: HistoryContentProps<View>) {
  const { game, id, loaded, canReadLog, requested, step, refresh, update } = props;
  const words = messages();
  if (loaded === null) {
    return (
      <Page class="history-page" title="Paroli" tabTitle={words.title} table={id}>
        <PageState text={words.loading} />
      </Page>
    );
  }
  const { shown, newest } = loaded;
  const { view } = shown;
  const isNewest = view.version === newest;
  return (
    <Page
      class="history-page"
      title={view.name}
      table={id}
      band={<HistoryBand game={game} shown={shown} newest={newest} />}
    >
      <section class="history-page__table">
        <TableThen {...{ game, shown, newest, canReadLog }} />
        {canReadLog && <VersionStepper at={requested} newest={newest} step={step} />}
      </section>
      <PageSide as="aside" class="history-page__side">
        <Ranking game={game} view={view} isOwnOnly={currentKey.value?.role === 'punter'} />
        {canReadLog && (
          <section>
            <h2>{words.title}</h2>
            <LiveEntries {...{ game, view, newest, refresh, update, isNewest }} />
          </section>
        )}
        {canReadLog && <ReportDownloads session={id} version={isNewest ? null : view.version} />}
        {canReadLog && <Downloads id={id} at={view.version} name={view.name} />}
      </PageSide>
    </Page>
  );
}

type LiveEntriesProps<View extends TableView> = Pick<
  HistoryContentProps<View>,
  'game' | 'refresh' | 'update'
> & {
  readonly view: View;
  readonly newest: number;
  readonly isNewest: boolean;
};

/** The entries. Those of other devices appear at once, or count in what an open correction would change. */
function LiveEntries<View extends TableView>({ newest, ...props }: LiveEntriesProps<View>) {
  const version = useLiveVersion(props.view.id);
  return (
    <>
      <NewerEntries isAtNewest={props.isNewest} update={props.update} {...{ version, newest }} />
      <TableEntries {...props} version={Math.max(version, newest)} linksToVersions />
    </>
  );
}

/** The table as of then; before the first player, a hint. */
function TableThen<View extends TableView>({
  game: { Table, listed },
  shown: { view, line },
  newest,
  canReadLog,
}: {
  readonly game: HistoryGame<View>;
  readonly shown: ShownVersion<View>;
  readonly newest: number;
  readonly canReadLog: boolean;
}) {
  const without = (canReadLog && listed?.(view)) || [];
  if (playersOf(view).length)
    return Table ? <Table view={view} line={line} /> : <PartyRows view={view} without={without} />;
  return <NoPlayers id={view.id} isEarlier={view.version < newest} />;
}
