/** What a tap on a name does while the sentence asks for one. */

import type { NameTap } from '../../../table-kit/table-game.ts';
import { countAgain, enterBest, enterClaim, toggleEqual } from '../model/actions.ts';
import type { OwnMode, Ui } from '../model/own-mode.ts';
import { contenders, mayClaim } from '../model/table-queries.ts';
import type { Table } from '../view.ts';

type OwnTap = NameTap<Table, OwnMode>;

/**
 * Returns the claim of the chosen pool, the best hand, or the question for the player's cards while cards are counted,
 * which the player's tray would drop; null: the tap opens the tray.
 */
export function nameTap(
  { table }: { readonly table: Table },
  { mode }: Pick<Ui, 'mode'>,
  player: string,
): OwnTap | null {
  const tap = (meaning: string, run: OwnTap['run']): OwnTap => ({ isAsked: true, meaning, words: null, run });
  if (mode.kind === 'claim') {
    const { pool } = mode;
    return mayClaim(table, player, pool)
      ? tap(`claim ${pool}`, (model) => enterClaim(model, player, pool))
      : null;
  }
  if (mode.kind === 'out' && Object.keys(mode.left).length > 0)
    return tap(`left ${player}`, (model) => countAgain(model, player));
  if (table.phase !== 'showing' || table.winners.length > 0 || !contenders(table).includes(player))
    return null;
  return mode.kind === 'equal'
    ? tap('equal', (model) => toggleEqual(model, player))
    : tap('best', (model) => enterBest(model, [player]));
}
