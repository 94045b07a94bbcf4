/** A player's row: the name and purse, what the game shows of the player, and the possible actions. */

import { useMemo } from 'preact/hooks';
import { playerOfEntry } from '../../api/entry-players.ts';
import { chosenPlayerOf } from '../model/chosen-player.ts';
import { findPlayer, refusedEntry } from '../model/scene.ts';
import { TableContext, usePageModel, useScene, type PageValues } from '../model/table-context.ts';
import { panels } from '../panels/load-panels.ts';
import { NameCell, nameTapOf } from './NameCell.tsx';
import { rowModel } from './row-model.ts';
import { RowPlayer } from './RowPlayer.tsx';
import './SeatRow.css';

/** `at`: the index of the row, from 0. */
export function SeatRow({ name, at }: { name: string; at: number }) {
  const model = usePageModel();
  const rowOnlyModel = useMemo(() => rowModel(model, name), [model, name]);
  return (
    <TableContext.Provider value={rowOnlyModel}>
      <SeatedRow name={name} at={at} />
    </TableContext.Provider>
  );
}

function SeatedRow({ name, at }: { name: string; at: number }) {
  const { scene } = useScene();
  return findPlayer(scene.table, name) && <Parts player={name} at={at} />;
}

function Parts({ player, at }: { player: string; at: number }) {
  const values = useScene();
  const { model, scene } = values;
  const { Cells, Actions } = model.game;
  const isChosen = isRowChosen(values, player);
  const refused = refusedEntry(scene);
  const RowMoney = nameTapOf(values, player)?.hasMoneyButton ? panels.value?.RowMoney : undefined;
  const cells = { view: scene.table, player, isChosen };
  return (
    <div
      class="seat-row"
      data-wrong={refused !== null && playerOfEntry(refused) === player}
      role="row"
      style={{ gridRow: at + 1 }}
      aria-selected={isChosen}
      data-money={RowMoney !== undefined}
      data-row
      data-player={player}
    >
      <NameCell player={player} />
      <RowPlayer.Provider value={player}>
        {Cells && <Cells {...cells} />}
        {RowMoney && <RowMoney player={player} />}
        {model.layout.value === 'landscape' && (
          <div class="seat-row__action" role="gridcell">
            {Actions && <Actions {...cells} />}
          </div>
        )}
      </RowPlayer.Provider>
    </div>
  );
}

/** Whether the next tap applies to this row. */
function isRowChosen({ model: { game }, scene: { table }, ui }: PageValues, player: string): boolean {
  const { mode } = ui;
  return (mode.kind === 'player' ? mode.player : chosenPlayerOf(game, table, ui)) === player;
}
