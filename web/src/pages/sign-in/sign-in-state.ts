/** What came of signing in with the credentials of the address. */

import { signal } from '@preact/signals';
import type { Credentials } from '../../api/current-key.ts';

/** Why the sign-in failed, as text. */
export const signInError = signal<string | null>(null);

/** The credentials of the address if another key is already signed in. */
export const offeredCredentials = signal<Credentials | null>(null);
