/** The end of a row in landscape: what is not recorded yet, and the pools won in this hand. */

import { poolName } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/language.ts';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import { PendingNote, TextNote } from '../../../table-kit/rows/RowNote.tsx';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { messages } from '../messages/messages.ts';
import { wonBy } from '../model/table-queries.ts';
import { shortEntry } from '../short-entry.ts';
import type { Table } from '../view.ts';
import { useScene } from './page.ts';

export function RowEnd({ view, player }: CellsProps<Table>) {
  const { scene } = useScene();
  const unsent = unsentOf(scene, player).at(-1);
  if (unsent) return <PendingNote text={shortEntry(unsent, view)} />;
  const pools = wonBy(view, player).map(poolName);
  return pools.length ? <TextNote text={t().capitalize(messages().table.won(pools))} /> : null;
}
