/** The keys at the bottom: the figures of a count. */

import type { Keys } from '../../table-kit/table-game.ts';
import { FIGURES } from '../../table-kit/money/figures.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { deleteFigure, tapFigure } from './model/actions.ts';
import { isKind } from './model/counting-aid.ts';
import { isTyped, newestFigure, typedIn } from './model/counts.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import type { Table } from './view.ts';

export const DELETE = 'delete';

/** Null where no round is played. */
export function tableKeys(table: Table, { mode }: Pick<Ui, 'mode'>): Keys<Table, OwnMode> | null {
  if (table.phase !== 'playing' || table.counted) return null;
  const words = messages().keys;
  const isCounted = mode.kind !== 'aid' && typedIn(table, mode).player === null;
  const isLocked = isCounted || !mayEnter(table, 'count');
  return {
    kind: 'figures',
    label: mode.kind === 'aid' ? words.tricks : words.points,
    keys: [
      ...FIGURES.map((id) => ({
        id,
        face: id,
        words: id,
        ...lookOf(isLocked),
        meaning: 'figure',
        isQuick: true,
      })),
      {
        ...{
          id: DELETE,
          face: '',
          sign: 'delete' as const,
          words: words.remove,
          meaning: DELETE,
          isQuick: true,
        },
        ...lookOf(!mayDelete(table, mode)),
      },
    ],
    tap: (model, id) => (id === DELETE ? deleteFigure(model) : tapFigure(model, id)),
  };
}

const lookOf = (isLocked: boolean) => ({
  look: isLocked ? ('locked' as const) : ('ready' as const),
  isLocked,
});

const mayDelete = (table: Table, mode: Ui['mode']): boolean =>
  mode.kind === 'aid' ? mode.tricks !== '' : isTyped(typedIn(table, mode));

/** The newest figure or card, which Undo takes back first; null: there is none. */
export function newestTap(mode: { readonly kind: string }, table: Table): string | null {
  const own = mode as OwnMode;
  const tap = own.kind === 'aid' ? own.taps.at(-1) : newestFigure(table, typedIn(table, own));
  if (!tap) return null;
  return isKind(tap) ? messages().keys.card[tap] : messages().keys.figure(tap);
}
