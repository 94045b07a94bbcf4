/** The stakes before the fasse: the sum and the cards of each player. */

import { letterOf } from '../../../i18n/cards.ts';
import { money } from '../../../i18n/amounts/currency.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import './BoardStakes.css';
import { RANKS, rankOf, type Punter, type Table } from '../view.ts';

export function BoardStakes({ table }: { table: Table }) {
  return (
    <section class="board-stakes">
      <h2>{pagesMessages().board.stakesPlaced}</h2>
      <ul class="board-stakes__list" data-many={table.punters.length > 6}>
        {table.punters.map((punter) => (
          <Row key={punter.name} table={table} punter={punter} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, punter }: { table: Table; punter: Punter }) {
  const { cards, cardsToCome } = pagesMessages().board;
  const stakes = table.stakes.filter((stake) => stake.punter === punter.name);
  const letters = stakes.map((stake) => stake.card).sort((left, right) => rankIndex(left) - rankIndex(right));
  const sum = stakes.reduce((total, stake) => total + stake.couch, 0);
  return (
    <li class="board-stakes__player" data-none={!stakes.length}>
      <b>{punter.name}</b>
      <span class="board-stakes__letters" aria-hidden="true">
        {letters.map(letterOf).join(' ')}
      </span>
      <span class="board-stakes__count">
        {cards(stakes.length)}
        {punter.wants > 0 && `, ${cardsToCome(punter.wants)}`}
      </span>
      <span class="board-stakes__sum">{sum > 0 && money(sum, table.currency)}</span>
    </li>
  );
}

const rankIndex = (card: string): number => RANKS.indexOf(rankOf(card));
