/** What of the table the server has not confirmed. */

import { isAnswer } from '../../verbs.ts';
import type { Stake } from '../../view.ts';
import type { Scene } from './basset-page.ts';

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
