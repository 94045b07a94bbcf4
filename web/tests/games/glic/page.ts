/** A page that shows a view of Glic and records the entries of its taps. */

import type { OwnMode, Ui } from '../../../src/games/glic/model/own-mode.ts';
import type { Table } from '../../../src/games/glic/view.ts';
import type { Command } from '../../../src/outbox/entry.ts';
import type { TableModel } from '../../../src/table-kit/model/table-model.ts';

const stateOf = <Value>(value: Value) => {
  const held = { value, peek: () => held.value };
  return held;
};

export function page(view: Table, first: Ui['mode'] = { kind: 'none' }) {
  const entered: Command[] = [];
  const mode = stateOf(first);
  const actions = {
    table: () => view,
    enqueue: (kind: string, fields: Record<string, unknown>) => {
      entered.push({ kind, fields });
      return '';
    },
  };
  const uiState = { mode, isEndConfirmed: stateOf(false), selectedCoin: stateOf<number | null>(null) };
  return { entered, mode, model: { actions, uiState } as unknown as TableModel<Table, OwnMode> };
}
