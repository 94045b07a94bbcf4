/** A couch as a card with a coin and its crooks, read only. */

import { historyMessages } from '../messages/history-messages.ts';
import './StakeCard.css';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { CouchCard } from '../table/grid/couches/CouchCard.tsx';
import { stakedCouch } from '../table/grid/couches/couches.ts';
import type { Table } from './event-text.ts';

type Stake = Table['stakes'][number];

interface StakeCardProps {
  readonly stake: Stake;
  readonly currency: Currency;
  /** Its column. */
  readonly style: { readonly '--column': number };
}

export function StakeCard({ stake, currency, style }: StakeCardProps) {
  return (
    <li class="stake-card" style={style}>
      <span class="visually-hidden">{stakeLabel(stake, currency)}</span>
      <span class="stake-card__label" aria-hidden="true">
        {stake.card}
      </span>
      <CouchCard couch={stakedCouch(stake, stake.win > 0)} currency={currency.code} />
    </li>
  );
}

const stakeLabel = (stake: Stake, currency: Currency): string =>
  historyMessages().couch({
    ...stake,
    sum: stake.couch ? money(stake.couch, currency) : historyMessages().empty,
    win: stake.win ? money(stake.win, currency) : '',
  });
