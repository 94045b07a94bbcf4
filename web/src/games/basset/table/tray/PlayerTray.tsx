/** The chosen punter: money in and out, a new book, what happened to them. */

import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import type { Mode, Task } from '../ui-state.ts';
import { trayTasks, asLastDeal } from '../grid/row-status.ts';
import { findPunter } from '../../table-queries.ts';
import type { Punter } from '../../view.ts';
import { stakeAsLastDeal, moveMoney } from '../tap-actions.ts';
import { MoneyCoins, Other } from './CoinKeys.tsx';
import { CloseTray, TrayButton, TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function PunterTray({ grip: mode }: { grip: Extract<Mode, { kind: 'punter' }> }) {
  const { scene } = useScene();
  const punter = findPunter(scene.table, mode.punter);
  if (!punter) return null;
  const below =
    punter.escrow || punter.at_table
      ? messages().playerRow.onTable(money(punter.at_table + punter.escrow, scene.table.currency))
      : '';
  return (
    <TrayFrame kind="hold" head={punter.name} below={below} end={<CloseTray />}>
      {mode.task ? <TaskCoins punter={punter} task={mode.task} /> : <Tasks punter={punter} />}
    </TrayFrame>
  );
}

function Tasks({ punter }: { punter: Punter }) {
  const { model, scene } = useScene();
  const { uiState, actions } = model;
  const asked = trayTasks(scene.table, punter);
  const open = (task: Task) => () => {
    uiState.mode.value = { kind: 'punter', punter: punter.name, task };
  };
  const asLast = () => stakeAsLastDeal(actions, uiState, punter.name, asLastDeal(scene.table, punter));
  return (
    <TrayTasks>
      {asked.includes('last') && (
        <TrayButton meaning="last" does={asLast}>
          {messages().playerRow.asLastDeal}
        </TrayButton>
      )}
      {asked.includes('buyin') && (
        <TrayButton meaning="buyin" does={open('buyin')}>
          {messages().tray.buyIn}
        </TrayButton>
      )}
      {asked.includes('cashout') && (
        <TrayButton meaning="cashout" does={open('cashout')}>
          {messages().tray.cashOut}
        </TrayButton>
      )}
      {asked.includes('book') && (
        <TrayButton meaning="book" does={open('book')}>
          {messages().tray.newBook}
        </TrayButton>
      )}
      <TrayLink href={`/tables/${model.outbox.id}/log`}>{messages().tray.history}</TrayLink>
    </TrayTasks>
  );
}

/** The usual sum stands on a button of its own: what they brought, all they have, the last book's price. */
function TaskCoins({ punter, task }: { punter: Punter; task: Task }) {
  const { model, scene, ui } = useScene();
  const usual = task === 'cashout' ? punter.purse : task === 'buyin' ? usualPurse(punter) : ui.selectedCoin;
  const words = {
    buyin: messages().tray.buyInOf,
    cashout: messages().tray.cashOutOf,
    book: messages().tray.newBookFor,
  }[task];
  const does = () => usual && moveMoney(model.actions, model.uiState, task, punter.name, usual);
  return (
    <>
      {usual !== null && usual > 0 && (
        <TrayButton kind="strong" meaning={task} does={() => void does()}>
          {words(money(usual, scene.table.currency))}
        </TrayButton>
      )}
      <MoneyCoins />
      <Other />
    </>
  );
}

/** What they brought in together, up to now, at one sitting. */
const usualPurse = (punter: Punter): number | null => (punter.brought_in ? punter.brought_in : null);
