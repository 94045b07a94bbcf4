/** The first page: the tables of the house, and what to do next. */

import { useEffect, useState } from 'preact/hooks';
import { given, house } from '../api/house.ts';
import { mayOpen, me } from '../api/me.ts';
import { attempt, spoken } from '../parts/attempt.ts';
import { BusyButton } from '../parts/BusyButton.tsx';
import { useComingBack } from '../parts/looking.ts';
import { Page } from '../parts/Page.tsx';
import { go } from '../router.ts';
import { w } from '../words/words.ts';
import { About } from './About.tsx';
import { Again } from './Again.tsx';
import './home.css';
import { demonstration, playSheet } from './playing.ts';
import { practise } from './practice.ts';
import { FIRST, further, newestOf, pageOf, type Ask, type Row, type Shown } from './tables.ts';
import { TableRow } from './TableRow.tsx';

const PAGE = 12;
const PAGE_MOST = 1000;

const read: Ask = (query) => given(house.GET('/v1/sessions', { params: { query } }));

export function Home() {
  const [shown, setShown] = useState<Shown | null>(null);
  const limit = Math.min(Math.max(shown?.rows.length ?? 0, PAGE), PAGE_MOST);
  const load = (): void => void attempt(() => pageOf(read, limit), setShown);
  useEffect(load, []);
  useComingBack(load);
  const more = (): Promise<void> =>
    attempt(
      () => pageOf(read, PAGE, shown?.next ?? FIRST),
      (page) => {
        const all = further(shown?.rows ?? [], page);
        setShown(all);
        const added = all.rows.slice(shown?.rows.length);
        spoken.value = w().home.olderShown(added.length);
        focusOn(added[0]?.id);
      },
    );
  return (
    <Page kind="home" title="Paroli" named="" under={w().home.under}>
      <section class="lists">
        <h2>{w().home.tables}</h2>
        <Tables shown={shown} />
        {shown?.next && (
          <button type="button" onClick={more}>
            {w().home.older}
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

function Tables({ shown }: { shown: Shown | null }) {
  const words = w().home;
  if (shown === null) return <p class="quiet">{words.looking}</p>;
  if (!shown.rows.length) {
    return (
      <div class="empty">
        <h3>{words.none}</h3>
        <p>{mayOpen() ? words.noneWords : words.noneRead}</p>
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
  const words = w().home;
  const act = (): Promise<void> => attempt(practise, (id) => go(`/tables/${id}`));
  return <BusyButton words={words.practice} busy={words.practising} act={act} kind={kind} />;
}

function Actions({ newest }: { newest: Row | null }) {
  const words = w().home;
  const play = (): Promise<void> =>
    attempt(
      async () => playSheet(await demonstration()),
      ({ id }) => go(`/tables/${id}/log/1`),
    );
  return (
    <div class="actions">
      {newest && <Again id={newest.id} opened={newest.opened_at} />}
      <a class="button main" href="/new">
        {words.newTable}
      </a>
      {newest && (
        <>
          <Practice kind="" />
          <p>{words.practiceUnder}</p>
        </>
      )}
      <a class="button" href="/sheet">
        {words.sheet}
      </a>
      <BusyButton words={words.demonstration} busy={words.demonstrating} act={play} kind="" />
    </div>
  );
}

function Mine() {
  return (
    <section class="mine">
      <h2>{w().home.mine}</h2>
      <p>{w().roles.may[me.value?.role ?? '']}</p>
    </section>
  );
}
