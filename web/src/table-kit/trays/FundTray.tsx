/** The tray that funds the bank with money from outside. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { useScene } from '../model/page-model.ts';
import type { Mode } from '../model/ui-state.ts';
import { MoneyTray } from './MoneyTray.tsx';

export function FundTray({ mode }: { mode: Extract<Mode, { kind: 'fund' }> }) {
  const { bank, currency } = useScene().scene.table;
  const debt = -(bank.balance ?? 0);
  const below = debt > 0 ? messages().tray.broke(money(debt, currency)) : '';
  return <MoneyTray mode={mode} head={messages().tray.fundBank} below={below} />;
}
