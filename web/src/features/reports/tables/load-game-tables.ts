/** Loads the tables of a game's report after the page itself. */

import { importWithRetry } from '../../../platform/lazy-import.ts';

export const loadGameTables = () =>
  importWithRetry(() => import('./GameTables.tsx')).then(({ GameTables }) => GameTables);
