/** What the parts of a page of offers share: the view, its offers, the entry that is made, and what was refused. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { tableCoins } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import type { RefusalReason } from '../../outbox/entry.ts';
import type { Person } from '../../features/people/person-requests.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TableView } from '../model/table-view.ts';
import type { FillerTable } from '../fillers/filler-props.ts';
import type { AssumedTable } from '../offers/assumed-offers.ts';
import { commandOf, type Draft } from '../offers/draft.ts';
import { lastAmount } from '../offers/last-amounts.ts';
import { OfferEntry } from '../offers/offer-entry.ts';
import { groupOffers, type OfferGroups } from '../offers/offer-groups.ts';
import { tableOffers, type TableOffers } from '../offers/table-offers.ts';
import { partiesOf } from '../parties.ts';
import { messages } from './messages/messages.ts';
import { offerTitle } from './offer-text.ts';
import { createSeatBankroll } from './seat-bankroll.ts';

export interface OfferPageModel {
  readonly outbox: Outbox<TableView>;
  /** The shown view: with the unsent entries. */
  readonly view: ReadonlySignal<TableView>;
  readonly offers: ReadonlySignal<TableOffers>;
  readonly groups: ReadonlySignal<OfferGroups>;
  /** The same of what the declaration adds while offers are outdated. */
  readonly assumed: ReadonlySignal<OfferGroups>;
  readonly entry: OfferEntry;
  readonly fillers: ReadonlySignal<FillerTable>;
  /** The player whose tray is open; null: none. */
  readonly openPlayer: Signal<string | null>;
  /** Why the last entry was not entered; '' after the next tap. */
  readonly refusal: Signal<string>;
  /** The person whose bankroll a new player is to have; null: none. */
  readonly seatPerson: Signal<Person | null>;
  /** The players whom unrecorded entries concern. */
  readonly waitingPlayers: ReadonlySignal<readonly string[]>;
  /** The amount to offer first for a draft; null: none. */
  lastAmount(draft: Draft): number | null;
  dispose(): void;
}

/** The view, and what it offers, as signals. */
function offerSignals(outbox: Outbox<TableView>, initial: TableView) {
  const view = computed(() => outbox.optimisticView.value ?? initial);
  const waiting = computed(() => outbox.entries.value.filter(({ state }) => state !== 'refused'));
  const offers = computed(() =>
    tableOffers(
      view.value,
      waiting.value.map(({ entry }) => entry),
      outbox.offersState.value,
    ),
  );
  const groups = computed(() => groupOffers(offers.value.known, offers.value.table.kinds));
  return {
    ...{ view, waiting, offers, groups },
    assumed: computed(() => groupOffers(offers.value.assumed, offers.value.table.kinds)),
    fillers: computed(() => fillerTable(view.value, offers.value.table.players)),
    resting: computed(() => (groups.value.main?.next ? groups.value.main : null)),
  };
}

/** `initial`: the view that the page has, until the outbox has a newer one. */
export function createOfferPage(outbox: Outbox<TableView>, initial: TableView): OfferPageModel {
  const { waiting, resting, ...shown } = offerSignals(outbox, initial);
  const { view, offers } = shown;
  const refusal = signal('');
  const kinds = (): AssumedTable['kinds'] => offers.peek().table.kinds;
  const seats = createSeatBankroll(outbox, kinds, (reason) => (refusal.value = reason));
  const onRefused = (draft: Draft, reason: RefusalReason | null): void => {
    refusal.value = refusalOf(view.peek(), draft, reason);
  };
  const entry = new OfferEntry({ outbox: { ...outbox, enqueue: seats.enqueue }, offers, resting, onRefused });
  const stop = effect(() => {
    if (entry.isOpened.value) refusal.value = '';
  });
  return {
    ...{
      outbox,
      ...shown,
      entry,
      refusal,
      openPlayer: signal<string | null>(null),
      seatPerson: seats.person,
    },
    waitingPlayers: computed(() => {
      const entries = waiting.value.map(({ entry: { kind, ...fields } }) => ({ kind, fields }));
      return playersIn([...entries, ...entry.checking.value], offers.value.table.players);
    }),
    lastAmount: (draft) => lastAmount(outbox.standing.value, draft),
    dispose() {
      stop();
      entry.dispose();
    },
  };
}

function refusalOf({ game, currency }: TableView, draft: Draft, reason: RefusalReason | null): string {
  const { gone, notPossible } = messages();
  const title = offerTitle({ game, currency: currencyOf(currency) }, draft.offer);
  if (!reason) return gone(title);
  const { kind, fields } = commandOf(draft);
  const entry = { key: '', kind, ...fields };
  return notPossible(title, rejectionText(reason, entry, currencyOf(currency), wordsOf(game).refusals?.()));
}

function fillerTable(view: TableView, players: readonly string[]): FillerTable {
  const currency = currencyOf(view.currency);
  const parties = partiesOf(view);
  const purseOf = (name: string): number | null =>
    parties.find((party) => party.name === name && party.role !== 'pool')?.purse ?? null;
  return {
    game: view.game,
    currency,
    coins: tableCoins(currency, view.coins),
    purses: new Map(players.map((name) => [name, purseOf(name)])),
    pools: new Map(
      parties
        .filter(({ role }) => role === 'pool')
        .map(({ name, at_table, purse }) => [name, purse ?? at_table]),
    ),
  };
}

/** Returns the players whom entries name. */
const playersIn = (
  commands: readonly { readonly fields: Readonly<Record<string, unknown>> }[],
  players: readonly string[],
): readonly string[] => {
  const texts = commands.map(({ fields }) => JSON.stringify(Object.values(fields)));
  return players.filter((name) => texts.some((text) => text.includes(JSON.stringify(name))));
};
