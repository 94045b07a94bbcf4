/** The tray of the chosen punter: stakes as last deal, buy-in, cash-out, a new book, a QR code, and the history. */

import { t } from '../../../../i18n/language.ts';
import { messages as followMessages } from '../../../../features/follow/messages/messages.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { useScene } from '../model/page-model.ts';
import type { Mode, Task } from '../model/ui-state.ts';
import { asLastDeal, stakeAsLastDeal } from '../model/as-last-deal.ts';
import { trayTasks } from '../grid/row-status.ts';
import { entriesOfPlayer } from '../model/entries-of.ts';
import { findPunter } from '../../table-queries.ts';
import type { Punter } from '../../view.ts';
import { moneyMode } from '../model/money-modes.ts';
import { MoneyTray } from './MoneyTray.tsx';
import { CloseTray, CorrectButton, TrayButton, TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function PunterTray({ mode }: { mode: Extract<Mode, { kind: 'punter' }> }) {
  const { scene } = useScene();
  const punter = findPunter(scene.table, mode.punter);
  if (!punter) return null;
  const onTable =
    punter.escrow || punter.at_table
      ? messages().playerRow.onTable(money(punter.at_table + punter.escrow, scene.table.currency))
      : '';
  const isLinked = scene.table.bankrolls?.[punter.name] !== undefined;
  const below = [onTable, isLinked ? t().seats.withBankroll : ''].filter(Boolean).join(' · ');
  const moving = moneyMode(mode);
  if (moving) return <MoneyTray mode={moving} head={punter.name} below={below} />;
  return (
    <TrayFrame kind="usual" head={punter.name} below={below} end={<CloseTray />}>
      <Tasks punter={punter} />
    </TrayFrame>
  );
}

function Tasks({ punter }: { punter: Punter }) {
  const { model, scene } = useScene();
  const { uiState, actions } = model;
  const tasks = trayTasks(scene.table, punter);
  const open = (task: Task) => () => {
    uiState.mode.value = { kind: 'punter', punter: punter.name, task };
  };
  const stakeAsLast = () => stakeAsLastDeal(actions, uiState, punter.name, asLastDeal(scene.table, punter));
  return (
    <TrayTasks>
      {tasks.includes('last') && (
        <TrayButton meaning="last" onTap={stakeAsLast}>
          {messages().playerRow.asLastDeal}
        </TrayButton>
      )}
      {tasks.includes('buyin') && (
        <TrayButton meaning="buyin" onTap={open('buyin')}>
          {messages().tray.buyIn}
        </TrayButton>
      )}
      {tasks.includes('cashout') && (
        <TrayButton meaning="cashout" onTap={open('cashout')}>
          {messages().tray.cashOut}
        </TrayButton>
      )}
      {tasks.includes('book') && (
        <TrayButton meaning="book" onTap={open('book')}>
          {messages().tray.newBook}
        </TrayButton>
      )}
      <CorrectButton entriesOf={(standing) => entriesOfPlayer(standing, punter.name)} />
      <CodeButton />
      <TrayLink href={`/tables/${model.outbox.id}/log`}>{messages().tray.history}</TrayLink>
    </TrayTasks>
  );
}

/** The button that shows the QR code of the player's page. */
function CodeButton() {
  const { uiState } = useScene().model;
  const onTap = () => {
    uiState.openPanel.value = 'code';
  };
  return (
    <TrayButton meaning="code" onTap={onTap}>
      {followMessages().playerButton}
    </TrayButton>
  );
}
