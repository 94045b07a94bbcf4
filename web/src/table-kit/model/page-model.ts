/** Creates the model of a table page from its outbox. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Outbox } from '../../outbox/outbox.ts';
import { createNextRound } from '../rejection/next-round.ts';
import type { TableGame } from '../table-game.ts';
import { createTapGate } from './tap-gate.ts';
import type { Layout, OwnMode } from './modes.ts';
import { sceneOf, withCurrentOffers } from './scene.ts';
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
  const gate = createTapGate(outbox);
  const table = computed(() =>
    game.showsOutdatedOffers
      ? outbox.optimisticView.value
      : withCurrentOffers(outbox.optimisticView.value, outbox.offersState.value),
  );
  const actions: TableActions<View> = {
    table: () => table.value,
    isWaitingForEngine: () => outbox.waitingForEngine.value > 0 || outbox.hasUnknownUndo.value,
    enqueue: (kind, fields, key) =>
      key === undefined ? gate.enter([{ kind, fields }])[0]! : outbox.enqueue(kind, fields, key),
    enqueueAll: gate.enter,
  };
  let before: Scene<View> | null = null;
  const scene = computed(() => (before = sceneOf(outbox, table.value, gate.refusedTap.value, before)));
  return {
    game,
    outbox,
    uiState: createUiState<Own>(),
    actions,
    gate,
    nextRound: createNextRound(outbox.id),
    layout,
    suits,
    scene,
  };
}
