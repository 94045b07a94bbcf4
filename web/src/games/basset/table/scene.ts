/** What the page is drawn from: the table shown, the ink beneath it, what waits to be recorded. */

import type { Entry, Refusal } from '../../../outbox/entry.ts';
import { isAnswer } from '../entry-kinds.ts';
import type { Punter, Stake, Table } from '../view.ts';

export interface Scene {
  table: Table;
  /** The server's word; null before there is any. */
  ink: Table | null;
  /** Not known to be recorded, oldest first. */
  waiting: readonly Entry[];
  refusal: Refusal | null;
  /** What the core says the house will refuse, while the house cannot be asked. */
  forewarned: Refusal | null;
  /** How many entries are refused, or will be. */
  wrong: number;
  /** How many entries the core, on its way, has to reckon before it is known who has won; 0: nobody waits for that. */
  reckoning: number;
}

/** What the slip is about. */
export const refusalOf = (scene: Scene): Refusal | null => scene.refusal ?? scene.forewarned;

/** The entry that was refused, if it is still there. */
export const refusedEntry = (scene: Scene): Entry | null =>
  scene.waiting.find((one) => one.key === refusalOf(scene)?.key) ?? null;

/** Entries of one punter that only this tablet knows, newest last. */
export const waitingOf = (scene: Scene, punter: string): Entry[] =>
  scene.waiting.filter((one) => one.punter === punter || one.name === punter || one.backer === punter);

/** Whether a stake is not in the ink as it is shown. */
export function isPencil(scene: Scene, stake: Stake): boolean {
  const there = scene.ink?.stakes.find((one) => one.punter === stake.punter && one.card === stake.card);
  const isAnswered = scene.waiting.some(
    (one) => isAnswer(one.kind) && one.punter === stake.punter && one.card === stake.card,
  );
  return (
    isAnswered ||
    !there ||
    there.couch !== stake.couch ||
    there.crooks !== stake.crooks ||
    there.paying !== stake.paying
  );
}

/** Whether the newest draw shown is not in the ink. */
export const drawIsPencil = ({ table, ink }: Scene): boolean =>
  !ink || ink.deal !== table.deal || table.draws.length > ink.draws.length || ink.phase !== table.phase;

/** A punter in ink, for the money of their row; who is not there yet has none. */
export const inInk = (scene: Scene, name: string): Punter | null =>
  scene.ink?.punters.find((one) => one.name === name) ?? null;

/** What pencil would add to a purse: 0 where nothing waits or where it is not known. */
export function pencilMoney(scene: Scene, punter: Punter): number {
  const ink = inInk(scene, punter.name);
  if (!ink || ink.purse === null || punter.purse === null) return 0;
  return punter.purse - ink.purse;
}
