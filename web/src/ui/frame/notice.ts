/** Runs requests and shows their errors in the notice under the band. */

import { signal } from '@preact/signals';
import { Unreachable, Problem } from '../../api/problem.ts';
import { span } from '../../i18n/amounts/numbers.ts';
import { t } from '../../i18n/language.ts';

export interface Notice {
  readonly title: string;
  readonly words: string;
  /** The text comes from the server, in English. */
  readonly english?: boolean;
  /** Retries the action; null if a retry is useless. */
  readonly retry: (() => void) | null;
}

/** The notice under the band. */
export const notice = signal<Notice | null>(null);

/** Whether a page is mounted. If not, `firstNotice` is shown by the first page. */
let isPageMounted = false;
let firstNotice: Notice | null = null;

/** A new page clears the notice. A notice that was set before the first page stays. */
export function resetNotice(kind: string): void {
  isPageMounted = kind !== 'waiting';
  if (!isPageMounted) return;
  notice.value = firstNotice;
  firstNotice = null;
}

/** Shows a notice on the current page, or on the first page if none is mounted. */
export function showOrDeferNotice(title: string, words: string): void {
  if (isPageMounted) showNotice(title, words);
  else firstNotice = { title, words, retry: null };
}

export function showNotice(title: string, words = ''): void {
  notice.value = { title, words, retry: null };
}

/**
 * Runs an action, then `then` with its result, and clears the notice that was there when it began.
 * On an error, shows a notice with a retry. A signed-out error is left to the sign-in page. `unreachableHint` says what
 * it means that the server does not respond.
 */
export async function attempt<Result>(
  action: () => Promise<Result>,
  then: (result: Result) => void = () => undefined,
  unreachableHint?: string,
): Promise<void> {
  const before = notice.value;
  try {
    const result = await action();
    if (notice.value === before) notice.value = null;
    then(result);
  } catch (error) {
    const retry = (): void => {
      notice.value = null;
      void attempt(action, then, unreachableHint);
    };
    notice.value = noticeOf(error, retry, unreachableHint);
  }
}

export type AttemptLoad = <Result>(
  load: () => Promise<Result>,
  then?: (result: Result) => void,
) => Promise<void>;

/**
 * Returns what loads one part of a page, as `attempt` does. The notice of anything else stays: a person may not have
 * read it.
 */
export function loader(): AttemptLoad {
  let own: Notice | null = null;
  const isOthers = (): boolean => notice.value !== null && notice.value !== own;
  return async function attemptLoad(load, then = () => undefined) {
    try {
      const result = await load();
      if (!isOthers()) notice.value = own = null;
      then(result);
    } catch (error) {
      const retry = (): void => {
        notice.value = null;
        void attemptLoad(load, then);
      };
      if (!isOthers()) notice.value = own = noticeOf(error, retry);
    }
  };
}

/** The notice for an error; null if another place shows it. */
export function noticeOf(
  error: unknown,
  retry: (() => void) | null,
  unreachableHint = t().errors.unreachableHint,
): Notice | null {
  const words = t().errors;
  if (error instanceof Unreachable) return { title: words.unreachable, words: unreachableHint, retry };
  if (!(error instanceof Problem)) return { title: words.pageError, words: String(error), retry };
  if (error.status === 401) return null;
  if (error.status === 429)
    return { title: words.tooManyRequests, words: words.wait(span(error.retryAfter)), retry };
  const after = error.status >= 500 ? retry : null;
  const title = words.titles[error.code];
  if (title === undefined) return { title: error.title, words: error.detail, english: true, retry: after };
  return { title, words: words.detail(error.detail), retry: after };
}
