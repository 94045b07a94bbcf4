/** What everyone gets from the boxes of all closed tables, with a tick for each. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { coinsText } from '../closing/coins-text.ts';
import { LoadError } from '../closing/LoadError.tsx';
import { messages as closingMessages } from '../closing/messages/messages.ts';
import { PaymentNotice } from '../closing/PaymentNotice.tsx';
import { SettlementSummary } from '../closing/SettlementSummary.tsx';
import { TransferItem } from '../closing/TransferItem.tsx';
import './EveningSettleUp.css';
import { eveningPaymentRequests } from './evening-payment-requests.ts';
import { createEveningPayments, type EveningPayments } from './evening-payments.ts';
import {
  boxTexts,
  isPaid,
  payeeRows,
  payeeSentence,
  payoutsText,
  progressOfEvening,
  withoutBox,
  type EveningSettlement,
  type PayeeRow,
} from './evening-settlement.ts';
import { messages } from './messages/messages.ts';

/** A table of the evening as the page shows it. */
export interface SettledTable {
  readonly id: string;
  /** Its name, which no other table of the evening has. */
  readonly name: string;
  readonly version: number;
  readonly isClosed: boolean;
}

export interface EveningSettleUpProps {
  readonly gathering: string;
  /** The code of the currency that the page shows. */
  readonly currency: string;
  readonly tables: readonly SettledTable[];
}

export function EveningSettleUp({ gathering, currency, tables }: EveningSettleUpProps) {
  const words = messages();
  const payments = useEveningPayments(gathering, currency, tables);
  const settlement = payments.list.value;
  const loadError = payments.loadError.value;
  return (
    <div class="evening-settle-up">
      <p class="evening-settle-up__about">{words.about}</p>
      <OpenTables tables={tables.filter(({ isClosed }) => !isClosed)} />
      <PaymentNotice problem={payments.problem.value} />
      {settlement && <WithoutBox settlement={settlement} tables={tables} />}
      {settlement ? (
        <Payees payments={payments} settlement={settlement} tables={tables} currency={currencyOf(currency)} />
      ) : (
        loadError === null && <Text kind="quiet">{words.loading}</Text>
      )}
      {loadError !== null && <LoadError error={loadError} retry={() => void payments.load()} />}
    </div>
  );
}

function OpenTables({ tables }: Pick<EveningSettleUpProps, 'tables'>) {
  if (!tables.length) return null;
  return (
    <div class="evening-settle-up__open">
      <p>{messages().stillOpen(tables.length)}</p>
      <ul class="evening-settle-up__tables">
        {tables.map(({ id, name }) => (
          <li key={id}>
            <a href={`/tables/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The closed tables that are not in the list, because their parties pay one another. */
function WithoutBox({ settlement, tables }: Pick<PayeesProps, 'settlement' | 'tables'>) {
  const names = new Map(tables.map(({ id, name }) => [id, name]));
  const shown = withoutBox(settlement);
  if (!shown.length) return null;
  return (
    <ul class="evening-settle-up__tables">
      {shown.map(({ id, name, paid, due }) => (
        <li key={id}>
          <a href={`/tables/${id}`}>{messages().betweenParties(names.get(id) ?? name, paid, due)}</a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the payments of an evening. They are loaded again when a closed table has a new entry. */
function useEveningPayments(
  gathering: string,
  currency: string,
  tables: readonly SettledTable[],
): EveningPayments {
  const payments = useMemo(
    () => createEveningPayments(eveningPaymentRequests(gathering, currency)),
    [gathering, currency],
  );
  const closed = tables.filter(({ isClosed }) => isClosed).map(({ id, version }) => `${id} ${version}`);
  useEffect(() => void payments.load(), [payments, closed.join()]);
  return payments;
}

interface PayeesProps {
  readonly payments: EveningPayments;
  readonly settlement: EveningSettlement;
  readonly tables: readonly SettledTable[];
  readonly currency: Currency;
}

function Payees({ payments, settlement, tables, currency }: PayeesProps) {
  const { payees } = settlement;
  const names = new Map(tables.map(({ id, name }) => [id, name]));
  const progress = progressOfEvening(settlement);
  if (!payees.length) return <NothingToPay settlement={settlement} />;
  return (
    <>
      {boxTexts(settlement, currency).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <SettlementSummary
        progress={progress}
        coins={coinsText(settlement, currency)}
        currency={currency}
        {...(progress.paid < progress.all && { label: messages().stillToPay })}
      />
      <ul class="evening-settle-up__rows">
        {payeeRows(payees).map((row) => (
          <PayeeItem key={row.key} {...{ payments, row, names, currency }} />
        ))}
      </ul>
    </>
  );
}

interface PayeeItemProps extends Pick<PayeesProps, 'payments' | 'currency'> {
  readonly row: PayeeRow;
  readonly names: ReadonlyMap<string, string>;
}

function PayeeItem({ payments, row, names, currency }: PayeeItemProps) {
  const [isAsking, ask] = useState(false);
  const { payee } = row;
  const mustAsk = payments.mustAsk(row);
  useEffect(() => {
    if (!mustAsk) ask(false);
  }, [mustAsk]);
  const toggle = (): void => {
    ask(false);
    void payments.toggle(row);
  };
  return (
    <>
      <TransferItem
        sentence={payeeSentence(payee, currency)}
        details={[payoutsText(payee, names, currency), coinsText(payee, currency)].filter(Boolean)}
        isPaid={isPaid(payee)}
        isBusy={payments.busy.value.has(row.key)}
        isOnline
        toggle={mustAsk ? () => ask(true) : toggle}
      />
      {isAsking && mustAsk && (
        <li class="evening-settle-up__question" role="alert">
          <p>{messages().takeBackAll(money(Math.abs(payee.paid), currency), payee.payouts.length)}</p>
          <Button onClick={toggle}>{messages().takeBack}</Button>
          <Button kind="plain" onClick={() => ask(false)}>
            {messages().keep}
          </Button>
        </li>
      )}
    </>
  );
}

function NothingToPay({ settlement }: { settlement: EveningSettlement }) {
  const hasClosed = settlement.tables.some(({ closed }) => closed);
  if (withoutBox(settlement).some(({ due }) => due > 0)) return null;
  return <Text kind="strong">{hasClosed ? closingMessages().settled : messages().noneClosed}</Text>;
}
