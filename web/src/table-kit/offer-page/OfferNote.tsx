/** The end of a row: the newest entry of the player that the server has not confirmed. */

import { unsentOf } from '../model/scene.ts';
import { useScene } from '../model/table-context.ts';
import { PendingNote } from '../rows/RowNote.tsx';
import type { CellsProps } from '../table-game.ts';
import { shortEntry } from './offer-sentence.ts';

export function OfferNote({ view, player }: CellsProps) {
  const { scene } = useScene();
  const newest = unsentOf(scene, player).at(-1);
  return newest ? <PendingNote text={shortEntry(newest, view)} /> : null;
}
