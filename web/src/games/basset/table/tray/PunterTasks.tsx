/** What Basset adds to a player's tray: the stakes of the last deal, and a new book. */

import { QuickMoney } from '../../../../table-kit/money/QuickMoney.tsx';
import { TrayButton } from '../../../../table-kit/trays/TrayFrame.tsx';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages } from '../../messages/messages.ts';
import { findPunter } from '../../table-queries.ts';
import { trayTasks } from '../grid/row-status.ts';
import { asLastDeal, stakeAsLastDeal } from '../model/as-last-deal.ts';
import { useScene } from '../model/basset-page.ts';

export function PunterTasks({ player, at }: { player: string; at: 'start' | 'end' }) {
  const { model, scene } = useScene();
  const { actions, uiState } = model;
  const punter = findPunter(scene.table, player);
  if (!punter) return null;
  const tasks = trayTasks(scene.table, punter);
  const stakeAsLast = () => stakeAsLastDeal(actions, uiState, player, asLastDeal(scene.table, punter));
  if (at === 'start' && tasks.includes('last'))
    return (
      <TrayButton meaning="last" onTap={stakeAsLast}>
        {messages().playerRow.asLastDeal}
      </TrayButton>
    );
  return at === 'end' && tasks.includes('book') ? (
    <QuickMoney
      player={player}
      task="book"
      words={lateMessages().newBook.words}
      sentence={lateMessages().newBook.at}
      other={lateMessages().newBook.otherPrice}
    />
  ) : null;
}
