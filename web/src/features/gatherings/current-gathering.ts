/** Which gathering a date belongs to, and the texts for its date. */

import { day } from '../../i18n/amounts/numbers.ts';

interface Dated {
  readonly date: string;
}

/** Returns gatherings with that in play as the first of its day; the others keep their order. */
export function inPlayFirst<Known extends Dated & { readonly id: string }>(
  newestFirst: readonly Known[],
  inPlay: string | null,
): Known[] {
  const found = newestFirst.find(({ id }) => id === inPlay);
  if (!found) return [...newestFirst];
  const others = newestFirst.filter((gathering) => gathering !== found);
  const place = newestFirst.findIndex(({ date }) => date === found.date);
  return [...others.slice(0, place), found, ...others.slice(place)];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns the day of a moment where the device is: "2026-01-06". */
export const localDay = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

const daysBefore = (at: Date, days: number): Date =>
  new Date(at.getFullYear(), at.getMonth(), at.getDate() - days);

/** Returns the gathering of a day, the first of several; null for none. */
export const gatheringOn = <Known extends Dated>(newestFirst: readonly Known[], date: string): Known | null =>
  newestFirst.find((gathering) => gathering.date === date) ?? null;

/** Returns the gathering that new tables belong to: today's, or yesterday's, because a night passes midnight. */
export const currentGathering = <Known extends Dated>(
  newestFirst: readonly Known[],
  now: Date,
): Known | null =>
  gatheringOn(newestFirst, localDay(now)) ?? gatheringOn(newestFirst, localDay(daysBefore(now, 1)));

/** Whether a gathering is of today, or of yesterday, because a night passes midnight. */
export const isCurrent = ({ date }: Dated, now: Date): boolean =>
  date === localDay(now) || date === localDay(daysBefore(now, 1));

/** Returns a date as text: "6 January", with the year unless it is this one. */
export const dateText = (date: string, now = new Date()): string => day(`${date}T12:00:00`, now);

interface Named extends Dated {
  readonly name: string;
  readonly place: string | null;
}

/** Returns date and place of a gathering, without a date that its name contains. */
export function dateAndPlace({ name, date, place }: Named, now = new Date()): string[] {
  const text = dateText(date, now);
  return [...(name.includes(text) ? [] : [text]), ...(place ? [place] : [])];
}

/** Returns a gathering in a list of choices: "Twelfth Night, 6 January". */
export function choiceText({ name, date }: Named, now = new Date()): string {
  const text = dateText(date, now);
  return name.includes(text) ? name : `${name}, ${text}`;
}
