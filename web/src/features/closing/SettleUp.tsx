/** Who is paid what after a closed table, in the way that the table chose, and what is paid already. */

import { settling } from '../../platform/settings.ts';
import { Text } from '../../ui/text/Text.tsx';
import type { ClosedSession, Settlement, Way } from './closed-session.ts';
import { coinsText } from './coins-text.ts';
import { LoadError } from './LoadError.tsx';
import { messages } from './messages/messages.ts';
import { PaymentNotice } from './PaymentNotice.tsx';
import type { Payments } from './payments.ts';
import { SettlementSummary } from './SettlementSummary.tsx';
import './SettleUp.css';
import { TransferItem } from './TransferItem.tsx';
import {
  aboutWay,
  debtText,
  otherParties,
  paymentsElsewhere,
  progressOf,
  sentenceOf,
  transferRows,
  wayOf,
} from './transfers.ts';
import { WayChoice } from './WayChoice.tsx';

interface SettleUpProps {
  readonly session: ClosedSession;
  readonly payments: Payments;
  /** Whether the server responds. */
  readonly isOnline: boolean;
  /** Whether the server has recorded the close. */
  readonly isRecorded: boolean;
}

export function SettleUp({ session, payments, isOnline, isRecorded }: SettleUpProps) {
  const words = messages();
  const settlement = payments.list.value;
  const loadError = payments.loadError.value;
  const others = otherParties(session);
  const way = wayOf(settling.value, others);
  return (
    <section class="settle-up">
      <h2>{words.settleUp}</h2>
      <WayChoice others={others} chosen={way} />
      <p class="settle-up__about">{aboutWay(way, others, settlement, session.currency)}</p>
      {!isOnline && (
        <p class="settle-up__offline" role="status">
          {isRecorded ? words.offline : words.unrecorded}
        </p>
      )}
      <PaymentNotice problem={payments.problem.value} />
      {settlement?.closed ? (
        <Transfers
          session={session}
          payments={payments}
          isOnline={isOnline}
          settlement={settlement}
          way={way}
        />
      ) : (
        isOnline &&
        loadError === null && <Text kind="quiet">{isRecorded ? words.loading : words.unrecorded}</Text>
      )}
      {isOnline && loadError !== null && <LoadError error={loadError} retry={() => void payments.load()} />}
    </section>
  );
}

interface TransfersProps extends Pick<SettleUpProps, 'session' | 'payments' | 'isOnline'> {
  readonly settlement: Settlement;
  readonly way: Way;
}

function Transfers({ session, payments, isOnline, settlement, way }: TransfersProps) {
  const words = messages();
  const transfers = settlement[way];
  const elsewhere = paymentsElsewhere(settlement, way);
  const { currency } = session;
  const debt = debtText(settlement, session);
  const coins = way === 'payouts' ? coinsText(settlement, currency) : '';
  if (!transfers.length) return <Text kind="strong">{words.settled}</Text>;
  return (
    <>
      {debt && <p class="settle-up__debt">{debt}</p>}
      <SettlementSummary progress={progressOf(transfers)} coins={coins} currency={currency} />
      {coins && !session.hasOwnCoins && <Text kind="quiet">{words.usualCoins}</Text>}
      <ul class="settle-up__rows">
        {transferRows(transfers).map((row) => (
          <TransferItem
            key={row.key}
            sentence={sentenceOf(row.transfer, session)}
            details={[coinsText(row.transfer, currency)].filter(Boolean)}
            isPaid={row.transfer.paid}
            isBusy={payments.busy.value.has(row.key)}
            isOnline={isOnline}
            toggle={() => void payments.toggle(row)}
          />
        ))}
      </ul>
      {elsewhere > 0 && (
        <Text kind="quiet">
          {way === 'payouts' ? words.otherPayments(elsewhere) : words.otherPayouts(elsewhere)}
        </Text>
      )}
    </>
  );
}
