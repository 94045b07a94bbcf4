/** Money from outside for the bank. */

import { Tap } from '../../../parts/Tap.tsx';
import { w } from '../../../words/words.ts';
import { money } from '../../../words/currency.ts';
import { useScene } from '../dealer.ts';
import { tapCoin } from '../taps.ts';
import { MoneyCoins, Other } from './coins.tsx';
import { CloseTray, TrayFrame } from './frame.tsx';

export function FundTray() {
  const { dealer, scene } = useScene();
  const { bank, currency } = scene.table;
  const owes = -(bank.balance ?? 0);
  return (
    <TrayFrame
      kind="hold"
      head={w().tray.fundBank}
      below={owes > 0 ? w().tray.broken(money(owes, currency)) : ''}
      end={<CloseTray />}
    >
      {owes > 0 && (
        <Tap class="choice plain strong" meaning="owes" does={() => tapCoin(dealer.desk, dealer.hand, owes)}>
          {money(owes, currency)}
        </Tap>
      )}
      <MoneyCoins />
      <Other />
    </TrayFrame>
  );
}
