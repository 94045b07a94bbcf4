/** Loads what a part of a page shows. */

import { useMemo } from 'preact/hooks';
import { loader, type AttemptLoad } from './notice.ts';

/** Returns what loads it. Its notice is its own: it replaces no other, and only its next success removes it. */
export const useLoader = (): AttemptLoad => useMemo(loader, []);
