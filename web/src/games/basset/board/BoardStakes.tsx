/** While stakes are laid: who has laid how much, and on which cards. */

import { letterOf } from '../../../i18n/cards.ts';
import { money } from '../../../i18n/currency.ts';
import { t } from '../../../i18n/language.ts';
import { RANKS, rankOf, type Punter, type Table } from '../view.ts';

export function BoardStakes({ table }: { table: Table }) {
  return (
    <section class="laid">
      <h2>{t().following.board.laid}</h2>
      <ul data-many={table.punters.length > 6}>
        {table.punters.map((punter) => (
          <Row key={punter.name} table={table} punter={punter} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, punter }: { table: Table; punter: Punter }) {
  const { cards, wanted } = t().following.board;
  const stakes = table.stakes.filter((stake) => stake.punter === punter.name);
  const letters = stakes.map((stake) => stake.card).sort((one, other) => rankAt(one) - rankAt(other));
  const sum = stakes.reduce((all, stake) => all + stake.couch, 0);
  return (
    <li class={stakes.length ? '' : 'none'}>
      <b>{punter.name}</b>
      <span class="letters" aria-hidden="true">
        {letters.map(letterOf).join(' ')}
      </span>
      <span class="count">
        {cards(stakes.length)}
        {punter.wants > 0 && `, ${wanted(punter.wants)}`}
      </span>
      <span class="sum">{sum > 0 && money(sum, table.currency)}</span>
    </li>
  );
}

const rankAt = (card: string): number => RANKS.indexOf(rankOf(card));
