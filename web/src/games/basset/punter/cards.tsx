/** A punter's own cards, as they lie on the table. */

import { Wrapped } from '../../../shown/wrapped.tsx';
import { letterOf } from '../../../words/cards.ts';
import { sizeOnCoin } from '../../../words/coins.ts';
import { currencyOf, metalOf, money } from '../../../words/currency.ts';
import { parts } from '../../../words/money.ts';
import { w } from '../../../words/words.ts';
import { RANKS, copyOf, rankOf, type Outcome, type Stake, type Table } from '../table.ts';

interface Card {
  card: string;
  look: 'laid' | 'won' | 'lost' | 'empty';
  amount: number;
  crooks: number;
  foot: string;
}

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

function cardsOf(table: Table, name: string): Card[] {
  const there = table.stakes.filter((stake) => stake.punter === name);
  const lost = lostOf(table, name).filter(
    (one) => !there.some((stake) => stake.card === one.card && stake.couch),
  );
  const kept = there.filter((stake) => !lost.some((one) => one.card === stake.card));
  return [...kept.map((stake) => ofStake(stake, table.currency)), ...lost].sort(
    (one, other) => order(one) - order(other),
  );
}

const order = ({ card, look }: Card): number =>
  (look === 'won' ? 0 : look === 'lost' ? 2000 : 1000) - RANKS.indexOf(rankOf(card)) * 10 + copyOf(card);

function ofStake(stake: Stake, currency: string): Card {
  const look = stake.win > 0 ? 'won' : stake.couch ? 'laid' : 'empty';
  return { card: stake.card, look, amount: stake.couch, crooks: stake.crooks, foot: footOf(stake, currency) };
}

function footOf(stake: Stake, currency: string): string {
  const { following, punter } = w();
  if (stake.win > 0) return following.punter.wonSum(money(stake.win, currency));
  if (!stake.couch) return following.punter.empty;
  if (stake.paying) return following.punter.pay(stake.rung);
  return punter.rung(stake.rung, money(stake.hope, currency));
}

/** Cards that the newest draw took, until the next one. */
function lostOf(table: Table, name: string): Card[] {
  if (table.phase !== 'drawing') return [];
  return (table.settled?.outcomes ?? [])
    .filter(
      (one) => one.punter === name && (one.result === 'lost' || one.result === 'faced') && takenBy(one) > 0,
    )
    .map((one) => ({
      card: one.card,
      look: 'lost',
      amount: takenBy(one),
      crooks: 0,
      foot: w().following.punter.lostSum(money(takenBy(one), table.currency)),
    }));
}

const takenBy = (outcome: Outcome): number => outcome.from_couch + outcome.from_purse;

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
