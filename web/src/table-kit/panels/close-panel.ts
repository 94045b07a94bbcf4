/** Closes the open panel when the user goes back. */

import { effect } from '@preact/signals';
import { closeOnBack } from '../../platform/close-watcher.ts';
import type { UiState } from '../model/table-model.ts';

/** Returns how to stop. */
export const closePanelOnBack = ({ openPanel }: Pick<UiState, 'openPanel'>): (() => void) =>
  effect(() => {
    if (openPanel.value === null) return undefined;
    return closeOnBack(() => (openPanel.value = null));
  });
