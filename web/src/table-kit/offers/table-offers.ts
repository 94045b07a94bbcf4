/** What a page may offer now: the offers of the shown view, and those that waiting entries may have made possible. */

import { entryKindsOf, isNewPlayer, type Rules } from '../../api/entry-kinds.ts';
import type { Schemas } from '../../api/client.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { Offer, OffersState } from '../../outbox/ports.ts';
import { findName } from '../../platform/caseless.ts';
import { assumedOffers, type AssumedTable } from './assumed-offers.ts';
import type { TableView } from '../model/table-view.ts';
import { offerKey } from './offer-groups.ts';

export interface TableOffers {
  readonly state: OffersState;
  /** The offers of the shown view. They are the gate if the state is `current`. */
  readonly known: readonly Offer[];
  /**
   * If the state is `outdated`: what else the game declares. The waiting entries may have made it possible, so nothing
   * is locked but what they cannot have changed.
   */
  readonly assumed: readonly Offer[];
  readonly table: AssumedTable;
}

/** What offers read of a view. A view that an earlier version stored has no offers and no summary. */
export type OfferedTable = Pick<TableView, 'game' | 'phase' | 'rules' | 'offers'> & {
  readonly summary?: Pick<Schemas['SessionSummary'], 'parties' | 'seats_left'>;
};

/** Returns the offers of a view with these waiting entries. */
export function tableOffers(
  view: OfferedTable,
  waiting: readonly Entry[],
  offersState: OffersState,
): TableOffers {
  const state = view.offers ? offersState : 'outdated';
  const offers = view.offers ?? [];
  const table = assumedTable(view, waiting);
  if (state !== 'outdated') return { state, known: offers, assumed: [], table };
  const isClosed = view.phase === 'closed' && !waiting.length;
  const assumed = isClosed ? [] : missingIn(offers, assumedOffers(table), table);
  return { state, known: offers, assumed, table };
}

/** Returns a view after an entry, before its rules have answered: the table no longer waits for the entry. */
export const withoutMain = <View extends { readonly offers?: Offer[] }>(
  view: View,
  { kind }: Pick<Entry, 'kind'>,
): View =>
  view.offers?.some(({ verb, main }) => main && verb === kind)
    ? {
        ...view,
        offers: view.offers.map((offer) => (offer.verb === kind ? { ...offer, main: false } : offer)),
      }
    : view;

function missingIn(
  known: readonly Offer[],
  assumed: readonly Offer[],
  { kinds }: AssumedTable,
): readonly Offer[] {
  const keyOf = (offer: Offer): string => {
    const kind = kinds.find(({ verb }) => verb === offer.verb);
    return kind ? offerKey({ ...offer, player: null }, kind) : '';
  };
  const keys = new Set(known.map(keyOf));
  return assumed.filter((offer) => !keys.has(keyOf(offer)));
}

/** Returns the table with the players of its waiting entries. */
export function assumedTable(
  { game, rules, summary }: Omit<OfferedTable, 'phase'>,
  waiting: readonly Entry[],
): AssumedTable {
  const kinds = entryKindsOf(game);
  const seated = (summary?.parties ?? [])
    .filter(({ role }) => role === 'player' || role === 'banker')
    .map(({ name }) => name);
  const added = newPlayersIn(waiting, kinds).filter((name) => findName(seated, name) === null);
  const seatsLeft = summary?.seats_left ?? null;
  return {
    kinds,
    players: [...seated, ...added],
    rules: rules as Rules,
    hasFreeSeat: seatsLeft === null || seatsLeft > added.length,
  };
}

/** Returns the names that entries seat, each once. */
function newPlayersIn(waiting: readonly Entry[], kinds: AssumedTable['kinds']): readonly string[] {
  const names: string[] = [];
  for (const entry of waiting) {
    const field = kinds.find(({ verb }) => verb === entry.kind)?.fields.find(isNewPlayer);
    const name = field && String(entry[field.name]);
    if (name !== undefined && findName(names, name) === null) names.push(name);
  }
  return names;
}
