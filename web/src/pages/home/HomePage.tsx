/** The home page: the list of tables, and actions to start one. */

import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import { mayOpen, currentKey } from '../../api/current-key.ts';
import { announcement } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import { Page } from '../../ui/frame/Page.tsx';
import { go } from '../../platform/router.ts';
import { loadOpening } from '../../api/session-start.ts';
import { t } from '../../i18n/language.ts';
import { About } from '../../ui/About.tsx';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import '../../styles/welcome.css';
import { demonstration, playSheet } from '../../api/play-session.ts';
import { startPractice } from './practice.ts';
import { FIRST, further, newestOf, pageOf, type Ask, type Row, type TableList } from './table-list.ts';
import { TableRow } from './TableRow.tsx';

const PAGE = 12;
const PAGE_MOST = 1000;

const read: Ask = (query) => unwrap(client.GET('/v1/sessions', { params: { query } }));

export function HomePage() {
  const [shown, setShown] = useState<TableList | null>(null);
  const limit = Math.min(Math.max(shown?.rows.length ?? 0, PAGE), PAGE_MOST);
  const load = (): void => void attempt(() => pageOf(read, limit), setShown);
  useEffect(load, []);
  useRefreshOnReturn(load);
  const more = (): Promise<void> =>
    attempt(
      () => pageOf(read, PAGE, shown?.next ?? FIRST),
      (page) => {
        const all = further(shown?.rows ?? [], page);
        setShown(all);
        const added = all.rows.slice(shown?.rows.length);
        announcement.value = t().home.olderShown(added.length);
        focusOn(added[0]?.id);
      },
    );
  return (
    <Page kind="home" title="Paroli" named="" under={t().home.tagline}>
      <section class="lists">
        <h2>{t().home.tables}</h2>
        <Tables shown={shown} />
        {shown?.next && (
          <button type="button" onClick={more}>
            {t().home.older}
          </button>
        )}
      </section>
      <section class="side">
        {mayOpen() ? <Actions newest={newestOf(shown?.rows ?? [])} /> : <Mine />}
        <About />
      </section>
    </Page>
  );
}

const focusOn = (id: string | undefined): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-table="${id}"]`)?.focus());
};

function Tables({ shown }: { shown: TableList | null }) {
  const words = t().home;
  if (shown === null) return <p class="quiet">{words.loading}</p>;
  if (!shown.rows.length) {
    return (
      <div class="empty">
        <h3>{words.empty}</h3>
        <p>{mayOpen() ? words.emptyHint : words.emptyReadOnly}</p>
        {mayOpen() && <Practice />}
      </div>
    );
  }
  return (
    <ol class="tables">
      {shown.rows.map((row) => (
        <TableRow key={row.id} row={row} />
      ))}
    </ol>
  );
}

function Practice({ kind = 'main' }: { kind?: string }) {
  const words = t().home;
  const act = (): Promise<void> => attempt(startPractice, (id) => go(`/tables/${id}`));
  return <BusyButton words={words.practice} busy={words.creatingPractice} act={act} kind={kind} />;
}

function Actions({ newest }: { newest: Row | null }) {
  const words = t().home;
  const play = (): Promise<void> =>
    attempt(
      async () => playSheet(await demonstration()),
      ({ id }) => go(`/tables/${id}/log/1`),
    );
  return (
    <div class="actions">
      {newest && <ReopenLink id={newest.id} opened={newest.opened_at} load={loadOpening} />}
      <a class="button main" href="/new">
        {words.newTable}
      </a>
      {newest && (
        <>
          <Practice kind="" />
          <p>{words.practiceHint}</p>
        </>
      )}
      <a class="button" href="/sheet">
        {words.sheet}
      </a>
      <BusyButton words={words.demonstration} busy={words.playingDemonstration} act={play} kind="" />
    </div>
  );
}

function Mine() {
  return (
    <section class="mine">
      <h2>{t().home.permissions}</h2>
      <p>{t().roles.permissions[currentKey.value?.role ?? '']}</p>
    </section>
  );
}
