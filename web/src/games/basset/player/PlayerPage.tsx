/** A punter's page: own purse, own cards, what to say, and what happened. Read only. */

import { OutlinedLink } from '../../../ui/OutlinedLink.tsx';
import { useEffect } from 'preact/hooks';
import { currentKey } from '../../../api/current-key.ts';
import { Icon, type Sign } from '../../../ui/Icon.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { Address } from '../../../platform/router.ts';
import { Unavailable } from '../../../ui/live/Unavailable.tsx';
import type { LiveResource } from '../../../live/live-resource.ts';
import { LiveMark } from '../../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx';
import { useLive } from '../../../live/use-live.ts';
import { money } from '../../../i18n/currency.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import { isGone, stakesOf } from '../table-queries.ts';
import type { Punter, Table } from '../view.ts';
import { PlayerCards } from './PlayerCards.tsx';
import { PlayerHistory } from './PlayerHistory.tsx';
import './PlayerPage.css';
import { playerText, changeAnnouncement, whereabouts } from './player-text.ts';

/** The page `/punter/ID`. A punter's key shows that punter; other keys name one: `?punter=NAME`. */
export function PlayerPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  const table = live?.value.value;
  const meant = new URLSearchParams(location.search).get('punter');
  const own = currentKey.value?.role === 'punter';
  const punter = table?.punters.find((one) => own || one.name === meant) ?? null;
  useEffect(() => {
    if (punter) document.title = messages().publicPages.player.page(punter.name);
  });
  if (!live || !table) return <Unavailable state={live?.state.value ?? null} />;
  if (!punter) return <Choice table={table} />;
  return <Page table={table} punter={punter} live={live} own={own} />;
}

function Choice({ table }: { table: Table }) {
  const { choose, noPlayers } = messages().publicPages.player;
  return (
    <main class="player-page">
      <h1>{table.punters.length ? choose : noPlayers}</h1>
      <ul>
        {table.punters.map(({ name }) => (
          <li key={name}>
            <OutlinedLink href={`?punter=${encodeURIComponent(name)}`}>{name}</OutlinedLink>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface Shown {
  table: Table;
  punter: Punter;
}

function Page({ table, punter, live, own }: Shown & { live: LiveResource<Table>; own: boolean }) {
  return (
    <main class="player-page" data-lost={live.lostSince.value !== null}>
      <header>
        <p>{whereabouts(table)}</p>
        <LiveMark live={live} />
      </header>
      <Name punter={punter} />
      {punter.purse !== null && (
        <p class="player-page__purse">
          <span>{messages().playerPage.inPurse}</span>
          <b data-length={sizeOf(money(punter.purse, table.currency))}>
            <AnimatedSum amount={punter.purse} currency={table.currency} />
          </b>
        </p>
      )}
      <Figures table={table} punter={punter} />
      <Words table={table} punter={punter} />
      {!isGone(punter) && table.phase !== 'closed' && <PlayerCards table={table} name={punter.name} />}
      <PlayerHistory table={table} name={punter.name} own={own} />
      <OutlinedLink href="/settings">{t().menu.settings}</OutlinedLink>
      <LiveRegion now={table} describeChange={changeAnnouncement(punter.name)} />
    </main>
  );
}

/** A long sum is written smaller before it is broken. */
const sizeOf = (sum: string): string | undefined =>
  sum.length > 18 ? 'very-long' : sum.length > 12 ? 'long' : undefined;

function Name({ punter }: { punter: Punter }) {
  const suit = punter.suit as Sign | null;
  return (
    <h1>
      {suit && (
        <span>
          <Icon sign={suit} size={26} />
          <span class="visually-hidden">{t().suit(suit as 'hearts')}, </span>
        </span>
      )}
      {punter.name}
    </h1>
  );
}

function Figures({ table, punter }: Shown) {
  const { onCards, thisEvening, place, of } = messages().playerPage;
  const cards = stakesOf(table, punter.name).length;
  return (
    <dl class="player-page__figures">
      <div>
        <dd>
          <AnimatedSum amount={punter.at_table} currency={table.currency} />
        </dd>
        <dt>{onCards(cards)}</dt>
        {punter.escrow > 0 && (
          <dt>{messages().publicPages.player.sideBets(money(punter.escrow, table.currency))}</dt>
        )}
      </div>
      <div>
        <dd>
          <AnimatedSum amount={punter.net} currency={table.currency} signed />
        </dd>
        <dt>{thisEvening}</dt>
      </div>
      <div>
        <dd>{place(punter.place)}</dd>
        <dt>{of(table.seated)}</dt>
      </div>
    </dl>
  );
}

function Words({ table, punter }: Shown) {
  const { call, words, wins } = playerText(table, punter);
  return (
    <section class="player-page__words" data-wins={wins}>
      <p class="player-page__call">{call}</p>
      {words.map((text, at) => (
        <p key={at}>
          <RichText text={text} />
        </p>
      ))}
    </section>
  );
}
