/** A punter's own cards, as they lie on the table. */

import { Wrapped } from '../../../shown/wrapped.tsx';
import { letterOf } from '../../../words/cards.ts';
import { sizeOnCoin } from '../../../words/coins.ts';
import { currencyOf, metalOf, money } from '../../../words/currency.ts';
import { parts } from '../../../words/money.ts';
import { w } from '../../../words/words.ts';
import { copyOf, type Table } from '../table.ts';
import { cardsOf, type Card } from './lying.ts';

const CORNERS = ['top right', 'top left', 'bottom right', 'bottom left'] as const;

export function Cards({ table, name }: { table: Table; name: string }) {
  const cards = cardsOf(table, name);
  const { punter, following } = w();
  if (!cards.length) return <p class="nocards">{punter.noCards}</p>;
  return (
    <ul class="cards" aria-label={following.punter.cards}>
      {cards.map((card) => (
        <Lying key={card.card} card={card} currency={table.currency} />
      ))}
    </ul>
  );
}

function Lying({ card: { card, look, amount, crooks, foot }, currency }: { card: Card; currency: string }) {
  const sum = money(amount, currency);
  const { cap, following } = w();
  return (
    <li class={`lying ${look}`}>
      <span class="unseen">
        {cap(w().card(card))}, {sum}
        {crooks > 0 && `, ${following.punter.crooks(crooks)}`}:
      </span>
      {CORNERS.slice(0, crooks).map((corner) => (
        <Crook key={corner} corner={corner} />
      ))}
      {crooks > CORNERS.length && <span class="notch" />}
      <b aria-hidden="true">
        {letterOf(card)}
        {copyOf(card) > 1 && <small>{copyOf(card)}</small>}
      </b>
      {amount > 0 && <Coin amount={amount} currency={currency} />}
      <span class="foot">
        <Wrapped text={foot} />
      </span>
    </li>
  );
}

function Crook({ corner }: { corner: string }) {
  return (
    <svg class={`crook ${corner}`} viewBox="0 0 26 26" aria-hidden="true">
      <path class="gone" d="M0 0H26V26z" />
      <path class="fold" d="M.75 1.5V25.25H24.5z" />
    </svg>
  );
}

function Coin({ amount, currency }: { amount: number; currency: string }) {
  const [great = '', ...rest] = parts(amount, currencyOf(currency));
  const long = Math.max(great.length, rest.join(' ').length) > 4;
  return (
    <span
      class={`coin ${metalOf(amount, currency)}${long ? ' roll' : ''}`}
      style={{ fontSize: sizeOnCoin(great) / 16 + 'rem' }}
      aria-hidden="true"
    >
      <Wrapped text={great} />
      {rest.length > 0 && <small>{rest.join(' ')}</small>}
    </span>
  );
}
