/** What the page is drawn from: the table shown, the ink beneath it, what waits to be recorded. */

import type { Entry, Refusal } from '../../../outbox/entry.ts';
import { isAnswer } from '../entry-kinds.ts';
import type { Punter, Stake, Table } from '../view.ts';

export interface Scene {
  table: Table;
  /** The server's word; null before there is any. */
  serverView: Table | null;
  /** Not known to be recorded, oldest first. */
  unsent: readonly Entry[];
  refusal: Refusal | null;
  /** What the core says the house will refuse, while the house cannot be asked. */
  predictedRefusal: Refusal | null;
  /** How many entries are refused, or will be. */
  refusedCount: number;
  /** How many entries the core, on its way, has to reckon before it is known who has won; 0: nobody waits for that. */
  waitingForEngine: number;
}

/** What the slip is about. */
export const shownRefusal = (scene: Scene): Refusal | null => scene.refusal ?? scene.predictedRefusal;

/** The entry that was refused, if it is still there. */
export const refusedEntry = (scene: Scene): Entry | null =>
  scene.unsent.find((one) => one.key === shownRefusal(scene)?.key) ?? null;

/** Entries of one punter that only this tablet knows, newest last. */
export const unsentOf = (scene: Scene, punter: string): Entry[] =>
  scene.unsent.filter((one) => one.punter === punter || one.name === punter || one.backer === punter);

/** Whether a stake is not in the ink as it is shown. */
export function isUnconfirmed(scene: Scene, stake: Stake): boolean {
  const confirmed = scene.serverView?.stakes.find(
    (one) => one.punter === stake.punter && one.card === stake.card,
  );
  const isAnswered = scene.unsent.some(
    (one) => isAnswer(one.kind) && one.punter === stake.punter && one.card === stake.card,
  );
  return (
    isAnswered ||
    !confirmed ||
    confirmed.couch !== stake.couch ||
    confirmed.crooks !== stake.crooks ||
    confirmed.paying !== stake.paying
  );
}

/** Whether the newest draw shown is not in the ink. */
export const isDrawUnconfirmed = ({ table, serverView: ink }: Scene): boolean =>
  !ink || ink.deal !== table.deal || table.draws.length > ink.draws.length || ink.phase !== table.phase;

/** A punter in ink, for the money of their row; who is not there yet has none. */
export const confirmedPunter = (scene: Scene, name: string): Punter | null =>
  scene.serverView?.punters.find((one) => one.name === name) ?? null;

/** What pencil would add to a purse: 0 where nothing waits or where it is not known. */
export function unconfirmedMoney(scene: Scene, punter: Punter): number {
  const confirmed = confirmedPunter(scene, punter.name);
  if (!confirmed || confirmed.purse === null || punter.purse === null) return 0;
  return punter.purse - confirmed.purse;
}
