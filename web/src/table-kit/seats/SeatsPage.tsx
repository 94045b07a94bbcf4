/** The players and money of one table: seats, buy-ins, cash-outs, the bank, and closing. */

import { messages as kitMessages } from '../../../table-kit/messages/messages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../../api/client.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt } from '../../../ui/frame/notice.ts';
import { BusyButton } from '../../../ui/buttons/BusyButton.tsx';
import { Fault } from '../../../ui/fields/Field.tsx';
import { useRefreshOnReturn } from '../../../ui/frame/use-refresh.ts';
import { Page, PageLists, PageSide } from '../../../ui/frame/Page.tsx';
import { SuitPicture } from '../../../ui/Picture.tsx';
import type { Address } from '../../../platform/router.ts';
import { usualPurse } from '../../../i18n/amounts/coins.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { money, net, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { newest } from '../../../live/newest-version.ts';
import { AddPlayerForm } from './AddPlayerForm.tsx';
import {
  isRefusal,
  recordEntry,
  type EntryResult,
  type LoadedTable,
  type PartProps,
  type SubmitEntry,
  type Table,
} from './record-entry.ts';
import { SumForm } from './SumForm.tsx';
import './SeatsPage.css';

export function SeatsPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [loaded, setLoaded] = useState<LoadedTable | null>(null);
  const load = async (): Promise<LoadedTable> => {
    const path = { path: { session: id } };
    const view = await unwrap(client.GET('/v1/sessions/{session}', { params: path }));
    const table = view as Schemas['BassetTable'];
    return { table, currency: currencyOf(table.currency) };
  };
  const show = (next: LoadedTable): void => setLoaded((before) => newest(before, next));
  const refresh = (): void => void attempt(load, show);
  useEffect(refresh, [id]);
  useRefreshOnReturn(refresh);
  const enter: SubmitEntry = async (entry, link = null) => {
    let result = 'failed' as EntryResult;
    await attempt(async () => {
      result = await recordEntry(id, entry, { currency: loaded?.currency, link });
      return load();
    }, show);
    if (result === 'recorded') announcement.value = t().seats.recorded;
    return result;
  };
  return (
    <Page class="seats-page" title={pagesMessages().seats.title} under={loaded?.table.name ?? ''} table={id}>
      {loaded && <Parts {...loaded} enter={enter} />}
    </Page>
  );
}

function Parts(props: PartProps) {
  const words = pagesMessages().seats;
  const closed = props.table.phase === 'closed';
  return (
    <>
      <PageLists>
        <h2>{words.playerCount(props.table.punters.length)}</h2>
        {props.table.punters.length === 0 && <Text kind="quiet">{words.empty}</Text>}
        <ul>
          {props.table.punters.map((punter, seat) => (
            <Punter key={punter.name} {...props} punter={punter} seat={seat} closed={closed} />
          ))}
        </ul>
      </PageLists>
      <PageSide class="seats-page__side">
        {closed ? (
          <Text kind="strong" data-closed tabIndex={-1}>
            {t().seats.closed}
          </Text>
        ) : (
          <>
            <AddPlayerForm {...props} />
            <BankForm {...props} />
            <CloseForm {...props} />
          </>
        )}
      </PageSide>
    </>
  );
}

interface PunterProps extends PartProps {
  readonly punter: Table['punters'][number];
  readonly seat: number;
  readonly closed: boolean;
}

function Punter({ table, punter, seat, currency, enter, closed }: PunterProps) {
  const words = pagesMessages().seats;
  const { buyin, cashout } = kitMessages().money;
  return (
    <li class="seats-page__player">
      <div>
        <h3>
          <SuitPicture name={punter.suit} /> {punter.name}
        </h3>
        <p class="seats-page__purse">{punter.purse === null ? '' : money(punter.purse, currency)}</p>
        <Text kind="quiet">{net(punter.net, currency)}</Text>
        {table.bankrolls?.[punter.name] !== undefined && <Text kind="quiet">{t().seats.withBankroll}</Text>}
      </div>
      {!closed && (
        <SumForm
          id={`money-${seat}`}
          label={<AmountLabel name={punter.name} />}
          currency={currency}
          moves={[
            {
              words: (sum) => (sum ? buyin(punter.name, sum) : words.buyIn),
              usual: punter.brought_in || usualPurse(currency),
              run: (amount) => enter({ kind: 'buyin', punter: punter.name, amount }),
            },
            {
              words: (sum) => (sum ? cashout(punter.name, sum) : words.cashOut),
              usual: punter.purse,
              run: (amount) => enter({ kind: 'cashout', punter: punter.name, amount }),
            },
          ]}
        />
      )}
    </li>
  );
}

/** The name is visible above the field. The label repeats it for screen readers. */
function AmountLabel({ name }: { name: string }) {
  const { actionFor, amount } = pagesMessages().seats;
  return (
    <>
      {amount}
      <span class="visually-hidden">{actionFor(amount, name).slice(amount.length)}</span>
    </>
  );
}

function BankForm({ table, currency, enter }: PartProps) {
  const { seats } = pagesMessages();
  return (
    <section>
      <h2>{seats.bank}</h2>
      {table.bank.balance !== null && (
        <p class="seats-page__bank">{bankText(table.bank.balance, currency)}</p>
      )}
      <SumForm
        id="fund"
        label={seats.amount}
        currency={currency}
        moves={[
          {
            words: (sum) => (sum ? kitMessages().money.fund(sum) : seats.fundBank),
            usual: Math.max(0, -(table.bank.balance ?? 0)),
            run: (amount) => enter({ kind: 'fund', amount }),
          },
        ]}
      />
    </section>
  );
}

const bankText = (balance: number, currency: Currency): string =>
  balance < 0 ? t().evening.owes(money(-balance, currency)) : money(balance, currency);

/** Closes the table after a second question, since closing cannot be undone. `?close` in the URL focuses it. */
function CloseForm({ enter }: PartProps) {
  const { menu } = t();
  const { seats } = pagesMessages();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const section = useRef<HTMLElement>(null);
  const focus = (): void => section.current?.querySelector<HTMLElement>('[data-keep], button')?.focus();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('close')) focus();
  }, []);
  const showQuestion = (isOpen: boolean): void => {
    setAsking(isOpen);
    requestAnimationFrame(focus);
  };
  const close = async (): Promise<void> => {
    const result = await enter({ kind: 'close' });
    showQuestion(false);
    setError(isRefusal(result) ? result.words : undefined);
    if (result === 'recorded') focusClosed();
  };
  return (
    <section class="seats-page__close" ref={section}>
      <h2>{seats.close}</h2>
      <Text kind="quiet">{seats.closeHint}</Text>
      <Fault id="close" words={error} />
      {isAsking ? (
        <div role="group" aria-label={menu.closeQuestion}>
          <Text kind="strong">{menu.closeQuestion}</Text>
          <Button data-keep onClick={() => showQuestion(false)}>
            {menu.keepOpen}
          </Button>
          <BusyButton kind="usual" words={menu.closeConfirm} busy={seats.closing} act={close} />
        </div>
      ) : (
        <Button onClick={() => showQuestion(true)}>{seats.close}</Button>
      )}
    </section>
  );
}

/** Focuses the closed notice, since the button that had the focus is gone. */
const focusClosed = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-closed]')?.focus());
};
