/** The table, read only: a row for each punter, a column for each rank. */

import { historyMessages } from '../messages/history-messages.ts';
import './SeatRows.css';
import { SuitPicture } from '../../../ui/Picture.tsx';
import { letterOf, RANKS, rankOf, type Rank } from '../../../i18n/cards.ts';
import { money, net, type Currency } from '../../../i18n/amounts/money.ts';
import { longestPiece } from '../../../i18n/names.ts';
import { t } from '../../../i18n/language.ts';
import { StakeCard } from './StakeCard.tsx';
import type { HistoryLine } from '../../../table-kit/history/history-game.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { drawnOf } from './drawn-line.ts';
import type { Drawn, Table } from './event-text.ts';

type Punter = Table['punters'][number];
type Marks = Drawn['marks'];

interface SeatRowsProps {
  readonly view: Table;
  readonly line: HistoryLine | null;
}

export function SeatRows({ view: table, line }: SeatRowsProps) {
  const marks = drawnOf(line)?.marks ?? {};
  const currency = currencyOf(table.currency);
  return (
    <div class="seat-rows">
      <Ranks table={table} marks={marks} />
      <div class="seat-rows__rows">
        <Highlights marks={marks} />
        <ul>
          {table.punters.map((punter) => (
            <Row key={punter.name} punter={punter} table={table} currency={currency} />
          ))}
        </ul>
      </div>
      <SideBets table={table} currency={currency} />
    </div>
  );
}

/** The column of a rank, from 1, as a style. */
const columnOf = (rank: Rank) => ({ '--column': RANKS.indexOf(rank) + 1 });

const resultOf = (rank: Rank, marks: Marks): string => {
  const mark = marks[rank];
  return mark === 'won' || mark === 'lost' ? mark : '';
};

// The column heads. Below each rank: how many of its cards were drawn in this deal.
function Ranks({ table, marks }: { table: Table; marks: Marks }) {
  return (
    <ol class="seat-rows__ranks" aria-label={historyMessages().cardsDrawn}>
      {RANKS.map((rank) => (
        <RankHead
          key={rank}
          rank={rank}
          drawn={table.seen[rank] ?? 0}
          total={4 * (table.decks ?? 1)}
          result={resultOf(rank, marks)}
        />
      ))}
    </ol>
  );
}

function RankHead({
  rank,
  drawn,
  total,
  result,
}: {
  rank: Rank;
  drawn: number;
  total: number;
  result: string;
}) {
  return (
    <li style={columnOf(rank)} data-result={result}>
      <span class="seat-rows__rank" aria-hidden="true">
        {letterOf(rank)}
      </span>
      <span class="seat-rows__dots" aria-hidden="true">
        {total === 4 ? (
          [0, 1, 2, 3].map((index) => <i key={index} data-out={index < drawn} />)
        ) : (
          <>
            {drawn}
            <span>/{total}</span>
          </>
        )}
      </span>
      <span class="visually-hidden">{historyMessages().drawnOf(rank, drawn, total)}</span>
    </li>
  );
}

function Highlights({ marks }: { marks: Marks }) {
  return (
    <div class="seat-rows__highlights" aria-hidden="true">
      {RANKS.filter((rank) => resultOf(rank, marks)).map((rank) => (
        <i key={rank} data-result={resultOf(rank, marks)} style={columnOf(rank)} />
      ))}
    </div>
  );
}

/** A long word of a name is written smaller before it wraps. */
function nameLength(name: string): string | undefined {
  const longest = longestPiece(name);
  return longest > 15 ? 'very-long' : longest > 12 ? 'long' : undefined;
}

function Row({ punter, table, currency }: { punter: Punter; table: Table; currency: Currency }) {
  const history = historyMessages();
  const stakes = table.stakes.filter((stake) => stake.punter === punter.name);
  const waiting = stakes.filter((stake) => stake.win);
  return (
    <li class="seat-rows__player">
      <div class="seat-rows__who">
        <h2 data-length={nameLength(punter.name)}>{punter.name}</h2>
        <Purse punter={punter} currency={currency} />
        <PlayerFigures punter={punter} currency={currency} />
      </div>
      <ul class="seat-rows__cards" aria-label={history.onTable(punter.name)}>
        {stakes.map((stake) => (
          <StakeCard
            key={stake.card}
            stake={stake}
            currency={currency}
            style={columnOf(rankOf(stake.card))}
          />
        ))}
      </ul>
      {waiting.length > 0 && (
        <p class="seat-rows__waiting">
          {waiting.map((stake) => (
            <span key={stake.card}>
              {history.needsAnswer(stake.card, money(stake.win, currency), stake.take_only)}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

// The key of a board can hide purses.
function Purse({ punter: { suit, purse }, currency }: { punter: Punter; currency: Currency }) {
  const history = historyMessages();
  const suitName = suit as 'hearts' | 'diamonds' | 'clubs' | 'spades' | null;
  return (
    <p class="seat-rows__purse">
      <SuitPicture name={suit} />
      <span class="visually-hidden">
        {suitName ? history.bookAndPurse(t().suit(suitName)) : history.purse}{' '}
      </span>
      {purse === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span class="visually-hidden">{history.notShown}</span>
        </>
      ) : (
        <span>{money(purse, currency)}</span>
      )}
    </p>
  );
}

function PlayerFigures({ punter, currency }: { punter: Punter; currency: Currency }) {
  const history = historyMessages();
  return (
    <p class="seat-rows__standing">
      <span>{net(punter.net, currency)}</span>
      {punter.at_table > 0 && (
        <>
          {' · '}
          <span>{money(punter.at_table, currency)}</span> {history.sumOnTable}
        </>
      )}
      {punter.books > 1 && ` · ${history.bookCount(punter.books)}`}
    </p>
  );
}

function SideBets({ table: { side_bets: bets }, currency }: { table: Table; currency: Currency }) {
  const history = historyMessages();
  if (!bets.length) return null;
  return (
    <section class="seat-rows__bets">
      <h2>{history.sideBets}</h2>
      <ul>
        {bets.map((bet) => (
          <li key={bet.number}>{history.sideBet({ ...bet, sum: money(bet.amount, currency) })}</li>
        ))}
      </ul>
    </section>
  );
}
