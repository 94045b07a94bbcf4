/** Coming in: who is here, what somebody came with, and what to tell them. */

import { signal } from '@preact/signals';
import { Problem } from '../api/problem.ts';
import { lookMeUp, me, signIn, type Proof } from '../api/me.ts';
import { takeFromAddress, TOO_OPEN } from '../api/proof.ts';
import { attempt, tellArriving } from '../parts/attempt.ts';
import { span } from '../words/numbers.ts';
import { w } from '../words/words.ts';

/** Why nobody was let in, in words. */
export const complaint = signal<string | null>(null);

/** What somebody came with who is somebody else here already. */
export const offered = signal<Proof | null>(null);

/** Signs this browser in. Returns why not in words, or null where it did. Raises: `Problem`, `Gone`. */
export async function refusalOf(proof: Proof): Promise<string | null> {
  try {
    await signIn(proof);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { lock } = w();
    if (error.status === 401) return 'link' in proof ? lock.used : lock.noKey;
    if (error.status === 429) return lock.tooMany(span(error.retryAfter));
    if (error.status === 422) return lock.noProof;
    throw error;
  }
}

/** Looks who is here, with what they came with. */
export const arrive = (): Promise<void> => attempt(welcome, tellStill);

/** Returns why somebody was not let in, null where there is nothing to tell. */
async function welcome(): Promise<string | null> {
  const proof = takeFromAddress();
  if (proof === null) return lookMeUp().then(() => null);
  const refusal = proof === TOO_OPEN ? w().lock.tooOpen : await refused(proof);
  if (refusal !== null) await lookMeUp();
  complaint.value = refusal;
  return refusal;
}

/** Whoever was signed in before still is. */
function tellStill(refusal: string | null): void {
  const known = me.value;
  if (!known || refusal === null) return;
  tellArriving(w().lock.still(known.name, w().roles.names[known.role] ?? known.role), refusal);
}

async function refused(proof: Proof): Promise<string | null> {
  try {
    return await refusalOf(proof);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'signed_in')) throw error;
    offered.value = proof;
    await lookMeUp();
    return null;
  }
}
