/** The players by place: those of the table with the bank's net, or those of all tables of the evening. */

import type { ComponentChildren } from 'preact';
import { PlaceChange } from '../../../ui/live/PlaceChange.tsx';
import { messages as gatheringMessages } from '../../../features/gatherings/messages/messages.ts';
import type { SessionEvening } from '../../../features/gatherings/use-session-evening.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import './BoardStandings.css';
import { placesGained } from '../table-queries.ts';
import type { Punter, Table } from '../view.ts';
import type { RowRange } from './evening-pages.ts';

/** More players than this are shown in two columns. */
const MAX_ROWS_IN_ONE_COLUMN = 12;
const LONG_NAME = 17;
const VERY_LONG_NAME = 28;

const columnsOf = (players: number): number => (players > MAX_ROWS_IN_ONE_COLUMN ? 2 : 1);

/** Returns how many rows the standings of a table have on a wall, with the bank's. */
export const tableRows = (players: number): number => Math.ceil(players / columnsOf(players)) + 1;

interface BoardStandingsProps {
  readonly table: Table;
  /** The rows that the height of the wall is divided into. */
  readonly rows: number;
  /** Whether the title is visible, to tell these standings from those of the evening. */
  readonly isTitled: boolean;
}

export function BoardStandings({ table, rows, isTitled }: BoardStandingsProps) {
  const inOrder = [...table.punters].sort((left, right) => left.place - right.place);
  const { board } = pagesMessages();
  const { net } = table.bank;
  const title = table.phase === 'closed' ? board.finalStandings : board.standings;
  return (
    <section class="board-standings" style={{ '--rows': rows }}>
      {isTitled ? (
        <h2 class="board-standings__title">{gatheringMessages().thisTable}</h2>
      ) : (
        <h2 class="visually-hidden">{title}</h2>
      )}
      <ol class="board-standings__list" data-columns={columnsOf(inOrder.length)}>
        {inOrder.map((punter) => (
          <Row key={punter.name} person={punter} currency={table.currency} isOnWall>
            <PlaceChange class="board-standings__change" moved={placesGained(table, punter)} />
          </Row>
        ))}
      </ol>
      {net !== null && (
        <p class="board-standings__row" data-kind="bank" data-broken={table.bank.broken}>
          <span class="board-standings__name">{board.bank}</span>
          <span class="board-standings__net">
            <AnimatedSum amount={net} currency={table.currency} signed />
          </span>
        </p>
      )}
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
      <h2 class="board-standings__title">{gatheringMessages().wholeEvening(evening.tables)}</h2>
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
      {countsOthers && others > 0 && <p class="board-standings__others">{t().publicPages.andMore(others)}</p>}
    </section>
  );
}

interface RowProps {
  readonly person: Pick<Punter, 'name' | 'place' | 'net'>;
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
