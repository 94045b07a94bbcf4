/** At the end of the tray while players stake: the last deal's stakes for the whole table, else a hint. */

import { messages } from '../../messages/messages.ts';
import { chosenSeat } from '../../table-queries.ts';
import { allAsLastDeal, asLastDeal, stakeAllAsLastDeal, stakeAsLastDeal } from '../model/as-last-deal.ts';
import { ChoiceNote } from '../../../../table-kit/shell/ChoiceButton.tsx';
import { useDerived, usePageModel } from '../model/basset-page.ts';
import { TrayButton, TrayHint } from '../../../../table-kit/trays/TrayFrame.tsx';

export function StakingEnd() {
  const { actions, uiState } = usePageModel();
  const players = useDerived(({ scene }) => allAsLastDeal(scene.table).length);
  if (!players) return <TrayHint text={messages().tray.stakingHint} />;
  return (
    <>
      <ChosenAsLastDeal />
      <TrayButton meaning="all as last deal" onTap={() => stakeAllAsLastDeal(actions, uiState)}>
        {messages().tray.allAsLastDeal}
      </TrayButton>
    </>
  );
}

/** The last deal's stakes for the chosen player, in layouts whose rows have no room for it. */
function ChosenAsLastDeal() {
  const { actions, uiState, layout } = usePageModel();
  const { name, stakes } = useDerived(({ scene, ui }) => {
    const chosen = chosenSeat(scene.table, ui.selectedSeat);
    return { name: chosen?.name ?? '', stakes: chosen ? asLastDeal(scene.table, chosen) : [] };
  });
  if (layout.value === 'landscape' || !stakes.length) return null;
  return (
    <TrayButton meaning={name} onTap={() => stakeAsLastDeal(actions, uiState, name, stakes)}>
      <b>{messages().playerRow.asLastDeal}</b>
      <ChoiceNote text={name} />
    </TrayButton>
  );
}
