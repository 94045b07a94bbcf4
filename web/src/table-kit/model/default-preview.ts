/** How the outbox shows unsent entries of a game that estimates nothing: the engine computes them. */

import type { GamePreview } from '../../outbox/ports.ts';
import { DEFAULT_PREVIEW } from '../../outbox/preview/default-preview.ts';
import { partiesOf } from '../parties.ts';
import type { TableGame } from '../table-game.ts';
import type { OwnMode } from './modes.ts';
import type { TableView } from './table-view.ts';

/** Returns the names of the players whose money on the server differs from the engine's. */
function differingPlayers(recorded: TableView, predicted: Partial<TableView>): readonly string[] {
  const names = new Set([...partiesOf(recorded), ...partiesOf(predicted)].map(({ name }) => name));
  const textOf = (view: Partial<TableView>, name: string): string =>
    JSON.stringify(partiesOf(view).find((party) => party.name === name) ?? null);
  return [...names].filter((name) => textOf(recorded, name) !== textOf(predicted, name));
}

/** What the view of any table tells. */
const OF_VIEW: Omit<GamePreview<TableView>, 'preview' | 'isDraw'> = {
  differingPlayers,
  drawId: ({ summary, phase }) => JSON.stringify([summary?.progress, phase]),
  isDealing: ({ phase }) => phase !== 'closed',
};

/** Returns the game's preview, with defaults for what it leaves out. */
export const previewOf = <View extends TableView, Own extends OwnMode>({
  preview,
}: Pick<TableGame<View, Own>, 'preview'>): GamePreview<View> => ({
  isDraw: DEFAULT_PREVIEW.isDraw,
  preview: (view) => view,
  ...OF_VIEW,
  ...preview,
});
