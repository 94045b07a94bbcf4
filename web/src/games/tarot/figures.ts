/** The figures of the band: the pot. */

import { money } from '../../i18n/amounts/currency.ts';
import type { Figure } from '../../table-kit/table-game.ts';
import { messages } from './messages/messages.ts';
import type { OwnMode } from './model/own-mode.ts';
import type { Table } from './view.ts';

export function tableFigures({ pot, currency }: Table): readonly Figure<Table, OwnMode>[] {
  const words = messages().table;
  const value = money(pot, currency);
  return [{ id: 'pot', kind: 'main', value, label: words.pot, short: words.potShort(value) }];
}
