/** Swiss Tarot, for the registry. */

import { importWithRetry } from '../../platform/lazy-import.ts';
import { withLateModule } from '../../table-kit/late-module.ts';

export const tarot = withLateModule(
  'tarot',
  () => import('./table/game.ts').then(({ tarotGame }) => tarotGame),
  () => importWithRetry(() => import('./late-module.ts')).then(({ lateModule }) => lateModule),
);
