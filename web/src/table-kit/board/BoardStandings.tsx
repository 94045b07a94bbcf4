/** The players by place: those of the table with the nets of bank and pools, or those of all tables of the evening. */

import { pageWords } from '../../i18n/page-words.ts';
import type { ComponentChildren } from 'preact';
import { PlaceChange } from '../../ui/live/PlaceChange.tsx';
import { messages as gatheringMessages } from '../../features/gatherings/messages/messages.ts';
import type { SessionEvening } from '../../features/gatherings/use-session-evening.ts';
import { t } from '../../i18n/language.ts';
import { AnimatedSum } from '../../ui/live/AnimatedSum.tsx';
import './BoardStandings.css';
import type { Standing } from '../../features/closing/closed-session.ts';
import { poolName } from '../../i18n/game-texts.ts';
import type { Party, TableView } from '../model/table-view.ts';
import { placesGained } from '../nets-by-round.ts';
import { partiesOf } from '../parties.ts';
import { standingsOf } from '../results.ts';
import type { BoardGame } from './board-game.ts';
import { messages } from './messages/messages.ts';
import type { RowRange } from './evening-pages.ts';

/** More players than this are shown in two columns. */
const MAX_ROWS_IN_ONE_COLUMN = 12;
const LONG_NAME = 17;
const VERY_LONG_NAME = 28;

const columnsOf = (players: number): number => (players > MAX_ROWS_IN_ONE_COLUMN ? 2 : 1);

/** Returns how many rows the standings of a table have on a wall, with those of bank and pools. */
export const tableRows = (view: TableView): number => {
  const players = standingsOf(view).length;
  return Math.ceil(players / columnsOf(players)) + othersOf(view).length;
};

interface OtherParty {
  readonly name: string;
  readonly net: number;
  readonly isBroken: boolean;
}

/** More pools than this are one row, so that they leave room for the players. */
const MAX_POOLS = 2;

/** Returns the pools and the bank, in so far as the key may see their nets. */
function othersOf(view: TableView): readonly OtherParty[] {
  const visible = partiesOf(view).filter(({ net }) => net !== null);
  const pools = visible.filter(({ role }) => role === 'pool');
  const bank = visible.filter(({ role }) => role === 'bank');
  if (pools.length <= MAX_POOLS) return [...pools, ...bank].map(rowOf);
  const sum = pools.reduce((total, { net }) => total + (net ?? 0), 0);
  return [{ name: messages().pools, net: sum, isBroken: false }, ...bank.map(rowOf)];
}

const rowOf = ({ role, name, net, purse }: Party): OtherParty => ({
  name: role === 'bank' ? messages().bank : t().capitalize(poolName(name)),
  net: net ?? 0,
  isBroken: purse !== null && purse < 0,
});

interface BoardStandingsProps<View extends TableView> {
  readonly game: BoardGame<View>;
  readonly view: View;
  /** The rows that the height of the wall is divided into. */
  readonly rows: number;
  /** Whether the title is visible, to tell these standings from those of the evening. */
  readonly isTitled: boolean;
}

export function BoardStandings<View extends TableView>(props: BoardStandingsProps<View>) {
  const { game, view, rows, isTitled } = props;
  const players = standingsOf(view);
  const gained = game.placesGained ?? placesGained;
  const isClosed = view.phase === 'closed';
  const { thisTable, thisTableFinal } = gatheringMessages();
  return (
    <section class="board-standings" style={{ '--rows': rows }}>
      {isTitled ? (
        <h2 class="board-standings__title">{isClosed ? thisTableFinal : thisTable}</h2>
      ) : (
        <h2 class="visually-hidden">{isClosed ? messages().finalStandings : t().menu.standings}</h2>
      )}
      <ol class="board-standings__list" data-columns={columnsOf(players.length)}>
        {players.map((player) => (
          <Row key={player.name} person={player} currency={view.currency} isOnWall>
            <PlaceChange class="board-standings__change" moved={gained(view, player.name)} />
          </Row>
        ))}
      </ol>
      {othersOf(view).map(({ name, net, isBroken }) => (
        <p key={name} class="board-standings__row" data-kind="bank" data-broken={isBroken}>
          <span class="board-standings__name">{name}</span>
          <span class="board-standings__net">
            <AnimatedSum amount={net} currency={view.currency} signed />
          </span>
        </p>
      ))}
    </section>
  );
}

interface EveningStandingsProps {
  readonly evening: SessionEvening;
  readonly currency: string;
  readonly rows: number;
  /** The people that a wall shows. Smaller screens show all. */
  readonly onWall: RowRange;
  /** Whether a wall counts the people that it leaves out. */
  readonly countsOthers: boolean;
}

/** The people at all tables of the evening. */
export function BoardEveningStandings(props: EveningStandingsProps) {
  const { evening, currency, rows, onWall, countsOthers } = props;
  const others = evening.punters.length - (onWall.end - onWall.start);
  return (
    <section class="board-standings" data-kind="evening" style={{ '--rows': rows }}>
      <h2 class="board-standings__title">
        {gatheringMessages().wholeEvening(evening.tables)}
        {!countsOthers && others > 0 && (
          <span class="board-standings__range">
            {messages().range(onWall.start + 1, onWall.end, evening.punters.length)}
          </span>
        )}
      </h2>
      <ol class="board-standings__list" data-columns={1}>
        {evening.punters.map((person, index) => (
          <Row
            key={person.name}
            person={person}
            currency={currency}
            isOnWall={index >= onWall.start && index < onWall.end}
          />
        ))}
      </ol>
      {countsOthers && others > 0 && (
        <p class="board-standings__others">{t().capitalize(pageWords().publicPages.andMore(others))}</p>
      )}
    </section>
  );
}

interface RowProps {
  readonly person: Standing;
  readonly currency: string;
  /** Whether a wall shows it; smaller screens do. */
  readonly isOnWall: boolean;
  readonly children?: ComponentChildren;
}

function Row({ person, currency, isOnWall, children }: RowProps) {
  const { length } = person.name;
  const size = length > VERY_LONG_NAME ? 'very-long' : length > LONG_NAME ? 'long' : undefined;
  return (
    <li class="board-standings__row" data-on-wall={isOnWall}>
      <span class="board-standings__place">{person.place}</span>
      <span class="board-standings__name" data-length={size}>
        {person.name}
      </span>
      {children}
      <span class="board-standings__net">
        <AnimatedSum amount={person.net} currency={currency} signed />
      </span>
    </li>
  );
}
