/** The home page: the list of tables, and actions to start one. */

import './HomePage.css';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useEffect, useState } from 'preact/hooks';
import { unwrap, client } from '../../api/client.ts';
import { mayOpenTables, maySeePeople, currentKey } from '../../api/current-key.ts';
import { rememberGame } from '../../api/session-game.ts';
import { gameOf, loadWords } from '../../game-api/registry.ts';
import type { GameModule } from '../../game-api/game-module.ts';
import { announcement } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import { Page, PageLists, PageSide } from '../../ui/frame/Page.tsx';
import { navigate } from '../../platform/router.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { t } from '../../i18n/language.ts';
import { About } from '../../ui/About.tsx';
import { ReopenLink } from '../../ui/ReopenLink.tsx';
import { playSheet } from '../../api/play-session.ts';
import {
  FIRST,
  withNextPage,
  newestOf,
  pageOf,
  type RequestPage,
  type Row,
  type TableList,
} from './table-list.ts';
import { TableRow } from './TableRow.tsx';

const PAGE = 12;
const PAGE_MOST = 1000;

/** The game that the home page offers to try. */
const gameToTry = () => gameOf(null);

/** Returns the tables to repeat: those that count, of the game whose opening form can repeat one. */
const reopenable = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ game, hidden, practice }) => game === gameToTry().id && !hidden && !practice);

/** Remembers each table's game, so that it opens at once, and loads the words for it. */
const requestTables: RequestPage = async (query) => {
  const page = await unwrap(client.GET('/v1/sessions', { params: { query } }));
  for (const { id, game } of page.sessions) rememberGame(id, game);
  await loadWords([gameToTry().id, ...page.sessions.map(({ game }) => game)]);
  return page;
};

export function HomePage() {
  const [shown, setShown] = useState<TableList | null>(null);
  const limit = Math.min(Math.max(shown?.rows.length ?? 0, PAGE), PAGE_MOST);
  const load = (): void => void attempt(() => pageOf(requestTables, limit), setShown);
  useEffect(load, []);
  useRefreshOnReturn(load);
  const more = (): Promise<void> =>
    attempt(
      () => pageOf(requestTables, PAGE, shown?.next ?? FIRST),
      (page) => {
        const all = withNextPage(shown?.rows ?? [], page);
        setShown(all);
        const added = all.rows.slice(shown?.rows.length);
        announcement.value = t().home.olderShown(added.length);
        focusOn(added[0]?.id);
      },
    );
  return (
    <Page class="home-page" title="Paroli" tabTitle="" under={t().home.tagline} underWideOnly>
      <PageLists class="home-page__lists">
        <h2>{t().home.tables}</h2>
        <Tables shown={shown} />
        {shown?.next && <Button onClick={more}>{t().home.older}</Button>}
      </PageLists>
      <PageSide class="home-page__side">
        {mayOpenTables() ? <Actions rows={shown?.rows ?? []} /> : <OwnPermissions />}
        <About />
      </PageSide>
    </Page>
  );
}

const focusOn = (id: string | undefined): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-table="${id}"]`)?.focus());
};

function Tables({ shown }: { shown: TableList | null }) {
  const words = t().home;
  if (shown === null) return <Text kind="quiet">{words.loading}</Text>;
  if (!shown.rows.length) {
    return (
      <EmptyBox>
        <h3>{words.empty}</h3>
        <p>{mayOpenTables() ? wordsOf(gameToTry().id).firstPracticeHint?.() : words.emptyReadOnly}</p>
        {mayOpenTables() && <Practice />}
      </EmptyBox>
    );
  }
  return (
    <ol class="home-page__tables">
      {shown.rows.map((row) => (
        <TableRow key={row.id} row={row} />
      ))}
    </ol>
  );
}

function Practice({ kind = 'main' }: { kind?: 'main' | 'usual' }) {
  const words = t().home;
  const { practice } = gameToTry();
  if (!practice) return null;
  const act = (): Promise<void> =>
    attempt(
      async () => (await practice()).startPractice(),
      (id) => navigate(`/tables/${id}`),
    );
  return <BusyButton words={words.practice} busy={words.creatingPractice} act={act} kind={kind} />;
}

function Actions({ rows }: { rows: readonly Row[] }) {
  const newest = newestOf(reopenable(rows));
  const words = t().home;
  const { id: game, opening, practice } = gameToTry();
  return (
    <div class="home-page__actions">
      {newest && opening && (
        <ReopenLink place="actions" id={newest.id} opened={newest.opened_at} describe={opening.describe} />
      )}
      <ButtonLink kind="main" href="/new">
        {words.newTable}
      </ButtonLink>
      {rows.length > 0 && (
        <>
          <Practice kind="usual" />
          <p>{wordsOf(game).practiceHint?.()}</p>
        </>
      )}
      <ButtonLink href="/sheet">{words.sheet}</ButtonLink>
      {maySeePeople() && <ButtonLink href="/people">{t().menu.people}</ButtonLink>}
      {practice && <Demonstration practice={practice} />}
    </div>
  );
}

function Demonstration({ practice }: Required<Pick<GameModule, 'practice'>>) {
  const words = t().home;
  const play = (): Promise<void> =>
    attempt(
      async () => playSheet(await (await practice()).loadDemonstration(), { practice: true }),
      ({ id }) => navigate(`/tables/${id}/log/1`),
    );
  return <BusyButton words={words.demonstration} busy={words.playingDemonstration} act={play} kind="usual" />;
}

function OwnPermissions() {
  return (
    <section class="home-page__mine">
      <h2>{t().home.permissions}</h2>
      <p>{t().roles.permissions[currentKey.value?.role ?? '']}</p>
    </section>
  );
}
