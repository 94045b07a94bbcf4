/** A punter's own cards on the table. */

import { WrappedText } from '../../../ui/live/WrappedText.tsx';
import { letterOf } from '../../../i18n/cards.ts';
import { sizeOnCoin } from '../../../i18n/amounts/coins.ts';
import { currencyOf, metalOf, money } from '../../../i18n/amounts/currency.ts';
import { parts } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { copyOf, type Table } from '../view.ts';
import './PlayerCards.css';
import { playerCards, type Card } from './card-state.ts';

const CORNERS = ['top right', 'top left', 'bottom right', 'bottom left'] as const;

export function PlayerCards({ table, name }: { table: Table; name: string }) {
  const cards = playerCards(table, name);
  const { playerPage } = pagesMessages();
  if (!cards.length) return <p class="player-cards__none">{playerPage.noCards}</p>;
  return (
    <ul class="player-cards" aria-label={playerPage.cards}>
      {cards.map((card) => (
        <PlayerCard key={card.card} card={card} currency={table.currency} />
      ))}
    </ul>
  );
}

function PlayerCard({
  card: { card, state, amount, crooks, note },
  currency,
}: {
  card: Card;
  currency: string;
}) {
  const sum = money(amount, currency);
  const { capitalize } = t();
  const { playerPage } = pagesMessages();
  return (
    <li class="player-cards__card" data-look={state}>
      <span class="visually-hidden">
        {capitalize(t().card(card))}, {sum}
        {crooks > 0 && `, ${playerPage.crooks(crooks)}`}:
      </span>
      {CORNERS.slice(0, crooks).map((corner) => (
        <Crook key={corner} corner={corner} />
      ))}
      {crooks > CORNERS.length && <span class="player-cards__notch" />}
      <b aria-hidden="true">
        {letterOf(card)}
        {copyOf(card) > 1 && <small>{copyOf(card)}</small>}
      </b>
      {amount > 0 && <Coin amount={amount} currency={currency} />}
      <span class="player-cards__note">
        <WrappedText text={note} />
      </span>
    </li>
  );
}

function Crook({ corner }: { corner: string }) {
  return (
    <svg class="player-cards__corner" data-corner={corner} viewBox="0 0 26 26" aria-hidden="true">
      <path class="player-cards__cut" d="M0 0H26V26z" />
      <path class="player-cards__fold" d="M.75 1.5V25.25H24.5z" />
    </svg>
  );
}

function Coin({ amount, currency }: { amount: number; currency: string }) {
  const [largest = '', ...rest] = parts(amount, currencyOf(currency));
  const isWide = Math.max(largest.length, rest.join(' ').length) > 4;
  return (
    <span
      class="player-cards__coin"
      data-metal={metalOf(amount, currency)}
      data-wide={isWide}
      style={{ fontSize: `${sizeOnCoin(largest) / 16}rem` }}
      aria-hidden="true"
    >
      <WrappedText text={largest} />
      {rest.length > 0 && <small>{rest.join(' ')}</small>}
    </span>
  );
}
