/** The players and money of one table of any game: seats, buy-ins, cash-outs, the bank, and closing. */

import { pageWords } from '../../i18n/page-words.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { unwrap, client, type Schemas } from '../../api/client.ts';
import { entryKindsOf } from '../../api/entry-kinds.ts';
import { loadWords } from '../../game-api/registry.ts';
import { announce } from '../../ui/announcement.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { Fault } from '../../ui/fields/Field.tsx';
import { useRefreshOnReturn } from '../../ui/frame/use-refresh.ts';
import { Page, PageLists, PageSide } from '../../ui/frame/Page.tsx';
import type { Address } from '../../platform/router.ts';
import { RenamingForm } from '../../features/corrections/RenamingForm.tsx';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { loadGameAdvice } from '../../i18n/load-game-texts.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { newest } from '../../live/newest-version.ts';
import { ControlNote } from '../control/ControlNote.tsx';
import { messages as kitMessages } from '../messages/messages.ts';
import { hasFreeSeat, seatedParties } from '../parties.ts';
import { AddPlayerForm } from './AddPlayerForm.tsx';
import { messages } from './messages/messages.ts';
import {
  isRefusal,
  recordEntry,
  type EntryResult,
  type LoadedTable,
  type PartProps,
  type SubmitEntry,
} from './record-entry.ts';
import { SeatedPlayer } from './SeatedPlayer.tsx';
import { SumForm } from './SumForm.tsx';
import './SeatsPage.css';

async function loadTable(id: string): Promise<LoadedTable> {
  const path = { path: { session: id } };
  const table = await unwrap(client.GET('/v1/sessions/{session}', { params: path }));
  await Promise.all([loadWords([table.game]), loadGameAdvice(table.game)]);
  return { table, currency: currencyOf(table.currency) };
}

export function SeatsPage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : '';
  const [loaded, setLoaded] = useState<LoadedTable | null>(null);
  const load = (): Promise<LoadedTable> => loadTable(id);
  const show = (next: LoadedTable): void => setLoaded((before) => newest(before, next));
  const refresh = (): void => void attempt(load, show);
  useEffect(refresh, [id]);
  useRefreshOnReturn(refresh);
  const enter: SubmitEntry = async (entry, link = null) => {
    let result = 'failed' as EntryResult;
    await attempt(async () => {
      result = await recordEntry(id, entry, { loaded, link });
      return load();
    }, show);
    if (result === 'recorded') announce(pageWords().seats.recorded);
    return result;
  };
  return (
    <Page class="seats-page" title={messages().title} under={loaded?.table.name ?? ''} table={id}>
      {loaded && <Parts {...loaded} enter={enter} refresh={refresh} />}
    </Page>
  );
}

function Parts({ refresh, ...props }: PartProps & { readonly refresh: () => void }) {
  const words = messages();
  const players = seatedParties(props.table);
  return (
    <>
      <PageLists>
        <ControlNote table={props.table} onTaken={refresh} />
        <h2>{words.playerCount(players.length)}</h2>
        {players.length === 0 && <Text kind="quiet">{words.empty}</Text>}
        <ul>
          {players.map((player, seat) => (
            <SeatedPlayer key={player.name} {...props} player={player} seat={seat} />
          ))}
        </ul>
      </PageLists>
      <PageSide class="seats-page__side">
        {props.table.phase === 'closed' ? (
          <Closed session={props.table.id} />
        ) : (
          <>
            <NewPlayer {...props} />
            <BankForm {...props} />
            <CloseForm {...props} />
          </>
        )}
        {players.length > 0 && (
          <RenamingForm
            context={{
              session: props.table.id,
              game: props.table.game,
              currency: props.currency,
              players: players.map(({ name }) => name),
            }}
            onRecorded={refresh}
          />
        )}
      </PageSide>
    </>
  );
}

const Closed = ({ session }: { readonly session: string }) => (
  <>
    <Text kind="strong" data-closed tabIndex={-1}>
      {pageWords().seats.closed}
    </Text>
    <ButtonLink href={`/tables/${session}`}>{messages().settleUp}</ButtonLink>
  </>
);

/** The form that adds a player, or why there is none. */
function NewPlayer(props: PartProps) {
  if (hasFreeSeat(props.table)) return <AddPlayerForm {...props} />;
  return <Text kind="quiet">{messages().noFreeSeat}</Text>;
}

type Party = Schemas['PartyView'];

/** The bank, in a game where money can be brought into it. */
function BankForm(props: PartProps) {
  const bank = props.table.summary.parties.find(({ role }) => role === 'bank');
  const isFunded = entryKindsOf(props.table.game).some(({ verb }) => verb === FUND);
  return bank && isFunded ? <FundForm {...props} bank={bank} /> : null;
}

/** The entry that brings money into the bank. */
const FUND = 'fund';

function FundForm({ currency, enter, bank: { purse } }: PartProps & { readonly bank: Party }) {
  const words = messages();
  return (
    <section>
      <h2>{words.bank}</h2>
      {purse !== null && <p class="seats-page__bank">{bankText(purse, currency)}</p>}
      <SumForm
        id="fund"
        label={words.amount}
        currency={currency}
        moves={[
          {
            words: (sum) => (sum ? kitMessages().money.fund(sum) : kitMessages().tray.fundBank),
            usual: Math.max(0, -(purse ?? 0)),
            run: (amount) => enter({ kind: FUND, amount }),
          },
        ]}
      />
    </section>
  );
}

const bankText = (balance: number, currency: Currency): string =>
  balance < 0
    ? t().capitalize(pageWords().evening.owes(money(-balance, currency)))
    : money(balance, currency);

/** Closes the table after a second question. `?close` in the URL focuses it. */
function CloseForm({ table, enter }: PartProps) {
  const { menu } = t();
  const words = messages();
  const closing = entryKindsOf(table.game).find(({ role }) => role === 'closing')?.verb ?? 'close';
  const [error, setError] = useState<string | undefined>();
  const section = useRef<HTMLElement>(null);
  const focus = (): void => section.current?.querySelector<HTMLElement>('[data-keep], button')?.focus();
  const [isAsking, showQuestion] = useSwitchWithFocus(focus);
  useEffect(() => {
    if (new URLSearchParams(location.search).has('close')) focus();
  }, []);
  const close = async (): Promise<void> => {
    const result = await enter({ kind: closing });
    showQuestion(false);
    setError(isRefusal(result) ? result.words : undefined);
    if (result === 'recorded') focusClosed();
  };
  return (
    <section class="seats-page__close" ref={section}>
      <h2>{words.close}</h2>
      <Text kind="quiet">{wordsOf(table.game).closeHint?.() ?? words.closeHint}</Text>
      <Fault id="close" words={error} />
      {isAsking ? (
        <div role="group" aria-label={menu.closeQuestion}>
          <Text kind="strong">{menu.closeQuestion}</Text>
          <Button data-keep onClick={() => showQuestion(false)}>
            {menu.keepOpen}
          </Button>
          <BusyButton kind="usual" words={menu.closeConfirm} busy={words.closing} act={close} />
        </div>
      ) : (
        <Button onClick={() => showQuestion(true)}>{words.close}</Button>
      )}
    </section>
  );
}

/** A switch that is off at first, and how to set it. A change calls `focus` in the frame that shows it. */
function useSwitchWithFocus(focus: () => void): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  const wasOn = useRef(isOn);
  useLayoutEffect(() => {
    if (wasOn.current !== isOn) focus();
    wasOn.current = isOn;
  }, [isOn]);
  return [isOn, setOn];
}

/** Focuses the closed notice, since the button that had the focus is gone. */
const focusClosed = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-closed]')?.focus());
};
