/** The board of pools above the rows: what each holds, and who won it in this hand. A tap asks for its winner. */

import { PoolRow } from '../../../table-kit/pools/PoolRow.tsx';
import { messages } from '../messages/messages.ts';
import { choosePool } from '../model/actions.ts';
import { mayClaim, winnerOf } from '../model/table-queries.ts';
import type { Pool, Table } from '../view.ts';
import { useScene } from './page.ts';

export function TablePools() {
  const { model, scene, ui } = useScene();
  const { table } = scene;
  const chosen = ui.mode.kind === 'claim' ? ui.mode.pool : null;
  return (
    <PoolRow
      label={messages().table.poolRow}
      currency={table.currency}
      pools={table.pools.map(({ pool, amount }) => ({
        id: pool,
        amount,
        note: winnerOf(table, pool) ?? '',
        isLocked: !canBeWon(table, pool),
        isPressed: chosen === pool,
      }))}
      onTap={(pool) => choosePool(model, pool as Pool)}
    />
  );
}

const canBeWon = (table: Table, pool: Pool): boolean =>
  table.phase === 'claiming' && table.hand_players.some((name) => mayClaim(table, name, pool));
