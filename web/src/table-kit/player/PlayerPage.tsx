/** A punter's page: purse, cards, what to tell the dealer, and the history. Read only. */

import { loadSessionCharts } from '../../../features/charts/load-charts.ts';
import type { SessionChartsProps } from '../../../features/charts/SessionCharts.tsx';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { OutlinedLink } from '../../../ui/buttons/OutlinedLink.tsx';
import { useEffect } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../../api/current-key.ts';
import { Icon, type Sign } from '../../../ui/Icon.tsx';
import { RichText } from '../../../ui/text/RichText.tsx';
import type { Address } from '../../../platform/router.ts';
import { Unavailable } from '../../../ui/live/Unavailable.tsx';
import type { LiveResource } from '../../../live/live-resource.ts';
import { LiveMark } from '../../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx';
import { useLive } from '../../../live/use-live.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import { SessionSeal } from '../../../features/seals/SessionSeal.tsx';
import { isGone, roundKeyOf, stakesOf } from '../table-queries.ts';
import type { Punter, Table } from '../view.ts';
import { useCorrectionNotice } from '../../../features/corrections/correction-notice.ts';
import { CorrectionNotice } from '../../../features/corrections/CorrectionNotice.tsx';
import { correctedView } from '../corrected-view.ts';
import { PlayerCards } from './PlayerCards.tsx';
import { PlayerHistory } from './PlayerHistory.tsx';
import { withTerms } from '../terms.ts';
import './PlayerPage.css';
import { playerText, changeAnnouncement, tableStatus } from './player-text.ts';

/** The page `/punter/ID`. A punter's key shows that punter; for other keys the URL names one: `?punter=NAME`. */
export function PlayerPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<Table>(`/v1/sessions/${id}`, id);
  const table = live?.value.value;
  const requestedName = new URLSearchParams(location.search).get('punter');
  const isOwn = currentKey.value?.role === 'punter';
  const punter = table?.punters.find(({ name }) => isOwn || name === requestedName) ?? null;
  useEffect(() => {
    if (punter) document.title = pagesMessages().playerPage.page(punter.name);
  });
  if (!live || !table) return <Unavailable state={live?.state.value ?? null} />;
  if (!punter) return <PlayerChoice table={table} />;
  return <Page table={table} punter={punter} live={live} isOwn={isOwn} />;
}

function PlayerChoice({ table }: { table: Table }) {
  const { choose, noPlayers } = pagesMessages().playerPage;
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

interface PlayerProps {
  table: Table;
  punter: Punter;
}

function Page({ table, punter, live, isOwn }: PlayerProps & { live: LiveResource<Table>; isOwn: boolean }) {
  const correction = useCorrectionNotice(correctedView(table, punter));
  return (
    <main class="player-page" data-lost={live.lostSince.value !== null}>
      <header>
        <p>{tableStatus(table)}</p>
        <LiveMark live={live} />
      </header>
      <Name punter={punter} />
      {punter.purse !== null && (
        <p class="player-page__purse">
          <span>{pagesMessages().playerPage.inPurse}</span>
          <b data-length={sumLength(money(punter.purse, table.currency))}>
            <AnimatedSum amount={punter.purse} currency={table.currency} />
          </b>
        </p>
      )}
      <Figures table={table} punter={punter} />
      <CorrectionNotice text={correction} />
      <PlayerSentences table={table} punter={punter} />
      {!isGone(punter) && table.phase !== 'closed' && <PlayerCards table={table} name={punter.name} />}
      <div class="player-page__chart">
        <LazyPart load={loadSessionCharts} props={chartsOf(table, punter)} fallback={() => null} />
      </div>
      {table.phase === 'closed' && <SessionSeal session={table.id} version={table.version} />}
      {(isOwn || mayReadBooks()) && <PlayerHistory table={table} name={punter.name} isOwn={isOwn} />}
      <OutlinedLink href="/how-to-play">{t().menu.howToPlay}</OutlinedLink>
      <OutlinedLink href="/settings">{t().menu.settings}</OutlinedLink>
      <LiveRegion now={table} describeChange={changeAnnouncement(punter.name)} />
    </main>
  );
}

const chartsOf = (table: Table, { name }: Punter): SessionChartsProps => ({
  session: table.id,
  round: 'deal',
  roundKey: roundKeyOf(table),
  player: name,
});

/** A long sum is written smaller before it wraps. */
const sumLength = (sum: string): string | undefined =>
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

function Figures({ table, punter }: PlayerProps) {
  const { onCards, thisEvening, place, of } = pagesMessages().playerPage;
  const cards = stakesOf(table, punter.name).length;
  return (
    <dl class="player-page__figures">
      <div>
        <dd>
          <AnimatedSum amount={punter.at_table} currency={table.currency} />
        </dd>
        <dt>{onCards(cards)}</dt>
        {punter.escrow > 0 && (
          <dt>{pagesMessages().playerPage.sideBets(money(punter.escrow, table.currency))}</dt>
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

function PlayerSentences({ table, punter }: PlayerProps) {
  const { call, words, hasWin } = playerText(table, punter);
  return (
    <section class="player-page__words" data-wins={hasWin}>
      <p class="player-page__call">{call}</p>
      {words.map((text, index) => (
        <p key={index}>
          <RichText text={withTerms(text)} />
        </p>
      ))}
    </section>
  );
}
