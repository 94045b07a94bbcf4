/** The keys at the bottom: what the player in turn does beside the main button, which passes. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Key, Keys } from '../../table-kit/table-game.ts';
import { mayEnter } from '../../table-kit/offers/allowed-entries.ts';
import { messages } from './messages/messages.ts';
import { enterTurn, passAll } from './model/actions.ts';
import type { OwnMode, Ui } from './model/own-mode.ts';
import { maySee, owedBy } from './model/table-queries.ts';
import type { Table } from './view.ts';

/** Null where no player is in turn. Each key stays in its place, locked while nothing is owed. */
export function tableKeys(table: Table, { mode }: Pick<Ui, 'mode'>): Keys<Table, OwnMode> | null {
  const { turn } = table;
  if (turn === null || table.winners.length || mode.kind !== 'none') return null;
  const words = messages().keys;
  const owed = owedBy(table, turn);
  return {
    kind: 'wide',
    hasWords: true,
    label: words.turn,
    keys: [
      key(
        'see',
        owed > 0 ? words.see(money(owed, table.currency)) : words.seeNothing,
        `see ${turn}`,
        maySee(table),
      ),
      key('fold', words.fold, `fold ${turn}`, owed > 0 && mayEnter(table, 'fold', turn)),
      { ...key('all', words.passAll, 'pass all', true), words: words.passAllWords },
    ],
    tap: (model, id) => (id === 'all' ? passAll(model) : enterTurn(model, id === 'fold' ? 'fold' : 'see')),
  };
}

const key = (id: string, face: string, meaning: string, isReady: boolean): Key => ({
  ...{ id, face, meaning, words: face },
  ...{ look: isReady ? 'ready' : 'locked', isLocked: !isReady },
});
