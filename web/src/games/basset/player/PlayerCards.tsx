/** A punter's own cards, as they lie on the table. */

import { WrappedText } from '../../../ui/live/WrappedText.tsx';
import { letterOf } from '../../../i18n/cards.ts';
import { sizeOnCoin } from '../../../i18n/coins.ts';
import { currencyOf, metalOf, money } from '../../../i18n/currency.ts';
import { parts } from '../../../i18n/money.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { copyOf, type Table } from '../view.ts';
import './PlayerCards.css';
import { cardsOf, type Card } from './card-state.ts';

const CORNERS = ['top right', 'top left', 'bottom right', 'bottom left'] as const;

export function PlayerCards({ table, name }: { table: Table; name: string }) {
  const cards = cardsOf(table, name);
  const { playerPage, publicPages } = messages();
  if (!cards.length) return <p class="player-cards__none">{playerPage.noCards}</p>;
  return (
    <ul class="player-cards" aria-label={publicPages.player.cards}>
      {cards.map((card) => (
        <Lying key={card.card} card={card} currency={table.currency} />
      ))}
    </ul>
  );
}

function Lying({ card: { card, look, amount, crooks, foot }, currency }: { card: Card; currency: string }) {
  const sum = money(amount, currency);
  const { capitalize } = t();
  const { publicPages } = messages();
  return (
    <li class="player-cards__card" data-look={look}>
      <span class="visually-hidden">
        {capitalize(t().card(card))}, {sum}
        {crooks > 0 && `, ${publicPages.player.crooks(crooks)}`}:
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
        <WrappedText text={foot} />
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
  const [great = '', ...rest] = parts(amount, currencyOf(currency));
  const long = Math.max(great.length, rest.join(' ').length) > 4;
  return (
    <span
      class="player-cards__coin"
      data-metal={metalOf(amount, currency)}
      data-wide={long}
      style={{ fontSize: `${sizeOnCoin(great) / 16}rem` }}
      aria-hidden="true"
    >
      <WrappedText text={great} />
      {rest.length > 0 && <small>{rest.join(' ')}</small>}
    </span>
  );
}
