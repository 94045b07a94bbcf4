/** What the page renders: the optimistic view, the server view, and the unsent entries. */

import { isEntryOf } from '../../api/entry-players.ts';
import type { Entry, Refusal, RefusedTap } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { OffersState } from '../../outbox/ports.ts';
import { isSessionEntry } from '../../outbox/undo/session-entries.ts';
import { isPlayer, partiesOf } from '../parties.ts';
import type { Scene } from './table-model.ts';
import type { Party, TableView } from './table-view.ts';

/** Returns a seated player, or null. */
export const findPlayer = (table: TableView | null, name: string | null): Party | null =>
  (table && partiesOf(table).find((party) => isPlayer(party) && party.name === name)) ?? null;

/** Returns the bank of a game that has one, or null. */
export const findBank = (table: TableView): Party | null =>
  partiesOf(table).find(({ role }) => role === 'bank') ?? null;

const viewsWithoutOffers = new WeakMap<TableView, TableView>();

/** Returns the view without offers that are not those after every entry: nothing may be locked by them. */
export function withCurrentOffers<View extends TableView>(
  view: View | null,
  state: OffersState,
): View | null {
  if (!view?.offers || state === 'current') return view;
  const known = viewsWithoutOffers.get(view) as View | undefined;
  if (known) return known;
  const { offers: _, ...rest } = view;
  viewsWithoutOffers.set(view, rest as unknown as View);
  return rest as unknown as View;
}

/** Returns the scene. Returns `before` if only the sync progressed, so that nothing is rendered again. */
export function sceneOf<View extends TableView>(
  outbox: Outbox<View>,
  table: View | null,
  refusedTap: RefusedTap | null,
  before: Scene<View> | null,
): Scene<View> | null {
  // A stored view of a table that this device may no longer see is not shown.
  const missing = outbox.isMissing.value && !outbox.entries.value.length;
  if (!table || missing) return null;
  const unsent = unsentEntries(outbox);
  const isAway = ['offline', 'busy', 'unwritable'].includes(outbox.link.value);
  const predictedRefusal = isAway ? outbox.predictedRefusal.value : null;
  const refusal = outbox.refusal.value;
  // The engine may expect that a held entry is refused too.
  const expected = refusal || isAway ? outbox.predictedRefusedKeys.value : [];
  const refusedCount = new Set(refusal ? [refusal.key, ...expected] : expected).size;
  const scene: Scene<View> = {
    table,
    serverView: outbox.serverView.value,
    unsent,
    refusal,
    predictedRefusal,
    refusedTap,
    refusedCount,
    waitingForEngine: outbox.waitingForEngine.value,
  };
  return before && isSame(before, scene) ? before : scene;
}

/** Returns the entries that the server has not confirmed, without those that were taken back. */
function unsentEntries<View extends TableView>(outbox: Outbox<View>): Entry[] {
  const standing = new Set(outbox.standing.value.map(({ id }) => id));
  return outbox.entries.value
    .filter(({ entry, state }) => state === 'refused' || isSessionEntry(entry) || standing.has(entry.key))
    .map(({ entry }) => entry);
}

function isSame(before: Scene, after: Scene): boolean {
  return (
    before.table === after.table &&
    before.serverView === after.serverView &&
    before.refusal?.key === after.refusal?.key &&
    before.refusal?.behind === after.refusal?.behind &&
    before.refusal?.code === after.refusal?.code &&
    before.predictedRefusal === after.predictedRefusal &&
    before.refusedTap === after.refusedTap &&
    before.refusedCount === after.refusedCount &&
    before.waitingForEngine === after.waitingForEngine &&
    before.unsent.length === after.unsent.length &&
    before.unsent.every((entry, at) => entry.key === after.unsent[at]?.key)
  );
}

/** Returns the refusal to show: of the last tap, else of an entry of the outbox. */
export const shownRefusal = (scene: Scene): Refusal | null =>
  scene.refusedTap ? refusalOf(scene.refusedTap) : (scene.refusal ?? scene.predictedRefusal);

/** Whether the shown refusal is certain; otherwise the engine expects it. */
export const isRefused = ({ refusedTap, refusal }: Scene): boolean => Boolean(refusedTap ?? refusal);

/** Nothing waits behind a tap that was not entered. */
const refusalOf = ({ entry, reason }: RefusedTap): Refusal => ({ ...reason, key: entry.key, behind: 0 });

/** Returns the refused entry, if it is still in the outbox or in no outbox yet. */
export const refusedEntry = (scene: Scene): Entry | null =>
  scene.refusedTap?.entry ?? scene.unsent.find((entry) => entry.key === shownRefusal(scene)?.key) ?? null;

/** Returns the unsent entries of one player, newest last. */
export const unsentOf = (scene: Scene, player: string): Entry[] =>
  scene.unsent.filter((entry) => isEntryOf(entry, player));

/** Returns a player as in the server view; if it has no such player yet, as shown. */
export const confirmedPlayer = ({ serverView, table }: Scene, name: string): Party | null =>
  findPlayer(serverView, name) ?? findPlayer(table, name);

/** Returns how much the unsent entries change a purse; 0 if that is unknown. */
export function unconfirmedMoney({ serverView, table }: Scene, name: string): number {
  const [confirmed, shown] = [findPlayer(serverView, name)?.purse, findPlayer(table, name)?.purse];
  return typeof confirmed === 'number' && typeof shown === 'number' ? shown - confirmed : 0;
}

/** Whether a player has cashed out and has nothing left. */
export const hasLeft = ({ purse, at_table, cashed_out }: Party): boolean =>
  purse === 0 && at_table === 0 && (cashed_out ?? 0) > 0;
