/** Stakes with a changed amount: one tap withdraws the old stake and places the new one. */

import type { UnsentEntry } from '../../../outbox/entry.ts';

/** The amounts of replaced stakes, by the key of the new stake. Lost when the page closes. */
export const replacedAmounts = new Map<string, number>();

/** The maximum time between the two entries of one tap. Two taps are further apart. */
const ONE_TAP_MS = 100;

/** Returns the keys of the newest tap's unsent entries, newest first. */
export function newestTap(entries: readonly UnsentEntry[]): string[] {
  const [before, newest] = [entries.at(-2), entries.at(-1)];
  if (newest?.state !== 'waiting') return [];
  if (!before || !isReplacement(before, newest)) return [newest.entry.key];
  return before.state === 'waiting' ? [newest.entry.key, before.entry.key] : [newest.entry.key];
}

function isReplacement(before: UnsentEntry, after: UnsentEntry): boolean {
  const [withdrawal, stake] = [before.entry, after.entry];
  const isOneTap = Date.parse(after.at) - Date.parse(before.at) < ONE_TAP_MS;
  const isSameCard = withdrawal['punter'] === stake['punter'] && withdrawal['card'] === stake['card'];
  return withdrawal.kind === 'withdraw' && stake.kind === 'stake' && isSameCard && isOneTap;
}
