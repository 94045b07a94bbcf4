/** The table page of a game without pages of its own: enough to keep its books. */

import { useEffect, useState } from 'preact/hooks';
import type { SessionTable } from '../../api/session-table.ts';
import { currentKey, readsBooks } from '../../api/current-key.ts';
import { currencyOf } from '../../i18n/currency.ts';
import { phaseText } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { openToSend } from '../../outbox/open-outbox.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { GamePreview } from '../../outbox/ports.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Page, PageState } from '../../ui/frame/Page.tsx';
import { Text } from '../../ui/Text.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EventLog } from './EventLog.tsx';
import { fieldName } from './event-text.ts';
import './GenericPage.css';
import { loadBooks, type SessionBooks } from './session-books.ts';
import { SessionStandings } from './SessionStandings.tsx';
import { UnsentEntries } from './UnsentEntries.tsx';

/** Without a preview the page shows what the server has recorded. */
const NO_PREVIEW: GamePreview<SessionTable> = {
  preview: (view) => view,
  isDraw: () => false,
  differing: () => [],
  drawId: () => '',
  isDealing: () => false,
};

export function GenericPage({ id }: { id: string }) {
  const [outbox, setOutbox] = useState<Outbox<SessionTable> | null>(null);
  useEffect(() => {
    const opened = openToSend(id, NO_PREVIEW);
    setOutbox(opened);
    return () => opened.close();
  }, [id]);
  const table = outbox?.ink.value ?? null;
  const books = useBooks(outbox, table);
  if (outbox === null || table === null) {
    const missing = outbox?.missing.value ?? false;
    return (
      <Page class="generic-page" title="Paroli" table={id}>
        <PageState text={missing ? t().generic.missing : t().appStatus.loadingTable} />
      </Page>
    );
  }
  return <Shown outbox={outbox} table={table} books={books} />;
}

/** Loads the books anew whenever the server has a newer version, or answers again. */
function useBooks(outbox: Outbox<SessionTable> | null, table: SessionTable | null): SessionBooks | null {
  const [books, setBooks] = useState<SessionBooks | null>(null);
  const offline = outbox?.link.value === 'offline';
  const version = table?.version ?? 0;
  useEffect(() => {
    if (table === null || offline) return;
    const newer = (loaded: SessionBooks): void =>
      setBooks((before) => (before !== null && before.version > loaded.version ? before : loaded));
    void attempt(() => loadBooks(table, readsBooks()), newer);
  }, [version, offline]);
  return books;
}

interface ShownProps {
  readonly outbox: Outbox<SessionTable>;
  readonly table: SessionTable;
  readonly books: SessionBooks | null;
}

function Shown({ outbox, table, books }: ShownProps) {
  const { generic } = t();
  const currency = currencyOf(table.currency);
  const players = books?.standings.standings.map(({ punter }) => punter) ?? [];
  const isClosed = table.phase === 'closed';
  return (
    <Page class="generic-page" title={table.name} under={headerText(table, books)} table={table.id}>
      <div class="generic-page__entry">
        <UnsentEntries outbox={outbox} game={table.game} currency={currency} />
        {isClosed && <Text kind="strong">{t().seats.closed}</Text>}
        {!isClosed && mayRecord() && (
          <EntryForm outbox={outbox} game={table.game} players={players} currency={currency} />
        )}
      </div>
      <div class="generic-page__books">
        {books === null ? (
          <Text kind="quiet">{t().appStatus.loadingPart}</Text>
        ) : (
          <SessionStandings books={books} currency={currency} />
        )}
      </div>
      {books !== null && books.events.length > 0 && (
        <section class="generic-page__log">
          <h2>{generic.log}</h2>
          <EventLog events={books.events} currency={currency} />
        </section>
      )}
    </Page>
  );
}

const mayRecord = (): boolean => currentKey.value?.role !== 'board' && readsBooks();

/** The game, its phase, its counts, and members of the view that are a text of their own, such as the banker. */
function headerText(table: SessionTable, books: SessionBooks | null): string {
  const { generic, capitalize: cap } = t();
  const counts = Object.entries(books?.progress ?? {}).map(([name, count]) =>
    generic.field(fieldName(name), String(count)),
  );
  const banker = 'banker' in table && table.banker ? [generic.field(fieldName('banker'), table.banker)] : [];
  return [cap(table.game), cap(phaseText(table.game, table.phase)), ...counts, ...banker].join(' · ');
}
