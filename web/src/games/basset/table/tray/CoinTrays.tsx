/** Trays that choose a coin: for the next stake, or for a new card. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { messages } from '../../messages/messages.ts';
import { useDerived, useMode, useScene } from '../model/basset-page.ts';
import { shownRefusal } from '../../../../table-kit/model/scene.ts';
import { toggleTray } from '../../../../table-kit/model/ui-state.ts';
import { Coins } from '../../../../table-kit/money/CoinKeys.tsx';
import { BackToSlip, CloseTray, TrayButton, TrayFrame } from '../../../../table-kit/trays/TrayFrame.tsx';
import { chosenSeat } from '../../table-queries.ts';
import { coinOnTap } from '../model/coin-limits.ts';
import { StakingEnd } from './StakingEnd.tsx';

export function CoinTray() {
  const hasHiddenSlip = useDerived(({ scene }) => shownRefusal(scene) !== null);
  const chosen = useDerived(({ scene, ui }) => {
    const punter = chosenSeat(scene.table, ui.selectedSeat);
    return punter ? coinOnTap(scene.table, ui.mode, ui.selectedCoin, punter) : ui.selectedCoin;
  });
  const isTurning = useDerived(({ ui }) => ui.pendingDraw !== null);
  const { mainButton, tray } = messages();
  return (
    <TrayFrame
      kind="usual"
      head={isTurning ? tray.fasse : kitMessages().tray.chooseCoin}
      below={isTurning ? mainButton.tapFasseKey : tray.thenCard}
      end={hasHiddenSlip ? <BackToSlip /> : !isTurning && <StakingEnd />}
    >
      <Coins chosen={chosen} />
    </TrayFrame>
  );
}

export function NewCardTray() {
  const mode = useMode('stake');
  const { model, scene } = useScene();
  if (!mode) return null;
  const staking = scene.table.phase === 'staking';
  // In landscape, a tap on the name opens the money tray. In other layouts it opens this tray if a card is due.
  const hasMoneyButton = !staking && model.layout.value !== 'landscape';
  return (
    <TrayFrame
      kind="usual"
      head={staking ? kitMessages().tray.chooseCoin : messages().playerRow.newCard}
      below={staking ? messages().tray.thenCard : mode.punter}
      end={
        <>
          {hasMoneyButton && (
            <TrayButton meaning="money" onTap={() => toggleTray(model.uiState, mode.punter)}>
              {kitMessages().tray.money}
            </TrayButton>
          )}
          <CloseTray />
        </>
      }
    >
      <Coins />
    </TrayFrame>
  );
}
