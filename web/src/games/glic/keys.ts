/** The keys at the bottom: what the player in turn does beside the main button. */

import type { Key, Keys } from '../../table-kit/table-game.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { enterTurn, passAll } from './model/actions.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { maySee, owedBy } from './model/table-queries.ts';
import type { Table } from './view.ts';

/** Null where no player is in turn. Passing is a key only while the main button sees. */
export function tableKeys(table: Table, { mode }: Pick<Ui, 'mode'>): Keys<Table, OwnMode> | null {
  const { turn } = table;
  if (turn === null || table.winners.length || mode.kind !== 'none') return null;
  const words = messages().keys;
  const owes = owedBy(table, turn) > 0;
  return {
    kind: 'wide',
    hasWords: true,
    label: words.turn,
    keys: [
      ...(maySee(table) ? [key('pass', words.pass, `pass ${turn}`, mayEnter(table, 'pass', turn))] : []),
      key('fold', words.fold, `fold ${turn}`, owes && mayEnter(table, 'fold', turn)),
      { ...key('all', words.passAll, 'pass all', true), words: words.passAllWords },
    ],
    tap: (model, id) => (id === 'all' ? passAll(model) : enterTurn(model, id === 'fold' ? 'fold' : 'pass')),
  };
}

const key = (id: string, face: string, meaning: string, isReady: boolean): Key => ({
  ...{ id, face, meaning, words: face },
  ...{ look: isReady ? 'ready' : 'locked', isLocked: !isReady },
});
