/** Glic, for the registry. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { withLateModule } from '../../table-kit/late-module.ts';

export const glic = withLateModule(
  'glic',
  () => import('./table/game.ts').then(({ glicGame }) => glicGame),
  () => importWithRetry(() => import('./late-module.ts')).then(({ lateModule }) => lateModule),
);
