/** The tray while players stake: the coins, and what can be done with the bank. */

import { useCoinsOfPhone } from '../../../table-kit/banks/coins-of-phone.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { windowSize } from '../../../table-kit/shell/layout.ts';
import { TrayFrame } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { coinsOfTablet } from './coins-of-tablet.ts';
import { useDerived, usePageModel } from './page.ts';
import { PassKey } from './PassKey.tsx';
import { bankValues, stakingValues } from './staking-values.ts';
import { AcceptKey, AgainKey, BancoKey, KeyColumns, LastStakeKey, RefillKey } from './StakingKeys.tsx';

export function StakingTray() {
  const { mayStake, isCovered } = useDerived(stakingValues);
  const words = messages().table;
  const asked = mayStake ? [words.whoStakes, words.chooseCoin] : ['', ''];
  const [head, below] = isCovered ? [words.allCovered, words.tapWhoWon] : asked;
  return (
    <TrayFrame
      kind="usual"
      head={head ?? ''}
      below={below ?? ''}
      end={usePageModel().layout.value === 'phone' ? null : <EndKeys />}
    >
      {mayStake && <StakeCoins />}
      <StakingKeys />
    </TrayFrame>
  );
}

function StakeCoins() {
  const { hasCheval, hasAccept } = useDerived(stakingValues);
  const shown = usePageModel().layout.value;
  const coinsOfPhone = useCoinsOfPhone();
  if (shown === 'phone') return <Coins most={coinsOfPhone} />;
  const [width] = windowSize.value;
  return <Coins isClose most={shown === 'portrait' ? 4 : coinsOfTablet(width, { hasCheval, hasAccept })} />;
}

/** Whether the key that accepts stands beside the coins: the end of the tray has room for two keys. */
const acceptsBefore = (layout: string, { mayAdd, putsIn }: ReturnType<typeof bankValues>): boolean =>
  layout !== 'phone' && mayAdd && putsIn !== null;

function EndKeys() {
  return <BankKeys hasAccept={!acceptsBefore(usePageModel().layout.value, useDerived(bankValues))} />;
}

/** The keys of the tray but the coins. A phone has a row for the coins, and one for everything else. */
function StakingKeys() {
  const { mayStake, hasCheval, mayBanco } = useDerived(stakingValues);
  const bank = useDerived(bankValues);
  const shown = usePageModel().layout.value;
  return (
    <KeyColumns>
      {mayStake && shown !== 'phone' && <LastStakeKey />}
      {/* Keys that are always there come first, so that no other key takes their place. */}
      {shown !== 'landscape' && <BancoKey isCheval={false} isDisabled={!mayBanco} />}
      {hasCheval && <BancoKey isCheval isDisabled={!mayBanco} />}
      {acceptsBefore(shown, bank) && <AcceptKey />}
      {shown === 'phone' && <BankKeys hasAccept />}
      <AgainKey />
      {mayStake && shown === 'phone' && <LastStakeKey />}
    </KeyColumns>
  );
}

/** What the banker may do. */
function BankKeys({ hasAccept }: { readonly hasAccept: boolean }) {
  const { mayAdd } = useDerived(bankValues);
  return (
    <>
      <PassKey />
      {hasAccept && <AcceptKey />}
      {mayAdd && <RefillKey />}
    </>
  );
}
