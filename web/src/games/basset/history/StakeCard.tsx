/** A couch as a card with a coin and its crooks, read only. */

import { historyMessages } from '../messages/history-messages.ts';
import './StakeCard.css';
import { broken, metal } from '../../../i18n/amounts/coins.ts';
import { money, parts, type Currency } from '../../../i18n/amounts/money.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from './event-text.ts';

type Stake = Table['stakes'][number];

const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'];
const MAX_ROUND_LENGTH = 4;
const MAX_NORMAL_LENGTH = 7;

export function StakeCard({ stake, currency, column }: { stake: Stake; currency: Currency; column: string }) {
  const state = stake.win ? 'won' : stake.couch ? undefined : 'empty';
  return (
    <li class="stake-card" data-state={state} data-paying={stake.paying} data-rank={column}>
      <span class="visually-hidden">{stakeLabel(stake, currency)}</span>
      <span class="stake-card__label" aria-hidden="true">
        {stake.card}
      </span>
      <span class="stake-card__card" aria-hidden="true">
        {CORNERS.slice(0, stake.crooks).map((corner) => (
          <i key={corner} class="stake-card__fold" data-corner={corner} />
        ))}
        {stake.crooks > CORNERS.length && <i class="stake-card__notch" />}
        <Coin amount={stake.couch} currency={currency} />
        {stake.crooks > 0 && <span class="stake-card__rung">{messages().couch.rung(stake.rung)}</span>}
      </span>
    </li>
  );
}

function Coin({ amount, currency }: { amount: number; currency: Currency }) {
  if (!amount) return <span class="stake-card__nothing">{messages().couch.empty}</span>;
  const [largest = '', ...rest] = parts(amount, currency);
  const length = Math.max(largest.length, rest.join(' ').length - 1);
  const size = length > MAX_NORMAL_LENGTH ? 'wide fine' : length > MAX_ROUND_LENGTH ? 'wide' : undefined;
  return (
    <span class="stake-card__coin" data-metal={metal(amount, currency)} data-size={size}>
      <b>
        {broken(largest).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </b>
      {rest.length > 0 && <small>{rest.join('\u00a0')}</small>}
    </span>
  );
}

const stakeLabel = (stake: Stake, currency: Currency): string =>
  historyMessages().couch({
    ...stake,
    sum: stake.couch ? money(stake.couch, currency) : historyMessages().empty,
    win: stake.win ? money(stake.win, currency) : '',
  });
