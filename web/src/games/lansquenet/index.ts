/** Lansquenet, for the registry. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { withLateModule } from '../../table-kit/late-module.ts';

export const lansquenet = withLateModule(
  'lansquenet',
  () => import('./table/game.ts').then(({ lansquenetGame }) => lansquenetGame),
  () => importWithRetry(() => import('./late-module.ts')).then(({ lateModule }) => lateModule),
);
