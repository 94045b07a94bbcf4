/** The tray that funds the bank with money from outside. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import { tapCoin } from '../tap-actions.ts';
import { MoneyCoins, OtherAmount } from './CoinKeys.tsx';
import { CloseTray, TrayButton, TrayFrame } from './TrayFrame.tsx';

export function FundTray() {
  const { model, scene } = useScene();
  const { bank, currency } = scene.table;
  const debt = -(bank.balance ?? 0);
  return (
    <TrayFrame
      kind="usual"
      head={messages().tray.fundBank}
      below={debt > 0 ? messages().tray.broke(money(debt, currency)) : ''}
      end={<CloseTray />}
    >
      {debt > 0 && (
        <TrayButton kind="strong" meaning="owes" onTap={() => tapCoin(model.actions, model.uiState, debt)}>
          {money(debt, currency)}
        </TrayButton>
      )}
      <MoneyCoins />
      <OtherAmount />
    </TrayFrame>
  );
}
