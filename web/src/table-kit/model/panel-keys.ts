/** The keys that open a panel, which count before the others are loaded. */

import { shortcuts } from '../../platform/settings.ts';
import type { OwnMode } from './modes.ts';
import type { TablePageModel } from './table-context.ts';
import type { TableView } from './table-view.ts';

export const isButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a') !== null;

export function handled(action: () => void): true {
  action();
  return true;
}

/** Whether a key without a field may be a shortcut. */
export const takesShortcuts = <View extends TableView, Own extends OwnMode>(
  { scene }: TablePageModel<View, Own>,
  { ctrlKey, repeat }: KeyboardEvent,
): boolean => !ctrlKey && !repeat && shortcuts.value !== 'off' && scene.value !== null;

const PANELS: Readonly<Record<string, 'amount' | 'outbox' | 'shortcuts' | 'line'>> = {
  '=': 'amount',
  o: 'outbox',
  ':': 'line',
  '?': 'shortcuts',
};

/** Opens a panel. What is typed before it is loaded is kept. */
export function pressPanelKey<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
  event: KeyboardEvent,
): boolean {
  const panel = PANELS[event.key] ?? PANELS[event.key.toLowerCase()];
  if (!panel || !takesShortcuts(model, event)) return false;
  const { uiState } = model;
  if (panel === 'line') {
    uiState.typedText.value = '';
    uiState.isTextEntered.value = false;
  }
  uiState.openPanel.value = panel;
  return true;
}
