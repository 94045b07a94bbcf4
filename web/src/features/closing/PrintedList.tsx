/** The payout list on paper, with boxes to tick by hand. It is the only part of the app that is printed. */

import { day } from '../../i18n/amounts/numbers.ts';
import { money, net, type Currency } from '../../i18n/amounts/money.ts';
import { settling } from '../../platform/settings.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ClosedSession, Settlement, Standing, Transfer } from './closed-session.ts';
import { coinsText } from './coins-text.ts';
import { messages } from './messages/messages.ts';
import './PrintedList.css';
import {
  aboutWay,
  debtText,
  otherParties,
  progressOf,
  sentenceOf,
  transferRows,
  wayOf,
  wayTitle,
} from './transfers.ts';
import { useOpenedAt } from './use-opened-at.ts';

/** A day with its year, which paper needs. */
const dayAndYear = (when: string): string => day(when, new Date(0));

interface PrintedListProps {
  readonly session: ClosedSession;
  readonly settlement: Settlement;
}

export function PrintedList({ session, settlement }: PrintedListProps) {
  const words = messages();
  const opened = useOpenedAt(session.id);
  const { currency } = session;
  const others = otherParties(session);
  const way = wayOf(settling.value, others);
  const transfers = settlement[way];
  const { total, intoBox } = progressOf(transfers);
  const debt = debtText(settlement, session);
  const coins = way === 'payouts' ? coinsText(settlement, currency) : '';
  return (
    <section class="printed-list" aria-hidden="true">
      <p class="printed-list__title">{session.name}</p>
      <p class="printed-list__day">
        {[words.printed, opened && dayAndYear(opened)].filter(Boolean).join(' · ')}
      </p>
      <p class="printed-list__way">
        <strong>{wayTitle(way, others)}.</strong> {aboutWay(way, others, settlement, currency)}
      </p>
      {debt && <p class="printed-list__way">{debt}</p>}
      <table class="printed-list__rows">
        <tbody>
          {transferRows(transfers).map(({ key, transfer }) => (
            <Row key={key} transfer={transfer} session={session} />
          ))}
        </tbody>
      </table>
      {transfers.length === 0 && <p>{words.settled}</p>}
      {transfers.length > 0 && (
        <p class="printed-list__total">
          {words.total} <strong>{money(total, currency)}</strong>
          {coins && `. ${words.togetherOf(coins)}`}
          {intoBox > 0 && `. ${words.intoBoxOf(money(intoBox, currency))}`}
        </p>
      )}
      <PrintedStandings session={session} />
    </section>
  );
}

function Row({ transfer, session }: { transfer: Transfer; session: ClosedSession }) {
  return (
    <tr>
      <td>
        <span class="printed-list__box">{transfer.paid && <Picture name="tick" />}</span>
      </td>
      <td>
        <RichText text={sentenceOf(transfer, session)} />
      </td>
      <td>{coinsText(transfer, session.currency)}</td>
    </tr>
  );
}

function PrintedStandings({
  session: { standings, bank, pools = [], currency },
}: {
  session: ClosedSession;
}) {
  const words = messages();
  const { columns } = words;
  const players = [...standings].sort((left, right) => left.place - right.place);
  return (
    <>
      <p class="printed-list__heading">{words.standings}</p>
      <table class="printed-list__standings">
        <thead>
          <tr>
            <td />
            <td />
            <td>{columns.broughtIn}</td>
            <td>{columns.cashedOut}</td>
            <td>{columns.purse}</td>
            <td>{columns.net}</td>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <PrintedParty key={player.name} {...player} currency={currency} />
          ))}
          {pools.map(({ name, net: amount }) => (
            <PrintedParty key={name} {...{ name, net: amount, currency }} place={null} money={null} />
          ))}
          {bank && <PrintedParty {...bank} {...{ name: words.bank(bank.holder), currency }} place={null} />}
        </tbody>
      </table>
    </>
  );
}

interface PrintedPartyProps extends Pick<Standing, 'name' | 'net' | 'money'> {
  /** Null for bank and pools. */
  readonly place: number | null;
  readonly currency: Currency;
}

function PrintedParty({ place, name, net: amount, money: held, currency }: PrintedPartyProps) {
  return (
    <tr>
      <td>{place}</td>
      <td>{name}</td>
      {(['brought_in', 'cashed_out', 'purse'] as const).map((column) => (
        <td key={column}>{held && money(held[column], currency)}</td>
      ))}
      <td>{net(amount, currency)}</td>
    </tr>
  );
}
