/** The tray that funds the bank with money from outside. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import { tapCoin } from '../tap-actions.ts';
import { MoneyCoins, Other } from './CoinKeys.tsx';
import { CloseTray, TrayButton, TrayFrame } from './TrayFrame.tsx';

export function FundTray() {
  const { model, scene } = useScene();
  const { bank, currency } = scene.table;
  const owes = -(bank.balance ?? 0);
  return (
    <TrayFrame
      kind="usual"
      head={messages().tray.fundBank}
      below={owes > 0 ? messages().tray.broke(money(owes, currency)) : ''}
      end={<CloseTray />}
    >
      {owes > 0 && (
        <TrayButton kind="strong" meaning="owes" onTap={() => tapCoin(model.actions, model.uiState, owes)}>
          {money(owes, currency)}
        </TrayButton>
      )}
      <MoneyCoins />
      <Other />
    </TrayFrame>
  );
}
