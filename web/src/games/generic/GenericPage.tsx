/** The table page of a game without pages of its own: enough to keep its accounts. */

import { useEffect, useState } from 'preact/hooks';
import type { SessionTable } from '../../api/session-table.ts';
import { currentKey, mayOpenTables, mayReadBooks } from '../../api/current-key.ts';
import { loadSessionCharts, netsKey } from '../../features/charts/load-charts.ts';
import type { SessionChartsProps } from '../../features/charts/SessionCharts.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { openOutbox } from '../../outbox/open-outbox.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { previewOf } from '../../table-kit/model/default-preview.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { ReportDownloads } from '../../features/reports/ReportDownloads.tsx';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useCorrectionNotice } from '../../features/corrections/correction-notice.ts';
import { CorrectionNotice } from '../../features/corrections/CorrectionNotice.tsx';
import { TableEntries } from '../../table-kit/history/TableEntries.tsx';
import './GenericPage.css';
import { headerText } from '../../table-kit/header-text.ts';
import { bankOf, correctedParties, standingsOf } from '../../table-kit/parties.ts';
import { loadBooks, newerBooks, type SessionBooks } from './session-books.ts';
import { SessionStandings } from './SessionStandings.tsx';
import { TableControl } from './TableControl.tsx';
import { OfferTable } from '../../table-kit/offer-page/OfferTable.tsx';
import { TableNow } from '../../table-kit/values/TableNow.tsx';
import { UndoBar } from './UndoBar.tsx';
import { UnsentEntries } from './UnsentEntries.tsx';

export function GenericPage({ id }: { id: string }) {
  const [outbox, setOutbox] = useState<Outbox<SessionTable> | null>(null);
  useEffect(() => {
    const opened = openOutbox<SessionTable>(id, previewOf({}));
    setOutbox(opened);
    return () => opened.close();
  }, [id]);
  const table = outbox?.serverView.value ?? null;
  const books = useBooks(outbox, table);
  if (outbox === null || table === null) {
    const missing = outbox?.isMissing.value ?? false;
    return (
      <Page class="generic-page" title="Paroli" table={id}>
        <PageState text={missing ? t().generic.missing : t().appStatus.loadingTable} />
      </Page>
    );
  }
  return <Shown outbox={outbox} table={table} books={books} />;
}

/** Loads the balances again when the server has a newer version, or is reachable again. */
function useBooks(outbox: Outbox<SessionTable> | null, table: SessionTable | null): SessionBooks | null {
  const [books, setBooks] = useState<SessionBooks | null>(null);
  const offline = outbox?.link.value === 'offline';
  const version = table?.version ?? 0;
  useEffect(() => {
    if (table === null || offline || !mayReadBooks()) return;
    const newer = (loaded: SessionBooks): void => setBooks((before) => newerBooks(before, loaded));
    void attempt(() => loadBooks(table), newer);
  }, [version, offline]);
  return books;
}

const loadClosing = () =>
  importWithRetry(() => import('../../table-kit/closing/ClosedOnPage.tsx')).then(
    ({ ClosedOnPage }) => ClosedOnPage,
  );

interface ShownProps {
  readonly books: SessionBooks | null;
  readonly outbox: Outbox<SessionTable>;
  readonly table: SessionTable;
}

function Shown({ outbox, table, books }: ShownProps) {
  const { generic } = t();
  const currency = currencyOf(table.currency);
  const correction = useCorrectionNotice(correctedParties(table));
  return (
    <Page class="generic-page" title={table.name} under={headerText(table)} table={table.id}>
      {showsClosing(table) && (
        <div class="generic-page__closing">
          <LazyPart
            load={loadClosing}
            props={{ table, isOnline: isOnline(outbox) }}
            fallback={() => <Text kind="quiet">{t().appStatus.loadingPart}</Text>}
          />
        </div>
      )}
      <div class="generic-page__entry">
        <CorrectionNotice text={correction} />
        <TableControl outbox={outbox} table={table} />
        <UnsentEntries outbox={outbox} game={table.game} currency={currency} />
        <Entering outbox={outbox} table={table} />
        {mayRecord() && table.phase === 'closed' && (
          <UndoBar outbox={outbox} game={table.game} currency={currency} />
        )}
      </div>
      <div class="generic-page__books">
        <Books table={table} books={books} />
      </div>
      {mayReadBooks() && (
        <section class="generic-page__log">
          <h2>{generic.log}</h2>
          <TableEntries game={{}} view={table} refresh={outbox.retry} />
        </section>
      )}
    </Page>
  );
}

const showsClosing = ({ phase }: SessionTable): boolean => phase === 'closed' && mayReadBooks();

/** What stands on the table, and the books. The closing section has the standings and the reports of a closed table. */
function Books({ table, books }: Omit<ShownProps, 'outbox'>) {
  const currency = currencyOf(table.currency);
  return (
    <>
      <TableNow table={table} currency={currency} />
      <SessionStandings
        table={table}
        books={books}
        currency={currency}
        isBalancesOnly={showsClosing(table)}
      />
      {!showsClosing(table) && (
        <LazyPart load={loadSessionCharts} props={chartsOf(table)} fallback={() => null} />
      )}
      {mayReadBooks() && !showsClosing(table) && <ReportDownloads session={table.id} version={null} />}
    </>
  );
}

/** The form, or why there is none. */
function Entering({ outbox, table }: Omit<ShownProps, 'books'>) {
  const { seats, generic, menu } = t();
  if (table.phase === 'closed')
    return (
      <EmptyBox>
        {!mayReadBooks() && <Text kind="strong">{seats.closed}</Text>}
        <p>{generic.closedHint}</p>
        {mayOpenTables() && <ButtonLink href="/new">{menu.newTable}</ButtonLink>}
      </EmptyBox>
    );
  if (!mayRecord()) return null;
  const corner = <UndoBar outbox={outbox} game={table.game} currency={currencyOf(table.currency)} />;
  return <OfferTable outbox={outbox} view={table} corner={corner} />;
}

const chartsOf = (table: SessionTable): SessionChartsProps => ({
  session: table.id,
  round: 'round',
  roundKey: netsKey(standingsOf(table)),
  player: null,
  party: bankOf(table) === null ? 'pools' : 'bank',
});

const mayRecord = (): boolean => currentKey.value?.role !== 'board' && mayReadBooks();
