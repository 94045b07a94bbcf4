/** Listens to the keyboard: to what opens and closes panels at once, and to the shortcuts of the table once they are loaded. */

import { lateParts } from '../panels/late-parts.ts';
import { panels } from '../panels/load-panels.ts';
import type { OwnMode } from './modes.ts';
import type { TablePageModel } from './table-context.ts';
import { handled, isButton, pressPanelKey } from './panel-keys.ts';
import type { TableView } from './table-view.ts';
import { cancelAll, cancelMode } from './ui-state.ts';

/** Listens to the keyboard until the returned function is called. */
export function listenToKeyboard<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || isTyping(event.target)) return;
    if (handleKey(model, event)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Handles a key. Returns false if the key is not a shortcut. */
function handleKey<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
  event: KeyboardEvent,
): boolean {
  const { uiState } = model;
  if (event.key === 'Escape') return handleEscape(model);
  if (uiState.openPanel.value !== null) return typeAhead(model, event);
  const isLoaded = lateParts(model.game) !== null;
  return (isLoaded && panels.value?.pressTableKey(model, event)) || pressPanelKey(model, event);
}

/** Notes letters and Enter for the field that has no focus yet. Returns false for other keys and panels. */
function typeAhead<View extends TableView, Own extends OwnMode>(
  { uiState }: TablePageModel<View, Own>,
  { key, ctrlKey, target }: KeyboardEvent,
): boolean {
  const isEnter = key === 'Enter';
  const panel = uiState.openPanel.value;
  const hasField = panel === 'line' || (panel === 'amount' && !isButton(target));
  if (!hasField || ctrlKey || (key.length !== 1 && !isEnter)) return false;
  return handled(() => {
    if (isEnter) uiState.isTextEntered.value = true;
    else uiState.typedText.value += key;
  });
}

function handleEscape<View extends TableView, Own extends OwnMode>({
  uiState,
}: TablePageModel<View, Own>): boolean {
  if (uiState.openPanel.value !== null) uiState.openPanel.value = null;
  else if (uiState.mode.value.kind !== 'none') cancelMode(uiState);
  else cancelAll(uiState);
  return true;
}
