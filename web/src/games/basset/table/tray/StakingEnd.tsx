/** At the end of the tray while players stake: the last deal's stakes for the whole table, else a hint. */

import { messages } from '../../messages/messages.ts';
import { allAsLastDeal, stakeAllAsLastDeal } from '../as-last-deal.ts';
import { useDerived, usePageModel } from '../page-model.ts';
import { TrayButton, TrayHint } from './TrayFrame.tsx';

export function StakingEnd() {
  const { actions, uiState } = usePageModel();
  const players = useDerived(({ scene }) => allAsLastDeal(scene.table).length);
  if (!players) return <TrayHint text={messages().tray.stakingHint} />;
  return (
    <TrayButton meaning="all as last deal" onTap={() => stakeAllAsLastDeal(actions, uiState)}>
      {messages().tray.allAsLastDeal}
    </TrayButton>
  );
}
