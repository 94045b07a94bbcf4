/** Seats and money of one table: who sits down, buys in, cashes out; the bank; the close. */

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

interface Seen {
  readonly table: Table;
  readonly currency: Currency;
}

/** What became of an entry; what went wrong otherwise is told in the slip. */
type Entered = 'recorded' | 'failed' | Refusal;

/** Why the house refused an entry: its code, and the sentence that stands at the form that was sent. */
interface Refusal {
  readonly code: string;
  readonly words: string;
}

type Enter = (entry: Entry) => Promise<Entered>;

/** What every part of the page is given. */
interface PartProps extends Seen {
  readonly enter: Enter;
}

export function SeatsPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [seen, setSeen] = useState<Seen | null>(null);
  const load = async (): Promise<Seen> => {
    const path = { path: { session: id } };
    const view = await unwrap(client.GET('/v1/sessions/{session}', { params: path }));
    const table = view as Schemas['BassetTable'];
    return { table, currency: currencyOf(table.currency) };
  };
  const show = (now: Seen): void => setSeen((before) => newest(before, now));
  const look = (): void => void attempt(load, show);
  useEffect(look, [id]);
  useRefreshOnReturn(look);
  const enter = async (entry: Entry): Promise<Entered> => {
    let became = 'failed' as Entered;
    await attempt(async () => {
      became = await entered(id, entry, seen?.currency);
      return load();
    }, show);
    if (became === 'recorded') announcement.value = t().seats.recorded;
    return became;
  };
  return (
    <Page class="seats-page" title={messages().seats.title} under={seen?.table.name ?? ''} table={id}>
      {seen && <Parts {...seen} enter={enter} />}
    </Page>
  );
}

/** Enters one thing; a refusal is no failure of the page. */
async function entered(id: string, entry: Entry, currency: Currency | undefined): Promise<Entered> {
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

const isRefusal = (became: Entered): became is Refusal => typeof became !== 'string';

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
            <Sit {...props} />
            <Bank {...props} />
            <Close {...props} />
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
          label={<SumOf name={punter.name} />}
          first={money(usualPurse(currency), currency)}
          currency={currency}
          acts={[
            [words.buyIn, (amount) => enter({ kind: 'buyin', punter: punter.name, amount })],
            [words.cashOut, (amount) => enter({ kind: 'cashout', punter: punter.name, amount })],
          ]}
        />
      )}
    </li>
  );
}

/** The name stands above the sum; a reader is told it with the sum too. */
function SumOf({ name }: { name: string }) {
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
  readonly first: string;
  readonly currency: Currency;
  readonly acts: readonly (readonly [words: string, act: (amount: number) => Promise<Entered>])[];
}

/** A sum, and what may be done with it. */
function SumForm({ id, label, first, currency, acts }: SumFormProps) {
  const [text, setText] = useState(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const doing = (act: (amount: number) => Promise<Entered>) => async (): Promise<void> => {
    const amount = amountIn(text, currency);
    const { invalidAmount } = t().newTable;
    setWrong(amount === 0 ? invalidAmount : sumFault(text, currency, invalidAmount));
    if (!amount) return;
    const became = await act(amount);
    // What was entered does not stand there to be entered twice; what was typed meanwhile stays.
    if (became === 'recorded') setText((now) => (now === text ? first : now));
    if (!isRefusal(became)) return;
    setWrong(became.words);
    focusFault(form.current);
  };
  return (
    <form noValidate class="seats-page__sum" ref={form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        id={id}
        label={label}
        path="sum"
        faults={wrong === null ? {} : { sum: wrong }}
        value={text}
        change={setText}
      />
      {acts.map(([words, act]) => (
        <BusyButton
          key={words}
          kind="usual"
          type={acts.length === 1 ? 'submit' : 'button'}
          words={words}
          busy={t().seats.recording}
          act={doing(act)}
        />
      ))}
    </form>
  );
}

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'] as const;

/** Who is to sit down, as it stands in the form, and what is wrong with it. */
function useSitting({ currency, enter }: PartProps) {
  const [name, setName] = useState('');
  const [purse, setPurse] = useState(money(usualPurse(currency), currency));
  const [suit, setSuit] = useState('');
  const [faults, setFaults] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const sit = async (): Promise<void> => {
    const amount = amountIn(purse, currency);
    const [badName, badPurse] = [
      nameFault(name),
      sumFault(purse, currency, commonMessages().opening.enterPurse),
    ];
    const wrong = { ...(badName && { name: badName }), ...(badPurse && { purse: badPurse }) };
    setFaults(wrong);
    if (Object.keys(wrong).length || amount === null) return;
    const became = await enter({ kind: 'seat', name: name.trim(), purse: amount, suit: suit || null });
    if (became === 'recorded') setName((now) => (now === name ? '' : now));
    if (!isRefusal(became)) return;
    setFaults({ [became.code === 'punter_exists' ? 'name' : '']: became.words });
    focusFault(form.current);
  };
  return { name, setName, suited: { purse, setPurse, suit, setSuit }, faults, form, sit };
}

function Sit(props: PartProps) {
  const { opening } = commonMessages();
  const { seats } = messages();
  const { name, setName, suited, faults, form, sit } = useSitting(props);
  return (
    <form noValidate class="seats-page__sit" ref={form}>
      <h2>{seats.addPlayer}</h2>
      <TextField
        id="sit-name"
        label={opening.playerName}
        path="name"
        faults={faults}
        value={name}
        change={setName}
      />
      <PurseAndSuit currency={props.currency} faults={faults} {...suited} />
      <Fault id="sit" words={faults['']} />
      <BusyButton type="submit" words={seats.add} busy={seats.adding} act={sit} />
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
        choices={[['', opening.noSuit], ...SUITS.map((one) => [one, opening.suits[one] ?? one] as const)]}
        change={setSuit}
      />
    </FieldPair>
  );
}

function Bank({ table, currency, enter }: PartProps) {
  const { seats } = messages();
  return (
    <section>
      <h2>{seats.bank}</h2>
      {table.bank.balance !== null && <p class="seats-page__bank">{holding(table.bank.balance, currency)}</p>}
      <SumForm
        id="fund"
        label={seats.amount}
        first=""
        currency={currency}
        acts={[[seats.fundBank, (amount) => enter({ kind: 'fund', amount })]]}
      />
    </section>
  );
}

const holding = (balance: number, currency: Currency): string =>
  balance < 0 ? t().evening.owes(money(-balance, currency)) : money(balance, currency);

/** Asked for from the menu, it has the focus. It asks once more: to close cannot be taken back yet. */
function Close({ enter }: PartProps) {
  const { menu } = t();
  const { seats } = messages();
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>();
  const place = useRef<HTMLElement>(null);
  const focus = (): void => place.current?.querySelector<HTMLElement>('[data-keep], button')?.focus();
  useEffect(() => {
    if (new URLSearchParams(location.search).has('close')) focus();
  }, []);
  const ask = (on: boolean): void => {
    setAsked(on);
    requestAnimationFrame(focus);
  };
  const close = async (): Promise<void> => {
    const became = await enter({ kind: 'close' });
    ask(false);
    setWrong(isRefusal(became) ? became.words : undefined);
    if (became === 'recorded') focusClosed();
  };
  return (
    <section class="seats-page__close" ref={place}>
      <h2>{seats.close}</h2>
      <Text kind="quiet">{seats.closeHint}</Text>
      <Fault id="close" words={wrong} />
      {asked ? (
        <div role="group" aria-label={menu.closeQuestion}>
          <Text kind="strong">{menu.closeQuestion}</Text>
          <Button data-keep onClick={() => ask(false)}>
            {menu.keepOpen}
          </Button>
          <BusyButton kind="usual" words={menu.closeConfirm} busy={seats.closing} act={close} />
        </div>
      ) : (
        <Button onClick={() => ask(true)}>{seats.close}</Button>
      )}
    </section>
  );
}

/** What one closed a table with is gone with it. */
const focusClosed = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-closed]')?.focus());
};
