/** The players and money of one table: seats, buy-ins, cash-outs, the bank, and closing. */

import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../../api/client.ts';
import { Problem } from '../../../api/problem.ts';
import { announcement } from '../../../ui/announcement.ts';
import { attempt } from '../../../ui/frame/notice.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import type { FieldErrors } from '../../../ui/field-errors.ts';
import { ChoiceField, Fault, focusFault, TextField } from '../../../ui/Field.tsx';
import { useRefreshOnReturn } from '../../../ui/frame/use-refresh.ts';
import { Page, PageLists, PageSide } from '../../../ui/frame/Page.tsx';
import { SuitPicture } from '../../../ui/Picture.tsx';
import type { Address } from '../../../platform/router.ts';
import { usualPurse } from '../../../i18n/coins.ts';
import { currencyOf } from '../../../i18n/currency.ts';
import { amountIn, money, net, sumFault, type Currency } from '../../../i18n/money.ts';
import { nameFault } from '../../../i18n/names.ts';
import { rejectionText } from '../rejection-text.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { newest } from '../../../live/newest-version.ts';
import { postEntries, type Entry } from '../../../api/play-session.ts';
import './SeatsPage.css';

type Table = Schemas['BassetTable'];

interface LoadedTable {
  readonly table: Table;
  readonly currency: Currency;
}

/** The result of an entry. After `failed`, a notice shows the error. */
type EntryResult = 'recorded' | 'failed' | Refusal;

/** Why the server refused an entry: the code, and the sentence shown in the form. */
interface Refusal {
  readonly code: string;
  readonly words: string;
}

type SubmitEntry = (entry: Entry) => Promise<EntryResult>;

/** The properties of every part of the page. */
interface PartProps extends LoadedTable {
  readonly enter: SubmitEntry;
}

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
  const enter = async (entry: Entry): Promise<EntryResult> => {
    let result = 'failed' as EntryResult;
    await attempt(async () => {
      result = await recordEntry(id, entry, loaded?.currency);
      return load();
    }, show);
    if (result === 'recorded') announcement.value = t().seats.recorded;
    return result;
  };
  return (
    <Page class="seats-page" title={messages().seats.title} under={loaded?.table.name ?? ''} table={id}>
      {loaded && <Parts {...loaded} enter={enter} />}
    </Page>
  );
}

/** Records one entry. Returns a refusal as a result; throws all other errors. */
async function recordEntry(id: string, entry: Entry, currency: Currency | undefined): Promise<EntryResult> {
  try {
    await postEntries(id, [entry]);
    return 'recorded';
  } catch (error) {
    if (!(error instanceof Problem && error.status === 409)) throw error;
    return {
      code: error.code,
      words: `${t().rejection.notRecorded} ${rejectionText(error, entry, currency)}`,
    };
  }
}

const isRefusal = (result: EntryResult): result is Refusal => typeof result !== 'string';

function Parts(props: PartProps) {
  const words = messages().seats;
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

function Punter({ punter, seat, currency, enter, closed }: PunterProps) {
  const words = messages().seats;
  return (
    <li class="seats-page__player">
      <div>
        <h3>
          <SuitPicture name={punter.suit} /> {punter.name}
        </h3>
        <p class="seats-page__purse">{punter.purse === null ? '' : money(punter.purse, currency)}</p>
        <Text kind="quiet">{net(punter.net, currency)}</Text>
      </div>
      {!closed && (
        <SumForm
          id={`money-${seat}`}
          label={<AmountLabel name={punter.name} />}
          initialText={money(usualPurse(currency), currency)}
          currency={currency}
          actions={[
            [words.buyIn, (amount) => enter({ kind: 'buyin', punter: punter.name, amount })],
            [words.cashOut, (amount) => enter({ kind: 'cashout', punter: punter.name, amount })],
          ]}
        />
      )}
    </li>
  );
}

/** The name is visible above the field. The label repeats it for screen readers. */
function AmountLabel({ name }: { name: string }) {
  const { actionFor, amount } = messages().seats;
  return (
    <>
      {amount}
      <span class="visually-hidden">{actionFor(amount, name).slice(amount.length)}</span>
    </>
  );
}

interface SumFormProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly initialText: string;
  readonly currency: Currency;
  readonly actions: readonly (readonly [words: string, run: (amount: number) => Promise<EntryResult>])[];
}

/** A field for an amount, with a button for each action. */
function SumForm({ id, label, initialText, currency, actions }: SumFormProps) {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = (action: (amount: number) => Promise<EntryResult>) => async (): Promise<void> => {
    const amount = amountIn(text, currency);
    const { invalidAmount } = t().newTable;
    setError(amount === 0 ? invalidAmount : sumFault(text, currency, invalidAmount));
    if (!amount) return;
    const result = await action(amount);
    // Clear a recorded amount, so that it is not entered twice. Keep text that was typed in the meantime.
    if (result === 'recorded') setText((now) => (now === text ? initialText : now));
    if (!isRefusal(result)) return;
    setError(result.words);
    focusFault(form.current);
  };
  return (
    <form noValidate class="seats-page__sum" ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        id={id}
        label={label}
        path="sum"
        faults={error === null ? {} : { sum: error }}
        value={text}
        change={setText}
      />
      {actions.map(([words, action]) => (
        <BusyButton
          key={words}
          kind="usual"
          type={actions.length === 1 ? 'submit' : 'button'}
          words={words}
          busy={t().seats.recording}
          act={submit(action)}
        />
      ))}
    </form>
  );
}

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const;

/** The values and errors of the form that adds a player. */
function useNewPlayer({ currency, enter }: PartProps) {
  const [name, setName] = useState('');
  const [purse, setPurse] = useState(money(usualPurse(currency), currency));
  const [suit, setSuit] = useState('');
  const [faults, setFaults] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const addPlayer = async (): Promise<void> => {
    const amount = amountIn(purse, currency);
    const [nameError, purseError] = [
      nameFault(name),
      sumFault(purse, currency, commonMessages().opening.enterPurse),
    ];
    const errors = { ...(nameError && { name: nameError }), ...(purseError && { purse: purseError }) };
    setFaults(errors);
    if (Object.keys(errors).length || amount === null) return;
    const result = await enter({ kind: 'seat', name: name.trim(), purse: amount, suit: suit || null });
    if (result === 'recorded') setName((now) => (now === name ? '' : now));
    if (!isRefusal(result)) return;
    setFaults({ [result.code === 'punter_exists' ? 'name' : '']: result.words });
    focusFault(form.current);
  };
  return { name, setName, purseAndSuit: { purse, setPurse, suit, setSuit }, faults, form, addPlayer };
}

function AddPlayerForm(props: PartProps) {
  const { opening } = commonMessages();
  const { seats } = messages();
  const { name, setName, purseAndSuit, faults, form, addPlayer } = useNewPlayer(props);
  return (
    <form noValidate class="seats-page__add-player" ref={form}>
      <h2>{seats.addPlayer}</h2>
      <TextField
        id="sit-name"
        label={opening.playerName}
        path="name"
        faults={faults}
        value={name}
        change={setName}
      />
      <PurseAndSuit currency={props.currency} faults={faults} {...purseAndSuit} />
      <Fault id="sit" words={faults['']} />
      <BusyButton type="submit" words={seats.add} busy={seats.adding} act={addPlayer} />
    </form>
  );
}

interface PurseAndSuitProps {
  readonly currency: Currency;
  readonly faults: FieldErrors;
  readonly purse: string;
  readonly setPurse: (purse: string) => void;
  readonly suit: string;
  readonly setSuit: (suit: string) => void;
}

function PurseAndSuit({ currency, faults, purse, setPurse, suit, setSuit }: PurseAndSuitProps) {
  const { opening } = commonMessages();
  return (
    <FieldPair>
      <TextField
        id="sit-purse"
        label={opening.purse}
        path="purse"
        faults={faults}
        value={purse}
        change={setPurse}
        described="sit-worth"
        under={<AmountText id="sit-worth" text={purse} currency={currency} silent={'purse' in faults} />}
      />
      <ChoiceField
        id="sit-suit"
        label={opening.suit}
        value={suit}
        choices={[['', opening.noSuit], ...SUITS.map((name) => [name, opening.suits[name] ?? name] as const)]}
        change={setSuit}
      />
    </FieldPair>
  );
}

function BankForm({ table, currency, enter }: PartProps) {
  const { seats } = messages();
  return (
    <section>
      <h2>{seats.bank}</h2>
      {table.bank.balance !== null && (
        <p class="seats-page__bank">{bankText(table.bank.balance, currency)}</p>
      )}
      <SumForm
        id="fund"
        label={seats.amount}
        initialText=""
        currency={currency}
        actions={[[seats.fundBank, (amount) => enter({ kind: 'fund', amount })]]}
      />
    </section>
  );
}

const bankText = (balance: number, currency: Currency): string =>
  balance < 0 ? t().evening.owes(money(-balance, currency)) : money(balance, currency);

/** Closes the table after a second question, since closing cannot be undone. `?close` in the URL focuses it. */
function CloseForm({ enter }: PartProps) {
  const { menu } = t();
  const { seats } = messages();
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
