/** A couch as a card with a coin and its crooks, to be read. */

import { broken, metal } from '../../i18n/coins.ts';
import { money, parts, type Currency } from '../../i18n/money.ts';
import { t } from '../../i18n/language.ts';
import type { Table } from './event-text.ts';

type Stake = Table['stakes'][number];

const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'];
const ROLL = 4;
const FINE = 7;

export function CouchCard({ stake, currency, column }: { stake: Stake; currency: Currency; column: string }) {
  const kind = stake.win ? 'won' : stake.couch ? '' : 'bare';
  return (
    <li class={`couch ${kind} ${stake.paying ? 'paying' : ''}`} data-rank={column}>
      <span class="unseen">{spokenOf(stake, currency)}</span>
      <span class="label" aria-hidden="true">
        {stake.card}
      </span>
      <span class="card" aria-hidden="true">
        {CORNERS.slice(0, stake.crooks).map((corner) => (
          <i key={corner} class={`fold ${corner}`} />
        ))}
        {stake.crooks > CORNERS.length && <i class="notch" />}
        <Coin amount={stake.couch} currency={currency} />
        {stake.crooks > 0 && <span class="rung">{t().couch.rung(stake.rung)}</span>}
      </span>
    </li>
  );
}

function Coin({ amount, currency }: { amount: number; currency: Currency }) {
  if (!amount) return <span class="nothing">{t().couch.empty}</span>;
  const [great = '', ...rest] = parts(amount, currency);
  const size = Math.max(great.length, rest.join(' ').length - 1);
  const shape = size > FINE ? 'roll fine' : size > ROLL ? 'roll' : '';
  return (
    <span class={`coin ${metal(amount, currency)} ${shape}`}>
      <b>
        {broken(great).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </b>
      {rest.length > 0 && <small>{rest.join('\u00a0')}</small>}
    </span>
  );
}

const spokenOf = (stake: Stake, currency: Currency): string =>
  t().history.couch({
    ...stake,
    sum: stake.couch ? money(stake.couch, currency) : t().history.empty,
    win: stake.win ? money(stake.win, currency) : '',
  });
