/** The tray while no action is open: coins before the fasse, what the bank would pay after it. */

import { useDerived } from '../model/basset-page.ts';
import { BankTray } from './BankTray.tsx';
import { CoinTray } from './CoinTrays.tsx';

export function IdleTray() {
  const isStaking = useDerived(({ scene }) => scene.table.phase === 'staking');
  return isStaking ? <CoinTray /> : <BankTray />;
}
