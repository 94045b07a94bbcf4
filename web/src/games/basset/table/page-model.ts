/** Who stands at the table page: the books, the hand, and what every part of the page is drawn from. */

import { computed, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { Table } from '../view.ts';
import { createUiState, uiValues, type UiState, type UiValues } from './ui-state.ts';
import { nextDeal, type NextDeal } from './rejection/next-deal.ts';
import type { Scene } from './scene.ts';
import type { TableActions } from './tap-actions.ts';

/** How the page is laid out: three grids of one table. */
export type Layout = 'landscape' | 'portrait' | 'phone';

export interface TablePageModel {
  readonly books: Outbox<Table>;
  readonly hand: UiState;
  readonly desk: TableActions;
  readonly next: NextDeal;
  readonly layout: ReadonlySignal<Layout>;
  /** Cards are called with their suit. */
  readonly suits: ReadonlySignal<boolean>;
  /** Null until the table is known, and where the house knows no such table. */
  readonly scene: ReadonlySignal<Scene | null>;
}

/** Puts a dealer before the books of one table. */
export function createPageModel(
  books: Outbox<Table>,
  layout: ReadonlySignal<Layout>,
  suits: ReadonlySignal<boolean>,
): TablePageModel {
  const desk: TableActions = {
    table: () => books.optimisticView.value,
    waits: () => books.waitingForEngine.value > 0,
    enter: books.enqueue,
  };
  let before: Scene | null = null;
  const scene = computed(() => (before = sceneOf(books, before)));
  return { books, hand: createUiState(), desk, next: nextDeal(books.id), layout, suits, scene };
}

/** Returns what is shown; the very same as `before` where only the sending went on: nothing is drawn again for that. */
function sceneOf(books: Outbox<Table>, before: Scene | null): Scene | null {
  const table = books.optimisticView.value;
  // What was kept here of a table that this device may not see is not shown as if it were so.
  const missing = books.isMissing.value && !books.entries.value.length;
  if (!table || missing) return null;
  const waiting = books.entries.value.map(({ entry }) => entry);
  const away = books.link.value === 'offline' || books.link.value === 'busy';
  const forewarned = away ? books.predictedRefusal.value : null;
  const refusal = books.refusal.value;
  const wrong = (refusal ? 1 : 0) + (refusal || away ? books.predictedRefusedKeys.value.length : 0);
  const reckoning = books.waitingForEngine.value;
  const scene = { table, ink: books.serverView.value, waiting, refusal, forewarned, wrong, reckoning };
  return before && isSame(before, scene) ? before : scene;
}

function isSame(one: Scene, other: Scene): boolean {
  return (
    one.table === other.table &&
    one.ink === other.ink &&
    one.refusal?.key === other.refusal?.key &&
    one.refusal?.behind === other.refusal?.behind &&
    one.refusal?.code === other.refusal?.code &&
    one.forewarned === other.forewarned &&
    one.wrong === other.wrong &&
    one.reckoning === other.reckoning &&
    one.waiting.length === other.waiting.length &&
    one.waiting.every((entry, at) => entry.key === other.waiting[at]?.key)
  );
}

export const TablePageContext = createContext<TablePageModel | null>(null);

/** The dealer of the page; a component that asks is drawn within one. */
export function usePageModel(): TablePageModel {
  const dealer = useContext(TablePageContext);
  if (!dealer) throw new Error('No table is open around this part.');
  return dealer;
}

export interface Seen {
  dealer: TablePageModel;
  scene: Scene;
  held: UiValues;
}

/** What a part of the page is drawn from; it is drawn again when any of it changes. */
export function useScene(): Seen {
  const dealer = usePageModel();
  const scene = dealer.scene.value;
  if (!scene) throw new Error('The table is not known yet.');
  return { dealer, scene, held: uiValues(dealer.hand) };
}

/**
 * Returns what is made of the moment. Whoever asks is drawn again when that is, as a text, another: of most taps that
 * is nothing. What `make` uses besides must be the same each time.
 */
export function useDerived<T>(make: (seen: Seen) => T): T {
  const dealer = usePageModel();
  const made = useMemo(() => madeOf(dealer, make), [dealer]);
  return made.value;
}

function madeOf<T>(dealer: TablePageModel, make: (seen: Seen) => T): ReadonlySignal<T> {
  let before: { made: T; text: string } | null = null;
  return computed(() => {
    const scene = dealer.scene.value;
    if (!scene) throw new Error('The table is not known yet.');
    const made = make({ dealer, scene, held: uiValues(dealer.hand) });
    const text = JSON.stringify(made);
    if (before?.text !== text) before = { made, text };
    return before.made;
  });
}
