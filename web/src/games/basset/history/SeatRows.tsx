/** The table itself, to be read: a row for each punter, a column for each rank. */

import './SeatRows.css';
import { EmptyBox } from '../../../ui/EmptyBox.tsx';
import { SuitPicture } from '../../../ui/Picture.tsx';
import { letterOf, RANKS, rankOf, type Rank } from '../../../i18n/cards.ts';
import { money, net, type Currency } from '../../../i18n/money.ts';
import { longestPiece } from '../../../i18n/names.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { StakeCard } from './StakeCard.tsx';
import type { TableAtVersion } from './table-at-version.ts';
import type { Drawn, Table } from './event-text.ts';

type Punter = Table['punters'][number];
type Marks = Drawn['marks'];

interface SeatRowsProps {
  readonly seen: TableAtVersion;
  readonly newest: number;
  readonly whole: boolean;
}

export function SeatRows({ seen: { table, currency, lines }, newest, whole }: SeatRowsProps) {
  const marks = lines.at(-1)?.drawn?.marks ?? {};
  return (
    <div class="seat-rows">
      {table.punters.length ? (
        <>
          <Ranks table={table} marks={marks} />
          <div class="seat-rows__rows">
            <Wash marks={marks} />
            <ul>
              {table.punters.map((punter) => (
                <Row key={punter.name} punter={punter} table={table} currency={currency} />
              ))}
            </ul>
          </div>
          <SideBets table={table} currency={currency} />
        </>
      ) : (
        <Nobody id={table.id} early={table.version < newest} whole={whole} />
      )}
    </div>
  );
}

function Nobody({ id, early, whole }: { id: string; early: boolean; whole: boolean }) {
  const { menu } = t();
  const { history } = messages();
  return (
    <EmptyBox class="seat-rows__empty">
      <h2>{history.noPlayers}</h2>
      {whole && early && <p>{history.startHint}</p>}
      {whole && !early && (
        <p>
          {history.addFirstPlayer} <a href={`/tables/${id}/seats`}>{menu.seats}</a>.
        </p>
      )}
    </EmptyBox>
  );
}

const markOf = (rank: Rank, marks: Marks): string => {
  const mark = marks[rank];
  return mark === 'won' || mark === 'lost' ? mark : '';
};

// The columns' heads; under each, how many of its cards have been seen in this deal.
function Ranks({ table, marks }: { table: Table; marks: Marks }) {
  return (
    <ol class="seat-rows__ranks" aria-label={messages().history.cardsDrawn}>
      {RANKS.map((rank) => (
        <Head
          key={rank}
          rank={rank}
          out={table.seen[rank] ?? 0}
          of={4 * (table.decks ?? 1)}
          mark={markOf(rank, marks)}
        />
      ))}
    </ol>
  );
}

function Head({ rank, out, of, mark }: { rank: Rank; out: number; of: number; mark: string }) {
  return (
    <li data-rank={rank} data-result={mark}>
      <span class="seat-rows__rank" aria-hidden="true">
        {letterOf(rank)}
      </span>
      <span class="seat-rows__dots" aria-hidden="true">
        {of === 4 ? (
          [0, 1, 2, 3].map((index) => <i key={index} data-out={index < out} />)
        ) : (
          <>
            {out}
            <span>/{of}</span>
          </>
        )}
      </span>
      <span class="visually-hidden">{messages().history.drawnOf(rank, out, of)}</span>
    </li>
  );
}

function Wash({ marks }: { marks: Marks }) {
  return (
    <div class="seat-rows__highlights" aria-hidden="true">
      {RANKS.filter((rank) => markOf(rank, marks)).map((rank) => (
        <i key={rank} data-result={markOf(rank, marks)} data-rank={rank} />
      ))}
    </div>
  );
}

/** A long word of a name is written smaller before it is broken. */
function sizeOf(name: string): string | undefined {
  const longest = longestPiece(name);
  return longest > 15 ? 'very-long' : longest > 12 ? 'long' : undefined;
}

function Row({ punter, table, currency }: { punter: Punter; table: Table; currency: Currency }) {
  const { history } = messages();
  const own = table.stakes.filter((stake) => stake.punter === punter.name);
  const waiting = own.filter((stake) => stake.win);
  return (
    <li class="seat-rows__player">
      <div class="seat-rows__who">
        <h2 data-length={sizeOf(punter.name)}>{punter.name}</h2>
        <Purse punter={punter} currency={currency} />
        <Standing punter={punter} currency={currency} />
      </div>
      <ul class="seat-rows__cards" aria-label={history.onTable(punter.name)}>
        {own.map((stake) => (
          <StakeCard key={stake.card} stake={stake} currency={currency} column={rankOf(stake.card)} />
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

// A board may be told to show no purses.
function Purse({ punter: { suit, purse }, currency }: { punter: Punter; currency: Currency }) {
  const { history } = messages();
  const named = suit as 'hearts' | 'diamonds' | 'clubs' | 'spades' | null;
  return (
    <p class="seat-rows__purse">
      <SuitPicture name={suit} />
      <span class="visually-hidden">{named ? history.bookAndPurse(t().suit(named)) : history.purse} </span>
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

function Standing({ punter, currency }: { punter: Punter; currency: Currency }) {
  const { history } = messages();
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
  const { history } = messages();
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
