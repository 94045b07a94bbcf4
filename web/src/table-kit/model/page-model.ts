/** The model of the table page: the outbox, the UI state, and the scene that all components render. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Entry } from '../../../../outbox/entry.ts';
import type { Outbox } from '../../../../outbox/outbox.ts';
import { isSessionEntry } from '../../../../outbox/undo/session-entries.ts';
import type { Table } from '../../view.ts';
import { createUiState, uiValues, type UiState, type UiValues } from './ui-state.ts';
import { createNextDeal, type NextDeal } from '../rejection/next-deal.ts';
import type { Scene } from './scene.ts';
import type { TableActions } from './tap-actions.ts';

/** The three layouts of the page. */
export type Layout = 'landscape' | 'portrait' | 'phone';

export interface TablePageModel {
  readonly outbox: Outbox<Table>;
  readonly uiState: UiState;
  readonly actions: TableActions;
  readonly nextDeal: NextDeal;
  readonly layout: ReadonlySignal<Layout>;
  /** Whether the dealer enters the suit of each card. */
  readonly suits: ReadonlySignal<boolean>;
  /** Null until the table is loaded, or if the server has no such table. */
  readonly scene: ReadonlySignal<Scene | null>;
}

/** Returns the model for the outbox of a table. */
export function createPageModel(
  outbox: Outbox<Table>,
  layout: ReadonlySignal<Layout>,
  suits: ReadonlySignal<boolean>,
): TablePageModel {
  const actions: TableActions = {
    table: () => outbox.optimisticView.value,
    isWaitingForEngine: () => outbox.waitingForEngine.value > 0 || outbox.hasUnknownUndo.value,
    enqueue: outbox.enqueue,
    enqueueAll: outbox.enqueueAll,
  };
  let before: Scene | null = null;
  const scene = computed(() => (before = sceneOf(outbox, before)));
  return {
    outbox,
    uiState: createUiState(),
    actions,
    nextDeal: createNextDeal(outbox.id),
    layout,
    suits,
    scene,
  };
}

/** Returns the scene. Returns `before` if only the sync progressed, so that nothing is rendered again. */
function sceneOf(outbox: Outbox<Table>, before: Scene | null): Scene | null {
  const table = outbox.optimisticView.value;
  // A stored view of a table that this device may no longer see is not shown.
  const missing = outbox.isMissing.value && !outbox.entries.value.length;
  if (!table || missing) return null;
  const unsent = unsentEntries(outbox);
  const isAway = ['offline', 'busy', 'unwritable'].includes(outbox.link.value);
  const predictedRefusal = isAway ? outbox.predictedRefusal.value : null;
  const refusal = outbox.refusal.value;
  const refusedCount = (refusal ? 1 : 0) + (refusal || isAway ? outbox.predictedRefusedKeys.value.length : 0);
  const scene: Scene = {
    table,
    serverView: outbox.serverView.value,
    unsent,
    refusal,
    predictedRefusal,
    refusedCount,
    waitingForEngine: outbox.waitingForEngine.value,
  };
  return before && isSame(before, scene) ? before : scene;
}

/** Returns the entries that the server has not confirmed, without those that were taken back. */
function unsentEntries(outbox: Outbox<Table>): Entry[] {
  const standing = new Set(outbox.standing.value.map(({ id }) => id));
  return outbox.entries.value
    .filter(({ entry, state }) => state === 'refused' || isSessionEntry(entry) || standing.has(entry.key))
    .map(({ entry }) => entry);
}

function isSame(before: Scene, after: Scene): boolean {
  return (
    before.table === after.table &&
    before.serverView === after.serverView &&
    before.refusal?.key === after.refusal?.key &&
    before.refusal?.behind === after.refusal?.behind &&
    before.refusal?.code === after.refusal?.code &&
    before.predictedRefusal === after.predictedRefusal &&
    before.refusedCount === after.refusedCount &&
    before.waitingForEngine === after.waitingForEngine &&
    before.unsent.length === after.unsent.length &&
    before.unsent.every((entry, at) => entry.key === after.unsent[at]?.key)
  );
}

export const TablePageContext = createContext<TablePageModel | null>(null);

/** Returns the model of the page. The component must be inside `TablePageContext`. */
export function usePageModel(): TablePageModel {
  const model = useContext(TablePageContext);
  if (!model) throw new Error('No table is open around this part.');
  return model;
}

export interface PageValues {
  model: TablePageModel;
  scene: Scene;
  ui: UiValues;
}

/** Returns the model, the scene and the UI values. The component renders again when any of them changes. */
export function useScene(): PageValues {
  const model = usePageModel();
  const scene = model.scene.value;
  if (!scene) throw new Error('The table is not known yet.');
  return { model, scene, ui: uiValues(model.uiState) };
}

/**
 * Returns a value derived from the page's current values. The component renders again only when the value's JSON
 * changes, so most taps render nothing. `derive` must depend on its argument only: it is not replaced later.
 */
export function useDerived<T>(derive: (seen: PageValues) => T): T {
  const model = usePageModel();
  const derived = useMemo(() => derivedSignal(model, derive), [model]);
  return derived.value;
}

function derivedSignal<T>(model: TablePageModel, derive: (seen: PageValues) => T): ReadonlySignal<T> {
  let before: { value: T; text: string } | null = null;
  return computed(() => {
    const scene = model.scene.value;
    if (!scene) throw new Error('The table is not known yet.');
    const value = derive({ model, scene, ui: uiValues(model.uiState) });
    const text = JSON.stringify(value);
    if (before?.text !== text) before = { value, text };
    return before.value;
  });
}
