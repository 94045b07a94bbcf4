/** Money from outside for the bank. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { t } from '../../../../i18n/language.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import { tapCoin } from '../tap-actions.ts';
import { MoneyCoins, Other } from './Coins.tsx';
import { CloseTray, TrayFrame } from './TrayFrame.tsx';

export function FundTray() {
  const { dealer, scene } = useScene();
  const { bank, currency } = scene.table;
  const owes = -(bank.balance ?? 0);
  return (
    <TrayFrame
      kind="hold"
      head={t().tray.fundBank}
      below={owes > 0 ? t().tray.broken(money(owes, currency)) : ''}
      end={<CloseTray />}
    >
      {owes > 0 && (
        <TapButton
          class="choice plain strong"
          meaning="owes"
          does={() => tapCoin(dealer.desk, dealer.hand, owes)}
        >
          {money(owes, currency)}
        </TapButton>
      )}
      <MoneyCoins />
      <Other />
    </TrayFrame>
  );
}
