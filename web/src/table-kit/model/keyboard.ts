/** The keyboard shortcuts of every table, which load late. A game adds its own. */

import { RANKS, type Rank } from '../../i18n/ranks.ts';
import { navigate } from '../../platform/router.ts';
import { hand as handed } from '../../platform/settings.ts';
import { lateParts } from '../panels/late-parts.ts';
import { chosenPlayerOf } from './chosen-player.ts';
import { currentStep } from './current-step.ts';
import { firstButton, neighbouringButton } from './keys/focus.ts';
import { chooseCoin } from './keys/coin-shortcuts.ts';
import { handled, isButton, pressPanelKey, takesShortcuts } from './panel-keys.ts';
import type { KitMode, OwnMode } from './modes.ts';
import { findPlayer } from './scene.ts';
import { uiValues, type TablePageModel } from './table-context.ts';
import type { TableView } from './table-view.ts';
import { cancelAll } from './ui-state.ts';
import { redo, undo } from './undo.ts';

const FRENCH_KEYS: Readonly<Record<string, Rank>> = { v: 'J', d: 'Q', r: 'K', '1': 'A' };

/** Returns the rank of a key in the page's language, or null. 0 is ten. */
export function rankOfKey(key: string, french: boolean): Rank | null {
  const low = key.toLowerCase();
  if (french && FRENCH_KEYS[low]) return FRENCH_KEYS[low];
  if (low === '0') return '10';
  return RANKS.find((rank) => rank.toLowerCase() === low && rank !== '10') ?? null;
}

/** Handles a key at the table while no panel is open. Returns false if the key is not a shortcut. */
export function pressTableKey<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
  event: KeyboardEvent,
): boolean {
  if (event.key.startsWith('Arrow')) return moveFocus(event);
  if (event.ctrlKey && event.key.toLowerCase() === 'z' && !event.repeat)
    return handled(() => (event.shiftKey ? redo(model) : undo(model)));
  if (!takesShortcuts(model, event)) return false;
  if (event.key === ' ')
    return isButton(event.target) || isSlip(event.target) ? false : handled(() => runStep(model));
  if (lateParts(model.game)?.pressKey?.(model as unknown as TablePageModel, event)) return true;
  const command = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()];
  return command
    ? handled(() => command(model as unknown as TablePageModel, event))
    : pressPanelKey(model, event);
}

/** The slip of a refusal gets the focus before it is read: a key that was meant for the table does nothing. */
const isSlip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.rejection-slip');

function moveFocus(event: KeyboardEvent): boolean {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement)) return false;
  const [dx, dy] = STEPS[event.key] ?? [0, 0];
  // The left-handed page is mirrored.
  const to = firstButton(from) ?? neighbouringButton(from, handed.value === 'left' ? -dx : dx, dy);
  to?.focus();
  return to !== null;
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Runs the step of the main button, if it is ready. */
export function runStep<View extends TableView, Own extends OwnMode>(model: TablePageModel<View, Own>): void {
  // In portrait a key of its own takes the first card back. With a keyboard, Space does it in every layout.
  const step = currentStep(model, 'landscape');
  if (step?.isReady) step.run(model);
}

type Command = (model: TablePageModel, event: KeyboardEvent) => unknown;

const COMMANDS: Readonly<Record<string, Command>> = {
  Backspace: ({ uiState }) => cancelAll(uiState),
  '[': (model) => chooseCoin(model, -1),
  ']': (model) => chooseCoin(model, 1),
  b: (model) => openPlayerTask(model, 'buyin'),
  u: (model, { shiftKey }) => (shiftKey ? redo(model) : undo(model)),
  h: ({ outbox }) => navigate(`/tables/${outbox.id}/log`),
};

/** Opens a money task for the player whose row has the focus, else for the chosen one. */
export function openPlayerTask<View extends TableView, Own extends OwnMode>(
  { game, actions, uiState }: TablePageModel<View, Own>,
  task: string,
): void {
  const table = actions.table();
  if (!table || table.phase === 'closed') return;
  const focused = document.activeElement?.closest<HTMLElement>('[data-player]')?.dataset['player'] ?? null;
  const ui = uiValues(uiState);
  const chosen = chosenPlayerOf(game, table, ui);
  const player = (findPlayer(table, focused) ?? findPlayer(table, chosen))?.name;
  const mode: KitMode | null = player === undefined ? null : { kind: 'player', player, task };
  if (mode) uiState.mode.value = mode;
}
