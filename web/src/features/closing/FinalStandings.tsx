/** The final standings: place, name and net, with pools and the bank below; after the close also what adds up to it. */

import { money as amountText, net, type Currency } from '../../i18n/amounts/money.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { Text } from '../../ui/text/Text.tsx';
import { WrappedText } from '../../ui/live/WrappedText.tsx';
import type { ClosedSession, Money, PoolNet } from './closed-session.ts';
import './FinalStandings.css';
import { messages } from './messages/messages.ts';

interface FinalStandingsProps extends Pick<ClosedSession, 'standings' | 'bank' | 'pools' | 'currency'> {
  /** The heading, for a table that may be open. */
  readonly title?: string;
  /** Whether each row has what was brought in, cashed out and left in the purse. */
  readonly isItemized?: boolean;
}

export function FinalStandings(props: FinalStandingsProps) {
  const { standings, bank, pools = [], currency, title, isItemized = false } = props;
  const words = messages();
  const { generic } = pageWords();
  const { evening } = pageWords();
  const inOrder = [...standings].sort((left, right) => left.place - right.place);
  return (
    <section class="final-standings">
      <h2>{title ?? words.standings}</h2>
      {inOrder.length === 0 && <Text kind="quiet">{words.noPlayers}</Text>}
      <table>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{evening.place}</th>
            <th scope="col">{generic.name}</th>
            <th scope="col">{evening.net}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ place, name, net: amount, money }) => (
            <Row key={name} {...{ place, name, amount, currency }} money={(isItemized && money) || null} />
          ))}
          {shownPools(pools).map(({ name, net: amount }) => (
            <Row key={name} {...{ name, amount, currency }} place={null} money={null} />
          ))}
          {bank && (
            <Row
              {...{ place: null, name: words.bank(bank.holder), amount: bank.net, currency }}
              money={isItemized ? bank.money : null}
            />
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Of several pools, those that hold nothing are left out. */
const shownPools = (pools: readonly PoolNet[]): readonly PoolNet[] =>
  pools.length > 1 ? pools.filter(({ net: amount }) => amount !== 0) : pools;

interface RowProps {
  /** Null for bank and pools. */
  readonly place: number | null;
  readonly name: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly money: Money | null;
}

/** The first three places. */
const PODIUM = 3;
/** A longer sum may break between its coins. */
const LONG_SUM = 15;

function Row({ place, name, amount, currency, money }: RowProps) {
  const sum = net(amount, currency);
  const isLong = sum.length > LONG_SUM;
  const kind = place === null ? 'bank' : place <= PODIUM ? `place-${place}` : undefined;
  return (
    <tr class="final-standings__row" data-kind={kind}>
      <td class="final-standings__place">{place}</td>
      <th class="final-standings__party" scope="row">
        <span class="final-standings__name">{name}</span>
        {money && <span class="final-standings__money">{moneyText(money, currency)}</span>}
      </th>
      <td class="final-standings__net" data-long={isLong}>
        {isLong ? <WrappedText text={sum} /> : sum}
      </td>
    </tr>
  );
}

/** Returns what was brought in and cashed out, and what is in the purse: "brought in £20 · cashed out £19 17s · purse 5s". */
function moneyText({ brought_in, cashed_out, purse }: Money, currency: Currency): string {
  const words = messages().money;
  const parts = [
    words.broughtIn(amountText(brought_in, currency)),
    ...(cashed_out > 0 ? [words.cashedOut(amountText(cashed_out, currency))] : []),
    words.purse(amountText(purse, currency)),
  ];
  return parts.join(' · ');
}
