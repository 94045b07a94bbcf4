/** What the form of an evening holds, its errors, and the request made from it. */

import { pageWords } from '../../i18n/page-words.ts';
import { dateText, localDay } from '../../features/gatherings/current-gathering.ts';
import type { Description, Gathering } from '../../features/gatherings/gathering-requests.ts';
import { messages } from '../../features/gatherings/messages/messages.ts';
import { TEXT_MOST, tooLong } from '../../i18n/names.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';

export interface GatheringDraft {
  readonly name: string;
  /** "2026-01-06"; '' while it is incomplete. */
  readonly date: string;
  readonly place: string;
}

/** Returns the draft of a changed gathering, or of a new one for today. */
export function draftOf(gathering: Gathering | null, now: Date): GatheringDraft {
  if (gathering) return { name: gathering.name, date: gathering.date, place: gathering.place ?? '' };
  const date = localDay(now);
  return { name: defaultName(date), date, place: '' };
}

const defaultName = (date: string): string => messages().defaultName(dateText(date));

/** Returns the draft with another date. A name that has not been changed follows the date. */
export function withDate(draft: GatheringDraft, date: string): GatheringDraft {
  const isDefault = draft.date !== '' && draft.name === defaultName(draft.date);
  return { ...draft, date, ...(isDefault && date !== '' && { name: defaultName(date) }) };
}

/** Returns a draft of a gathering that someone else changed: what was not changed here is as it is now. */
export function mergedDraft(draft: GatheringDraft, before: Gathering, now: Gathering): GatheringDraft {
  const was = draftOf(before, new Date());
  const is = draftOf(now, new Date());
  const chosen = (field: keyof GatheringDraft): string =>
    draft[field] === was[field] ? is[field] : draft[field];
  return { name: chosen('name'), date: chosen('date'), place: chosen('place') };
}

/** Returns the errors of a draft by the server's field paths. */
export function draftErrors({ name, date, place }: GatheringDraft): FieldErrors {
  const errors = [
    ['name', name.trim() ? tooLong(name, TEXT_MOST) : pageWords().newTable.enterName],
    ['date', date ? null : messages().enterDate],
    ['place', tooLong(place, TEXT_MOST)],
  ].filter(([, error]) => error !== null);
  return Object.fromEntries(errors) as FieldErrors;
}

/** Returns the description of a draft without errors. */
export const descriptionOf = ({ name, date, place }: GatheringDraft): Description => ({
  name: name.trim(),
  date,
  place: place.trim() || null,
});
