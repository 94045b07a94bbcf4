/** Baccarat, for the registry. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { withLateModule } from '../../table-kit/late-module.ts';

export const baccarat = withLateModule(
  'baccarat',
  () => import('./table/game.ts').then(({ baccaratGame }) => baccaratGame),
  () => importWithRetry(() => import('./late-module.ts')).then(({ lateModule }) => lateModule),
);
