/** How the outbox shows unsent entries of a game that estimates nothing: the engine computes them. */

import type { GamePreview } from '../../outbox/ports.ts';
import { DEFAULT_PREVIEW } from '../../outbox/preview/default-preview.ts';
import { partiesOf } from '../parties.ts';
import type { TableGame } from '../table-game.ts';
import type { OwnMode } from './modes.ts';
import type { TableView } from './table-view.ts';

/**
 * Returns what compares a view of the server with the engine's: the names of the rows that differ. `textOf` returns
 * everything of a row that counts.
 */
export const differingRows =
  <View extends TableView>(
    rowsOf: (view: Partial<View>) => readonly { readonly name: string }[] | undefined,
    textOf: (view: Partial<View>, name: string) => string,
  ) =>
  (recorded: View, predicted: Partial<View>): string[] => {
    const names = new Set(
      [recorded, predicted].flatMap((view) => rowsOf(view) ?? []).map(({ name }) => name),
    );
    return [...names].filter((name) => textOf(recorded, name) !== textOf(predicted, name));
  };

/** Returns the view without its offers: which entries may follow an estimate is unknown. */
export function withoutOffers<View extends TableView>({ offers: _, ...view }: View): View {
  return view as unknown as View;
}

/**
 * Returns a game's estimate of a view. While a hand waits for its settlement, it leaves the view as it is: where the
 * money of the hand goes is unknown, and later sums would be added to it.
 */
export const estimateUntilSettlement =
  <View extends TableView & { readonly owes_settlement: boolean }>(estimate: GamePreview<View>['preview']) =>
  (view: View, entry: Parameters<typeof estimate>[1]): View =>
    withoutOffers(view.owes_settlement ? view : estimate(view, entry));

const differingPlayers = differingRows<TableView>(partiesOf, (view, name) =>
  JSON.stringify(partiesOf(view).find((party) => party.name === name) ?? null),
);

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
