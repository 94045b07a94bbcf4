/** A player's page: purse, what lies on the table, what to tell the dealer, and the history. Read only. */

import { useEffect } from 'preact/hooks';
import { currentKey, mayReadBooks } from '../../api/current-key.ts';
import { chartsKey, loadSessionCharts, netsKey } from '../../features/charts/load-charts.ts';
import type { SessionChartsProps } from '../../features/charts/SessionCharts.tsx';
import { useCorrectionNotice } from '../../features/corrections/correction-notice.ts';
import { CorrectionNotice } from '../../features/corrections/CorrectionNotice.tsx';
import { SessionSeal } from '../../features/seals/SessionSeal.tsx';
import { gameOf } from '../../game-api/registry.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { t } from '../../i18n/language.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { useLive } from '../../live/use-live.ts';
import { lessonAddress, type Address } from '../../platform/router.ts';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { AnimatedSum } from '../../ui/live/AnimatedSum.tsx';
import { LiveMark } from '../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { Unavailable } from '../../ui/live/Unavailable.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Party, TableView } from '../model/table-view.ts';
import { playersOf } from '../parties.ts';
import { standingsOf } from '../results.ts';
import { messages } from './messages/messages.ts';
import type { PlayerGame } from './player-game.ts';
import {
  changeAnnouncement,
  correctedViewOf,
  figuresOf,
  partyOf,
  statusOf,
  textOf,
  withStakes,
} from './player-text.ts';
import { PlayerHistory } from './PlayerHistory.tsx';
import './PlayerPage.css';

interface PlayerPageProps<View extends TableView> {
  readonly address: Address;
  readonly game: PlayerGame<View>;
}

/** The page `/punter/ID`. A player's key shows that player; for other keys the URL names one: `?punter=NAME`. */
export function PlayerPage<View extends TableView>({ address, game }: PlayerPageProps<View>) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<View>(`/v1/sessions/${id}`, id);
  const view = live?.value.value;
  const requestedName = new URLSearchParams(location.search).get('punter');
  const isOwn = currentKey.value?.role === 'punter';
  const party = view ? partyOf(view, isOwn ? (playersOf(view)[0] ?? null) : requestedName) : null;
  useEffect(() => {
    if (party) document.title = messages().page(party.name);
  });
  if (!live || !view) return <Unavailable state={live?.state.value ?? null} />;
  if (!party) return <PlayerChoice view={view} />;
  return <Page game={game} view={view} party={party} live={live} isOwn={isOwn} />;
}

function PlayerChoice({ view }: { view: TableView }) {
  const { choose, noPlayers } = messages();
  const players = playersOf(view);
  return (
    <main class="player-page">
      <h1>{players.length ? choose : noPlayers}</h1>
      <ul>
        {players.map((name) => (
          <li key={name}>
            <OutlinedLink href={`?punter=${encodeURIComponent(name)}`}>{name}</OutlinedLink>
          </li>
        ))}
      </ul>
    </main>
  );
}

interface PartProps<View extends TableView> {
  readonly game: PlayerGame<View>;
  readonly view: View;
  readonly party: Party;
}

interface ShownProps<View extends TableView> extends PartProps<View> {
  readonly live: LiveResource<View>;
  readonly isOwn: boolean;
}

function Page<View extends TableView>({ game, view, party, live, isOwn }: ShownProps<View>) {
  const { name } = party;
  const correction = useCorrectionNotice(correctedViewOf(game, view, name));
  const { Cards, Sign } = game;
  return (
    <main class="player-page" data-lost={live.lostSince.value !== null}>
      <header>
        <p>{statusOf(game, view)}</p>
        <LiveMark live={live} />
      </header>
      <h1>
        {Sign && <Sign view={view} player={name} />}
        {name}
      </h1>
      <Purse game={game} view={view} party={party} />
      <Figures game={game} view={view} party={party} />
      <CorrectionNotice text={correction} />
      <Words game={game} view={view} party={party} />
      {Cards && view.phase !== 'closed' && <Cards view={view} player={name} />}
      <div class="player-page__chart">
        <LazyPart load={loadSessionCharts} props={chartsOf(game, view, name)} fallback={() => null} />
      </div>
      {view.phase === 'closed' && <SessionSeal session={view.id} version={view.version} />}
      {(isOwn || mayReadBooks()) && <PlayerHistory game={game} view={view} player={name} isOwn={isOwn} />}
      {gameOf(view.game).lesson && (
        <OutlinedLink href={lessonAddress(view.game)}>{t().menu.howToPlay}</OutlinedLink>
      )}
      <OutlinedLink href="/settings">{t().menu.settings}</OutlinedLink>
      <LiveRegion now={view} describeChange={changeAnnouncement(game, name)} />
    </main>
  );
}

const chartsOf = <View extends TableView>(
  { round = 'round', roundKey }: PlayerGame<View>,
  view: View,
  player: string,
): SessionChartsProps => ({
  session: view.id,
  round,
  roundKey: chartsKey(roundKey?.(view) ?? netsKey(standingsOf(view)), view),
  player,
  now: { version: view.version, nets: standingsOf(view) },
});

/** The purse, and below it the sum with what lies on the table. A key that may not see purses gets neither. */
function Purse<View extends TableView>({ game, view, party }: PartProps<View>) {
  if (party.purse === null) return null;
  const { currency } = view;
  const all = withStakes(game, view, party);
  return (
    <p class="player-page__purse">
      <span>{messages().inPurse}</span>
      <b data-length={sumLength(money(party.purse, currency))}>
        <AnimatedSum amount={party.purse} currency={currency} />
      </b>
      {all && <small>{all}</small>}
    </p>
  );
}

/** A long sum is written smaller before it wraps. */
const sumLength = (sum: string): string | undefined =>
  sum.length > 18 ? 'very-long' : sum.length > 12 ? 'long' : undefined;

function Figures<View extends TableView>({ game, view, party }: PartProps<View>) {
  return (
    <dl class="player-page__figures">
      {figuresOf(game, view, party).map(({ id, value, isNet = false, labels }) => (
        <div key={id}>
          <dd>
            {typeof value === 'string' ? (
              value
            ) : (
              <AnimatedSum amount={value} currency={view.currency} signed={isNet} />
            )}
          </dd>
          {labels.map((label) => (
            <dt key={label}>{label}</dt>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Words<View extends TableView>({ game, view, party }: PartProps<View>) {
  const { call, words, isAsked } = textOf(game, view, party.name);
  const withTerms = game.withTerms ?? ((text: string) => text);
  return (
    <section class="player-page__words" data-asked={isAsked}>
      <p class="player-page__call">{call}</p>
      {words.map((text, index) => (
        <p key={index}>
          <RichText text={withTerms(text)} />
        </p>
      ))}
    </section>
  );
}
