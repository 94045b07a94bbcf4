/** The final standings: place, name and net, with pools and the bank below. */

import { net, type Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { Text } from '../../ui/text/Text.tsx';
import { WrappedText } from '../../ui/live/WrappedText.tsx';
import type { ClosedSession } from './closed-session.ts';
import './FinalStandings.css';
import { messages } from './messages/messages.ts';

interface FinalStandingsProps extends Pick<ClosedSession, 'standings' | 'bank' | 'pools' | 'currency'> {
  /** The heading, for a table that may be open. */
  readonly title?: string;
}

export function FinalStandings({ standings, bank, pools = [], currency, title }: FinalStandingsProps) {
  const words = messages();
  const { generic, evening } = t();
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
          {inOrder.map(({ place, name, net: amount }) => (
            <Row key={name} place={place} name={name} amount={amount} currency={currency} />
          ))}
          {pools.map(({ name, net: amount }) => (
            <Row key={name} place={null} name={name} amount={amount} currency={currency} />
          ))}
          {bank && <Row place={null} name={words.bank(bank.holder)} amount={bank.net} currency={currency} />}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  /** Null for bank and pools. */
  readonly place: number | null;
  readonly name: string;
  readonly amount: number;
  readonly currency: Currency;
}

/** The first three places. */
const PODIUM = 3;
/** A longer sum may break between its coins. */
const LONG_SUM = 15;

function Row({ place, name, amount, currency }: RowProps) {
  const sum = net(amount, currency);
  const isLong = sum.length > LONG_SUM;
  const kind = place === null ? 'bank' : place <= PODIUM ? `place-${place}` : undefined;
  return (
    <tr class="final-standings__row" data-kind={kind}>
      <td class="final-standings__place">{place}</td>
      <th class="final-standings__name" scope="row">
        {name}
      </th>
      <td class="final-standings__net" data-long={isLong}>
        {isLong ? <WrappedText text={sum} /> : sum}
      </td>
    </tr>
  );
}
