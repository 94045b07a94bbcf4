/** The colours of the columns, under all rows. */

import { RANKS } from '../../view.ts';
import { useDerived } from '../model/basset-page.ts';
import './ColumnColours.css';
import { columnColours } from './couches/column-state.ts';

export function ColumnColours() {
  const { looks, rows, isEmpty } = useDerived(({ scene, ui }) => ({
    looks: columnColours(scene.table, ui),
    rows: scene.table.punters.length || 1,
    isEmpty: scene.table.phase === 'staking' && scene.table.stakes.length === 0,
  }));
  return (
    <div
      class="column-colours"
      data-empty={isEmpty}
      aria-hidden="true"
      style={{ gridRow: `1 / span ${rows}` }}
    >
      {RANKS.map((rank) => (
        <span key={rank} class="column-colours__column" data-look={looks[rank]} />
      ))}
    </div>
  );
}
