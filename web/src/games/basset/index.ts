/** Basset, for the registry. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { withLateModule } from '../../table-kit/late-module.ts';

export const basset = withLateModule(
  'basset',
  () => import('./table/game.ts').then(({ bassetGame }) => bassetGame),
  () => importWithRetry(() => import('./late-module.ts')).then(({ lateModule }) => lateModule),
);
