/** The day on which a score sheet was played, and the evening that its table belongs to. */

import type { SheetFiling } from '../../api/play-session.ts';
import { currentGathering, gatheringOn, localDay } from '../../features/gatherings/current-gathering.ts';

export interface SheetFilingDraft {
  /** "2026-01-06"; '' while it is incomplete. */
  readonly date: string;
  /** The id of the chosen gathering; null for none; undefined: it follows from the date. */
  readonly gathering: string | null | undefined;
  readonly practice: boolean;
}

export const newSheetFiling = (now: Date): SheetFilingDraft => ({
  date: localDay(now),
  gathering: undefined,
  practice: false,
});

interface Known {
  readonly id: string;
  readonly date: string;
}

/** Returns the id of the gathering that the table belongs to, or null. */
export function gatheringOf(
  { date, gathering }: SheetFilingDraft,
  newestFirst: readonly Known[],
  now: Date,
): string | null {
  if (gathering !== undefined) return gathering;
  const isToday = date === '' || date === localDay(now);
  const found = isToday ? currentGathering(newestFirst, now) : gatheringOn(newestFirst, date);
  return found?.id ?? null;
}

/** Whether the day is later than today. A table cannot have been played then. */
export const isInFuture = ({ date }: SheetFilingDraft, now: Date): boolean => date > localDay(now);

/** Returns the filing to send. A sheet of today is played now, because its time is known. */
export function filingOf(draft: SheetFilingDraft, newestFirst: readonly Known[], now: Date): SheetFiling {
  const gathering = gatheringOf(draft, newestFirst, now);
  return {
    ...(draft.date !== '' && draft.date !== localDay(now) && { date: draft.date }),
    ...(gathering !== null && { gathering }),
    ...(draft.practice && { practice: true }),
  };
}
