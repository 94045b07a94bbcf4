/** The data that the page renders: the optimistic view, the server view, and the unsent entries. */

import type { Entry, Refusal } from '../../../../outbox/entry.ts';
import { isAnswer } from '../../verbs.ts';
import type { Punter, Stake, Table } from '../../view.ts';

export interface Scene {
  table: Table;
  /** The server view; null before the first. */
  serverView: Table | null;
  /** The entries that the server has not confirmed, oldest first. */
  unsent: readonly Entry[];
  refusal: Refusal | null;
  /** The refusal that the engine expects, while the server is unreachable. */
  predictedRefusal: Refusal | null;
  /** How many entries are refused or are expected to be. */
  refusedCount: number;
  /** How many entries the loading engine must compute before the winners are known; 0 if none wait for it. */
  waitingForEngine: number;
}

/** Returns the refusal to show. */
export const shownRefusal = (scene: Scene): Refusal | null => scene.refusal ?? scene.predictedRefusal;

/** Returns the refused entry, if it is still in the outbox. */
export const refusedEntry = (scene: Scene): Entry | null =>
  scene.unsent.find((entry) => entry.key === shownRefusal(scene)?.key) ?? null;

/** Returns the unsent entries of one punter, newest last. */
export const unsentOf = (scene: Scene, punter: string): Entry[] =>
  scene.unsent.filter((entry) => entry.punter === punter || entry.name === punter || entry.backer === punter);

/** Whether a stake differs from the server view. */
export function isUnconfirmed(scene: Scene, stake: Stake): boolean {
  const confirmed = scene.serverView?.stakes.find(
    (other) => other.punter === stake.punter && other.card === stake.card,
  );
  const isAnswered = scene.unsent.some(
    (entry) => isAnswer(entry.kind) && entry.punter === stake.punter && entry.card === stake.card,
  );
  return (
    isAnswered ||
    !confirmed ||
    confirmed.couch !== stake.couch ||
    confirmed.crooks !== stake.crooks ||
    confirmed.paying !== stake.paying
  );
}

/** Whether the server view lacks the newest draw. */
export const isDrawUnconfirmed = ({ table, serverView }: Scene): boolean =>
  !serverView ||
  serverView.deal !== table.deal ||
  table.draws.length > serverView.draws.length ||
  serverView.phase !== table.phase;

/** Returns a punter as in the server view, or null. */
export const confirmedPunter = (scene: Scene, name: string): Punter | null =>
  scene.serverView?.punters.find((punter) => punter.name === name) ?? null;

/** Returns how much the unsent entries change a purse; 0 if that is unknown. */
export function unconfirmedMoney(scene: Scene, punter: Punter): number {
  const confirmed = confirmedPunter(scene, punter.name);
  if (!confirmed || confirmed.purse === null || punter.purse === null) return 0;
  return punter.purse - confirmed.purse;
}
