/** What Basset adds to a player's tray: the coin that a rank key stakes, the stakes of the last deal, and a new book. */

import { money } from '../../../../i18n/amounts/currency.ts';
import { cancelMode } from '../../../../table-kit/model/ui-state.ts';
import { QuickMoney } from '../../../../table-kit/money/QuickMoney.tsx';
import { TrayButton } from '../../../../table-kit/trays/TrayFrame.tsx';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages } from '../../messages/messages.ts';
import { findPunter } from '../../table-queries.ts';
import { trayTasks } from '../grid/row-status.ts';
import { asLastDeal, stakeAsLastDeal } from '../model/as-last-deal.ts';
import { useScene } from '../model/basset-page.ts';
import { coinInTray } from '../model/coin-limits.ts';

/** The button with the coin leads back to the coins; the player stays selected. */
export function PunterTasks({ player, at }: { player: string; at: 'start' | 'end' }) {
  const { model, scene, ui } = useScene();
  const { actions, uiState } = model;
  const punter = findPunter(scene.table, player);
  if (!punter) return null;
  const tasks = trayTasks(scene.table, punter);
  const coin = coinInTray(scene.table, ui.mode, ui.selectedCoin);
  const stakeAsLast = () => stakeAsLastDeal(actions, uiState, player, asLastDeal(scene.table, punter));
  if (at === 'start')
    return (
      <>
        {coin !== null && (
          <TrayButton meaning="coin" onTap={() => cancelMode(uiState)}>
            {lateMessages().fixes.stake(money(coin, scene.table.currency))}…
          </TrayButton>
        )}
        {tasks.includes('last') && (
          <TrayButton meaning="last" onTap={stakeAsLast}>
            {messages().playerRow.asLastDeal}
          </TrayButton>
        )}
      </>
    );
  return tasks.includes('book') ? (
    <QuickMoney
      player={player}
      task="book"
      words={lateMessages().newBook.words}
      sentence={lateMessages().newBook.at}
      other={lateMessages().newBook.otherPrice}
    />
  ) : null;
}
