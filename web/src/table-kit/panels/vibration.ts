/** Tells a dealer who does not look at the screen that an entry is recorded. */

import { effect } from '@preact/signals';
import { vibration } from '../../platform/settings.ts';
import type { OwnMode } from '../model/modes.ts';
import type { TablePageModel } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';

const VIBRATION_MS = 10;

/** Vibrates briefly when the last entry is recorded, if the setting is on. Returns how to stop. */
export function vibrateWhenRecorded<View extends TableView, Own extends OwnMode>({
  outbox,
}: TablePageModel<View, Own>): () => void {
  let unsentBefore = 0;
  return effect(() => {
    const unsentCount = outbox.entries.value.length;
    if (unsentCount === 0 && unsentBefore > 0 && vibration.peek() === 'on') navigator.vibrate?.(VIBRATION_MS);
    unsentBefore = unsentCount;
  });
}
