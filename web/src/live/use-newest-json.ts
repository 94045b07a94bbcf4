/** The newest version of a JSON document of the server, for a component. */

import { useEffect, useState } from 'preact/hooks';
import { fetchJson } from '../api/fetch-json.ts';
import { mayRetry } from '../api/problem.ts';

/** How long after a failure the document is loaded again. */
const RETRY_MS = 5000;

interface Versioned {
  readonly version: number;
}

interface LoadedJson<T extends Versioned> {
  /** The newest document that was loaded; null before the first. */
  readonly newest: T | null;
  /** Whether the server did not respond to the last request. */
  readonly hasFailed: boolean;
}

/** Loads a document again when `key` changes, and some seconds after a failure. */
export function useNewestJson<T extends Versioned>(address: string, key: string): LoadedJson<T> {
  const [loaded, setLoaded] = useState<LoadedJson<T>>({ newest: null, hasFailed: false });
  const load = (): void => {
    // Not with the client: a revoked key must not open the sign-in page over a player's page.
    fetchJson<T>(address).then(
      (document) => setLoaded((before) => ({ newest: newerOf(before.newest, document), hasFailed: false })),
      (error: unknown) => setLoaded((before) => ({ ...before, hasFailed: mayRetry(error) })),
    );
  };
  useEffect(load, [address, key]);
  useEffect(() => {
    if (!loaded.hasFailed) return undefined;
    const timer = setTimeout(load, RETRY_MS);
    return () => clearTimeout(timer);
  }, [address, loaded]);
  return loaded;
}

/** A later request may be answered first. */
const newerOf = <T extends Versioned>(before: T | null, next: T): T =>
  before !== null && before.version > next.version ? before : next;
