/** What the parts of a page of offers share: its offers, the entry that is made, and what was refused. */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { entryKindsOf } from '../../api/entry-kinds.ts';
import { tableCoins } from '../../i18n/amounts/coins.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { isOnline } from '../../outbox/is-online.ts';
import type { RefusalReason } from '../../outbox/entry.ts';
import type { Offer } from '../../outbox/ports.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { FillerTable } from '../fillers/filler-props.ts';
import { usePageModel } from '../model/table-context.ts';
import type { TableModel } from '../model/table-model.ts';
import type { TableView } from '../model/table-view.ts';
import { cancelMode } from '../model/ui-state.ts';
import { commandOf, type Draft } from '../offers/draft.ts';
import { lastAmount } from '../offers/last-amounts.ts';
import { OfferEntry } from '../offers/offer-entry.ts';
import { groupOffers, offerOfDraft, type OfferGroups } from '../offers/offer-groups.ts';
import type { DraftPlace } from '../offers/opened-draft.ts';
import { tableOffers, type TableOffers } from '../offers/table-offers.ts';
import { partiesOf, seatedParties } from '../parties.ts';
import { messages } from './messages/messages.ts';
import { offerTitle } from './offer-text.ts';

export interface OfferPageModel {
  /** Null until the table is loaded. */
  readonly offers: ReadonlySignal<TableOffers | null>;
  readonly groups: ReadonlySignal<OfferGroups>;
  /** What the declaration adds while offers are outdated, until the server can be reached. */
  readonly assumed: ReadonlySignal<OfferGroups>;
  /** Whether the offers lack the effect of waiting entries, and the server cannot be reached. */
  readonly isOutdated: ReadonlySignal<boolean>;
  readonly entry: OfferEntry;
  /** Why the last entry was not entered; '' after the next tap. */
  readonly refusal: Signal<string>;
  /** The amount to offer first for a draft; null: none. */
  lastAmount(draft: Draft): number | null;
  dispose(): void;
}

export type OfferModel = Pick<TableModel, 'outbox' | 'uiState' | 'gate'>;

/** Returns the offers of a view in their groups. */
export const groupsOf = ({ game, offers = [] }: Pick<TableView, 'game' | 'offers'>): OfferGroups =>
  groupOffers(offers, entryKindsOf(game));

const pages = new WeakMap<Outbox<TableView>, OfferPageModel>();

/** Returns what the offers of an open table need, which all its components share. */
export function offerPage(model: OfferModel): OfferPageModel {
  const found = pages.get(model.outbox) ?? createOfferPage(model);
  pages.set(model.outbox, found);
  return found;
}

/** The same, of the page around a component. */
export const useOfferPage = (): OfferPageModel => offerPage(usePageModel());

/** Follows the offers while the page is open. Returns how to stop. */
export const startOfferPage = (model: OfferModel): (() => void) => offerPage(model).dispose;

/** Handles a tap on an offer: enters a complete one, else opens its first field. A tap on an open one closes it. */
export function tapOffer(model: OfferModel, offer: Offer): void {
  const { entry, refusal } = offerPage(model);
  const isOpen = entry.isOpened.peek() && entry.draft.peek()?.offer === offer;
  refusal.value = '';
  cancelMode(model.uiState);
  if (!isOpen) entry.open(offer);
}

/** The draft is the mode of the page, so that whatever opens another tray closes it. */
const draftPlace = ({ uiState }: OfferModel): DraftPlace => ({
  get value() {
    const mode = uiState.mode.value;
    return mode.kind === 'offer' ? mode : null;
  },
  set value(opened) {
    if (opened) uiState.mode.value = { ...opened, kind: 'offer' };
    else if (uiState.mode.peek().kind === 'offer') cancelMode(uiState);
  },
  peek() {
    const mode = uiState.mode.peek();
    return mode.kind === 'offer' ? mode : null;
  },
});

function offerSignals({ outbox }: OfferModel) {
  const waiting = computed(() => outbox.entries.value.filter(({ state }) => state !== 'refused'));
  const offers = computed(() => {
    const view = outbox.optimisticView.value;
    const entries = waiting.value.map(({ entry }) => entry);
    return view && tableOffers(view, entries, outbox.offersState.value);
  });
  const kinds = computed(() => offers.value?.table.kinds ?? []);
  // The server answers soon. Until then, keys that come and go would only distract.
  const isOutdated = computed(() => offers.value?.state === 'outdated' && !isOnline(outbox));
  const assumed = computed(() => (isOutdated.value ? (offers.value?.assumed ?? []) : []));
  return {
    ...{ offers, isOutdated },
    groups: computed(() => groupOffers(offers.value?.known ?? [], kinds.value)),
    assumed: computed(() => groupOffers(assumed.value, kinds.value)),
  };
}

/** Enters a draft through the gate, with what its offer fixes by then. */
const enterDraft = ({ outbox, gate }: OfferModel, draft: Draft): void =>
  gate.enterOffered(commandOf(draft), () => {
    const offer = offerOfDraft(outbox.optimisticView.peek()?.offers ?? [], draft);
    return commandOf({ ...draft, offer: offer ?? draft.offer });
  });

function createOfferPage(model: OfferModel): OfferPageModel {
  const { outbox } = model;
  const signals = offerSignals(model);
  const { offers, groups } = signals;
  const refusal = signal('');
  const entry = new OfferEntry({
    ...{ outbox, offers, place: draftPlace(model) },
    resting: computed(() => (groups.value.main?.next ? groups.value.main : null)),
    enter: (draft) => enterDraft(model, draft),
    onRefused: (draft, reason) => {
      const view = outbox.optimisticView.peek();
      if (view) refusal.value = refusalOf(view, draft, reason);
    },
  });
  const stop = effect(() => {
    if (entry.isOpened.value) refusal.value = '';
  });
  return {
    ...{ ...signals, entry, refusal },
    lastAmount: (draft) => lastAmount(outbox.standing.value, draft),
    dispose() {
      stop();
      entry.dispose();
      pages.delete(outbox);
    },
  };
}

function refusalOf({ game, currency }: TableView, draft: Draft, reason: RefusalReason | null): string {
  const { gone, notPossible } = messages();
  const title = offerTitle({ game, currency: currencyOf(currency) }, draft.offer);
  if (!reason) return gone(title);
  const { kind, fields } = commandOf(draft);
  const entry = { key: '', kind, ...fields };
  return notPossible(title, rejectionText(reason, entry, currencyOf(currency), gameAdvice(game)));
}

/** Returns what fillers show of a table. `players`: the names of its players, those of waiting entries included. */
export function fillerTable(view: TableView, players: readonly string[]): FillerTable {
  const currency = currencyOf(view.currency);
  const purses = new Map(seatedParties(view).map(({ name, purse }) => [name, purse]));
  const pools = partiesOf(view).filter(({ role }) => role === 'pool');
  return {
    game: view.game,
    currency,
    coins: tableCoins(currency, view.coins),
    purses: new Map(players.map((name) => [name, purses.get(name) ?? null])),
    pools: new Map(pools.map(({ name, at_table, purse }) => [name, purse ?? at_table])),
  };
}
