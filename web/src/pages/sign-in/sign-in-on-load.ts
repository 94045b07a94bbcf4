/** Signs in on page load: the current key, or the credentials of the address. */

import { loadCurrentKey } from '../../api/current-key.ts';
import { takeCredentialsFromAddress } from '../../api/credentials.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { attempt, showOrDeferNotice } from '../../ui/frame/notice.ts';

/** Loads the current key and uses the credentials of the address, which a retry uses again. */
export function signInOnLoad(): Promise<void> {
  const credentials = takeCredentialsFromAddress();
  const action = async () => {
    if (credentials === null) return loadCurrentKey().then(() => null);
    const { signInFromAddress } = await importWithRetry(() => import('./address-sign-in.ts'));
    return signInFromAddress(credentials);
  };
  return attempt(action, (notice) => notice && showOrDeferNotice(...notice));
}
