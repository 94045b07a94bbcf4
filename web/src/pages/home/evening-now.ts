/** Whether the newest evening is played now. */

import type { Schemas } from '../../api/client.ts';

export type Evening = Schemas['Evening'];

/** An evening without running tables ends after this time. */
const EVENING_MS = 18 * 3_600_000;

/** Whether an evening has players, and a table that runs or was opened within the last hours. */
export function isTonight(
  {
    sessions,
    punters,
  }: {
    readonly sessions: readonly Pick<Evening['sessions'][number], 'closed_at' | 'opened_at'>[];
    readonly punters: readonly unknown[];
  },
  now: Date,
): boolean {
  const isRecent = (at: string): boolean => now.getTime() - Date.parse(at) < EVENING_MS;
  return punters.length > 0 && sessions.some((table) => !table.closed_at || isRecent(table.opened_at));
}
