/** Checks entries with the engine before they are sent. */

import { effect } from '@preact/signals';
import type { Clock } from '../../platform/browser.ts';
import type { RefusalReason } from '../entry.ts';
import type { PreviewResult, SessionView } from '../ports.ts';
import type { EnginePreview } from './engine-preview.ts';

export interface CheckedRefusal {
  readonly key: string;
  readonly reason: RefusalReason;
}

/** Resolves to the first refusal among unsent entries; to null if there is none or nothing can tell. It never rejects. */
export type EntryCheck = (keys: readonly string[]) => Promise<CheckedRefusal | null>;

/** After this time, entries are sent unchecked: a stuck engine must not hold them back. */
const CHECK_MAX_MS = 2000;

export function entryCheck<View extends SessionView>(
  preview: Pick<EnginePreview<View>, 'refusalOf'>,
  clock: Clock,
): EntryCheck {
  return (keys) =>
    new Promise((resolve) => {
      const cancel = clock.later(CHECK_MAX_MS, () => finish(null));
      const stop = effect(() => {
        const refused = preview.refusalOf(keys);
        if (refused !== undefined) queueMicrotask(() => finish(refused));
      });
      const finish = (refused: PreviewResult<View> | null): void => {
        cancel();
        stop();
        resolve(refused && refusalOf(refused));
      };
    });
}

function refusalOf({ key, refused }: PreviewResult): CheckedRefusal | null {
  if (!refused) return null;
  const { code, message, ...facts } = refused;
  return { key, reason: { code, title: '', detail: message, facts } };
}
