/** Keeps the screen of a dealer on while a deal runs. */

import { computed } from '@preact/signals';
import { holdWakeLock } from '../../platform/wake-lock.ts';
import { previewOf } from '../model/default-preview.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';

/** Returns how to stop. */
export function keepScreenOn<View extends TableView, Own extends OwnMode>({
  game,
  outbox,
}: TablePageModel<View, Own>): () => void {
  const { isDealing } = previewOf(game);
  return holdWakeLock(computed(() => outbox.serverView.value !== null && isDealing(outbox.serverView.value)));
}
