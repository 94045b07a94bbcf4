/** The model of the page around a component, and values derived from it. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { NextRound } from '../rejection/next-round.ts';
import type { TableGame } from '../table-game.ts';
import type { OwnMode, Ui, UiValues } from './modes.ts';
import type { Scene, TableModel, UiState } from './table-model.ts';
import type { TableView } from './table-view.ts';

/** The model of a page, with the game that it shows. */
export interface TablePageModel<View extends TableView = TableView, Own extends OwnMode = never>
  extends TableModel<View, Own> {
  readonly game: TableGame<View, Own>;
  /** Entries that wait on this device for the next round. */
  readonly nextRound: NextRound;
}

/** The kit's own components read what is about any table. A game's components ask for its types; see below. */
export const TableContext = createContext<TablePageModel | null>(null);

/** Returns a game's model as the context takes it. `usePageModel` gives it back with the game's types. */
export const forContext = <View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
): TablePageModel => model as unknown as TablePageModel;

/**
 * Returns the model of the page. The component must be inside `TableContext`. A component of a game names the types of
 * its game, which is right as long as only the game's own pages show it.
 */
export function usePageModel<
  View extends TableView = TableView,
  Own extends OwnMode = never,
>(): TablePageModel<View, Own> {
  const model = useContext(TableContext);
  if (!model) throw new Error('No table is open around this part.');
  return model as unknown as TablePageModel<View, Own>;
}

export interface PageValues<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly model: TablePageModel<View, Own>;
  readonly scene: Scene<View>;
  readonly ui: Ui<Own>;
}

/** Reads every selection, so that a component that calls it renders again on each change. */
export function uiValues<Own extends OwnMode>(uiState: UiState<Own>): UiValues<Own> {
  return {
    selectedSeat: uiState.selectedSeat.value,
    selectedCoin: uiState.selectedCoin.value,
    firstCard: uiState.firstCard.value,
    pendingDraw: uiState.pendingDraw.value,
    isEndConfirmed: uiState.isEndConfirmed.value,
    mode: uiState.mode.value,
    isResultShown: uiState.isResultShown.value,
  };
}

/** Returns the current values of a page. Raises an error if its table is not loaded. */
export function pageValues<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
): PageValues<View, Own> {
  const scene = model.scene.value;
  if (!scene) throw new Error('The table is not known yet.');
  return { model, scene, ui: { ...uiValues(model.uiState), layout: model.layout.value } };
}

/** Returns the model, the scene and the UI values. The component renders again when any of them changes. */
export const useScene = <View extends TableView = TableView, Own extends OwnMode = never>(): PageValues<
  View,
  Own
> => pageValues(usePageModel<View, Own>());

/**
 * Returns a value derived from the page's current values. The component renders again only when the value's JSON
 * changes, so most taps render nothing. `derive` must depend on its argument only: it is not replaced later.
 */
export function useDerived<T, View extends TableView = TableView, Own extends OwnMode = never>(
  derive: (values: PageValues<View, Own>) => T,
): T {
  const model = usePageModel<View, Own>();
  const derived = useMemo(() => derivedSignal(model, derive), [model]);
  return derived.value;
}

function derivedSignal<T, View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
  derive: (values: PageValues<View, Own>) => T,
): ReadonlySignal<T> {
  let before: { value: T; text: string } | null = null;
  return computed(() => {
    const value = derive(pageValues(model));
    const text = JSON.stringify(value);
    if (before?.text !== text) before = { value, text };
    return before.value;
  });
}

/** The hooks with the types of a game, for its own components. */
export const tableHooks = <View extends TableView, Own extends OwnMode>() => ({
  usePageModel: usePageModel<View, Own>,
  useScene: useScene<View, Own>,
  useDerived: <T>(derive: (values: PageValues<View, Own>) => T): T => useDerived<T, View, Own>(derive),
});
