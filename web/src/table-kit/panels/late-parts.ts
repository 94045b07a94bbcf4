/** What games add to the panels, once it is loaded. */

import { signal } from '@preact/signals';
import type { Entered } from '../../outbox/ports.ts';
import type { TableView } from '../model/table-view.ts';
import type { LateParts, TableGame } from '../table-game.ts';

/** By the ids of the games. */
const added = signal<ReadonlyMap<string, LateParts>>(new Map());

type Game = Pick<TableGame<TableView>, 'id'>;

/** Returns what a game adds, once it is loaded; else null. */
export const lateParts = ({ id }: Game): LateParts | null => added.value.get(id) ?? null;

export const hasLateParts = ({ id }: Game): boolean => added.peek().has(id);

export function addLateParts({ id }: Game, late: LateParts): void {
  added.value = new Map([...added.peek(), [id, late]]);
}

/** Returns an entry as a sentence; until the sentences are loaded, in a few words. */
export function entryText<View extends TableView>(
  game: Pick<TableGame<View>, 'id' | 'entryText' | 'shortEntryText'>,
  entered: Entered,
  view: View,
): string {
  const sentence = lateParts(game)?.entryText?.(entered, view) ?? game.entryText?.(entered, view);
  return sentence ?? game.shortEntryText?.(entered, view) ?? entered.kind;
}

/** Returns an entry in a few words; without them, as a sentence. */
export const shortText = <View extends TableView>(
  game: Pick<TableGame<View>, 'id' | 'entryText' | 'shortEntryText'>,
  entered: Entered,
  view: View,
): string => game.shortEntryText?.(entered, view) ?? entryText(game, entered, view);

/** Calls `then` once, when the parts of a game are added. */
export function whenAdded({ id }: Game, then: () => void): void {
  const stop = added.subscribe((parts) => {
    if (!parts.has(id)) return;
    then();
    queueMicrotask(() => stop());
  });
}
