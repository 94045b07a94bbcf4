/** The tray that funds the bank with money from outside. */

import { money } from '../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import { findBank } from '../model/scene.ts';
import { useScene } from '../model/table-context.ts';
import { MoneyTray } from '../money/MoneyTray.tsx';

export function FundTray() {
  const { table } = useScene().scene;
  const debt = -(findBank(table)?.purse ?? 0);
  const below = debt > 0 ? messages().tray.broke(money(debt, table.currency)) : '';
  return <MoneyTray head={messages().tray.fundBank} below={below} />;
}
