/** Signs in on page load: the current key, the credentials of the address, and their errors. */

import { signal } from '@preact/signals';
import { Problem } from '../../api/problem.ts';
import { loadCurrentKey, currentKey, signIn, type Credentials } from '../../api/current-key.ts';
import { takeCredentialsFromAddress, KEY_IN_ADDRESS } from '../../api/credentials.ts';
import { attempt, tellArriving } from '../../ui/frame/notice.ts';
import { span } from '../../i18n/numbers.ts';
import { t } from '../../i18n/language.ts';

/** Why the sign-in failed, as text. */
export const complaint = signal<string | null>(null);

/** The credentials of the address if another key is already signed in. */
export const offered = signal<Credentials | null>(null);

/** Signs this browser in. Returns the error text, or null on success. Raises: `Problem`, `Gone`. */
export async function refusalOf(proof: Credentials): Promise<string | null> {
  try {
    await signIn(proof);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { signIn } = t();
    if (error.status === 401) return 'link' in proof ? signIn.linkUsed : signIn.invalidKey;
    if (error.status === 429) return signIn.tooManyAttempts(span(error.retryAfter));
    if (error.status === 422) return signIn.invalidCredentials;
    throw error;
  }
}

/** Loads the current key and uses the credentials of the address. */
export const arrive = (): Promise<void> => attempt(welcome, tellStill);

/** Returns why the sign-in failed, or null. */
async function welcome(): Promise<string | null> {
  const proof = takeCredentialsFromAddress();
  if (proof === null) return loadCurrentKey().then(() => null);
  const refusal = proof === KEY_IN_ADDRESS ? t().signIn.keyInAddress : await refused(proof);
  if (refusal !== null) await loadCurrentKey();
  complaint.value = refusal;
  return refusal;
}

/** Shows why the sign-in failed, if the previous key is still signed in. */
function tellStill(refusal: string | null): void {
  const known = currentKey.value;
  if (!known || refusal === null) return;
  tellArriving(t().signIn.stillSignedIn(known.name, t().roles.names[known.role] ?? known.role), refusal);
}

async function refused(proof: Credentials): Promise<string | null> {
  try {
    return await refusalOf(proof);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'signed_in')) throw error;
    offered.value = proof;
    await loadCurrentKey();
    return null;
  }
}
