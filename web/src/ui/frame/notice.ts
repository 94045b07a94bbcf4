/** Doing something that asks the house, and saying what went wrong with it. */

import { signal } from '@preact/signals';
import { Unreachable, Problem } from '../../api/problem.ts';
import { span } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';

export interface Notice {
  readonly title: string;
  readonly words: string;
  /** It is the house that speaks, in English. */
  readonly english?: boolean;
  /** Does it all again; null where that is of no use. */
  readonly again: (() => void) | null;
}

/** What the slip under the band says. */
export const notice = signal<Notice | null>(null);

/** Whether a page is there, and what the first one has to tell. */
let present = false;
let first: Notice | null = null;

/** A page begins with an empty slip, but for what was told before there was any. */
export function begun(kind: string): void {
  present = kind !== 'waiting';
  if (!present) return;
  notice.value = first;
  first = null;
}

/** Tells something to whoever comes in: on the page that is there, or on the first one. */
export function tellArriving(title: string, words: string): void {
  if (present) showNotice(title, words);
  else first = { title, words, again: null };
}

export function showNotice(title: string, words = ''): void {
  notice.value = { title, words, again: null };
}

/**
 * Does something, then `then` with what it gave; or tells what went wrong and offers all of it again.
 * Who is signed out is shown the door elsewhere.
 */
export async function attempt<Given>(
  action: () => Promise<Given>,
  then: (given: Given) => void = () => undefined,
): Promise<void> {
  try {
    const given = await action();
    notice.value = null;
    then(given);
  } catch (error) {
    notice.value = noticeOf(error, () => {
      notice.value = null;
      void attempt(action, then);
    });
  }
}

/** What to say of an error; null where it is said elsewhere. */
export function noticeOf(error: unknown, again: (() => void) | null): Notice | null {
  const words = t().errors;
  if (error instanceof Unreachable) return { title: words.unreachable, words: words.unreachableHint, again };
  if (!(error instanceof Problem)) return { title: words.pageError, words: String(error), again };
  if (error.status === 401) return null;
  if (error.status === 429)
    return { title: words.tooManyRequests, words: words.wait(span(error.retryAfter)), again };
  const after = error.status >= 500 ? again : null;
  const title = words.titles[error.code];
  if (title === undefined) return { title: error.title, words: error.detail, english: true, again: after };
  return { title, words: words.detail(error.detail), again: after };
}
