/** Ordinals, times and spans in the language of the device. */

import { t } from '../language.ts';

const NARROW = /\u202f/g;

const shown = (at: Date, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(t().locale, form).format(at).replace(NARROW, '\u00a0');

export const ordinal = (place: number): string => t().ordinal(place);
export const listed = (items: readonly string[]): string => t().listed(items);

/** A waiting time in words. NaN means that it is unknown. */
export function span(seconds: number): string {
  if (Number.isNaN(seconds)) return t().aMinute;
  return seconds < 100 ? t().seconds(Math.max(1, Math.ceil(seconds))) : t().minutes(Math.round(seconds / 60));
}

/** The time of day, "21:42"; '' if the value is not a time. */
export function clock(when: string | Date): string {
  const at = new Date(when);
  return Number.isNaN(at.getTime()) ? '' : shown(at, { hour: '2-digit', minute: '2-digit', hour12: false });
}

/** "13 November", with the year unless it is this one. */
export function day(when: string | Date, now = new Date()): string {
  const at = new Date(when);
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return t().date(shown(at, { day: 'numeric', month: 'long', year }));
}

/** The time if it is today, else the day and the time. */
export const clockOrMoment = (when: string, now = new Date()): string =>
  new Date(when).toDateString() === now.toDateString() ? clock(when) : moment(when, now);

/** A moment as text: "today, 21:42" or "13 November, 21:42". */
export function moment(when: string, now = new Date()): string {
  const at = new Date(when);
  if (Number.isNaN(at.getTime())) return when;
  return at.toDateString() === now.toDateString() ? t().today(clock(at)) : t().onDay(day(at, now), clock(at));
}
