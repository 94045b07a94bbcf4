/** Signs in with credentials, and says why it failed. It loads when there are any. */

import { currentKey, loadCurrentKey, signIn, type Credentials } from '../../api/current-key.ts';
import { KEY_IN_ADDRESS } from '../../api/credentials.ts';
import { Problem } from '../../api/problem.ts';
import { span } from '../../i18n/amounts/numbers.ts';
import { importTranslated, t } from '../../i18n/language.ts';
import type { PageWords } from '../../i18n/pages-en.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { offeredCredentials, signInError } from './sign-in-state.ts';

type NoticeTexts = readonly [title: string, refusal: string];

/** Loads the words of signing in, which most pages do not need. Raises: `Unreachable`. */
async function loadWords(): Promise<PageWords['signIn']> {
  const importWords = () => importWithRetry(() => import('../../i18n/page-words.ts'));
  return (await importTranslated(importWords)).pageWords().signIn;
}

/** Signs this browser in. Returns the error text, or null on success. Raises: `Problem`, `Gone`. */
export async function signInErrorOf(credentials: Credentials): Promise<string | null> {
  try {
    await signIn(credentials);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const words = await loadWords();
    if (error.status === 401) return 'link' in credentials ? words.linkUsed : words.invalidKey;
    if (error.status === 429) return words.tooManyAttempts(span(error.retryAfter));
    if (error.status === 422) return words.invalidCredentials;
    throw error;
  }
}

/** Uses the credentials of the address. Returns the notice that it failed and the previous key is still signed in, or null. */
export async function signInFromAddress(
  credentials: Credentials | typeof KEY_IN_ADDRESS,
): Promise<NoticeTexts | null> {
  const refusal =
    credentials === KEY_IN_ADDRESS ? (await loadWords()).keyInAddress : await errorUnlessOffered(credentials);
  const words = refusal === null ? null : await loadWords();
  if (words) await loadCurrentKey();
  signInError.value = refusal;
  const known = currentKey.value;
  if (!known || !words || refusal === null) return null;
  return [words.stillSignedIn(known.name, t().roles.names[known.role] ?? known.role), refusal];
}

async function errorUnlessOffered(credentials: Credentials): Promise<string | null> {
  try {
    return await signInErrorOf(credentials);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'signed_in')) throw error;
    offeredCredentials.value = credentials;
    await loadCurrentKey();
    return null;
  }
}
