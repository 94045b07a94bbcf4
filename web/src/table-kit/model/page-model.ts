/** Creates the model of a table page from its outbox. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Outbox } from '../../outbox/outbox.ts';
import { createNextRound } from '../rejection/next-round.ts';
import type { TableGame } from '../table-game.ts';
import type { Layout, OwnMode } from './modes.ts';
import { sceneOf } from './scene.ts';
import type { TablePageModel } from './table-context.ts';
import type { Scene, TableActions } from './table-model.ts';
import type { TableView } from './table-view.ts';
import { createUiState } from './ui-state.ts';

/** Returns the model for the outbox of a table. */
export function createPageModel<View extends TableView, Own extends OwnMode>(
  game: TableGame<View, Own>,
  outbox: Outbox<View>,
  layout: ReadonlySignal<Layout>,
  suits: ReadonlySignal<boolean>,
): TablePageModel<View, Own> {
  const actions: TableActions<View> = {
    table: () => outbox.optimisticView.value,
    isWaitingForEngine: () => outbox.waitingForEngine.value > 0 || outbox.hasUnknownUndo.value,
    enqueue: outbox.enqueue,
    enqueueAll: outbox.enqueueAll,
  };
  let before: Scene<View> | null = null;
  const scene = computed(() => (before = sceneOf(outbox, before)));
  return {
    game,
    outbox,
    uiState: createUiState<Own>(),
    actions,
    nextRound: createNextRound(outbox.id),
    layout,
    suits,
    scene,
  };
}
