/** The table of a game without parts of its own. */

import { useMemo } from 'preact/hooks';
import { knownGame } from '../../api/session-game.ts';
import { offerGame } from '../../table-kit/offer-page/offer-game.ts';
import { TableShell } from '../../table-kit/shell/TableShell.tsx';

/** The page is opened once the game of the session is known. */
export function GenericTable({ id }: { id: string }) {
  const game = useMemo(() => offerGame(knownGame(id) ?? ''), [id]);
  return <TableShell id={id} game={game} />;
}
