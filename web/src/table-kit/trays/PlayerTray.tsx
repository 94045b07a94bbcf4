/** The tray of a player: buy-in, cash-out, what the game adds, corrections, a QR code, and the history. */

import { pageWords } from '../../i18n/page-words.ts';
import { messages as followMessages } from '../../features/follow/messages/messages.ts';
import { t } from '../../i18n/language.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { messages } from '../messages/messages.ts';
import { panelMessages } from '../messages/panels-messages.ts';
import { trayMessages } from './messages/messages.ts';
import { entriesOfPlayer } from '../model/entries-of.ts';
import type { KitMode } from '../model/modes.ts';
import { onTableOf } from '../model/money-tasks.ts';
import { findPlayer } from '../model/scene.ts';
import { hasPlaces, hasResult } from '../parties.ts';
import { useScene } from '../model/table-context.ts';
import type { Party, TableView } from '../model/table-view.ts';
import { MoneyTray } from '../money/MoneyTray.tsx';
import { QuickMoney } from '../money/QuickMoney.tsx';
import { lateParts } from '../panels/late-parts.ts';
import { CloseTray, CorrectButton, TrayButton, TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function PlayerTray({ mode }: { mode: Extract<KitMode, { kind: 'player' }> }) {
  const { model, scene } = useScene();
  const { table } = scene;
  const player = findPlayer(table, mode.player);
  if (!player) return null;
  const isLinked = table.bankrolls?.[player.name] !== undefined;
  const below = [onTable(table, onTableOf(model.game, table, player.name))]
    .concat(isLinked ? pageWords().seats.withBankroll : '')
    .concat(
      hasResult(scene.serverView ?? table)
        ? standing(table, player, hasPlaces(scene.serverView ?? table))
        : '',
    )
    .filter(Boolean)
    .join(' · ')
    .replace(/^./u, t().capitalize);
  if (mode.task !== null) return <MoneyTray head={player.name} below={below} />;
  return (
    <TrayFrame kind="usual" head={player.name} below={below} end={<CloseTray />}>
      <Tasks player={player} />
    </TrayFrame>
  );
}

/** Returns what a player has on the table, in words; '' without anything. */
function onTable({ currency }: TableView, amount: number): string {
  return amount ? messages().rows.onTable(money(amount, currency)) : '';
}

/** Returns what "0 · 1st" in the row means, in words; '' before the first result. */
function standing({ currency }: TableView, { net: won, place }: Party, hasPlace: boolean): string {
  if (won === null || place === null) return '';
  const sums = [won, -won].map((sum) => (sum > 0 ? money(sum, currency) : ''));
  return trayMessages().standing(sums[0]!, sums[1]!, hasPlace ? place : null);
}

function Tasks({ player: { name, purse } }: { player: Party }) {
  const { model, scene } = useScene();
  const { uiState, game } = model;
  const isOpen = scene.table.phase !== 'closed';
  const openCashOut = () => {
    uiState.mode.value = { kind: 'player', player: name, task: 'cashout' };
  };
  const PlayerTasks = lateParts(game)?.PlayerTasks;
  return (
    <TrayTasks>
      {isOpen && PlayerTasks && <PlayerTasks player={name} at="start" />}
      {isOpen && (
        <QuickMoney
          player={name}
          task="buyin"
          words={messages().tray.buyIn}
          sentence={panelMessages().fixes.buyIn}
          other={trayMessages().otherBuyIn}
        />
      )}
      {isOpen && purse !== 0 && (
        <TrayButton meaning="cashout" onTap={openCashOut}>
          {messages().tray.cashOut}
        </TrayButton>
      )}
      {isOpen && PlayerTasks && <PlayerTasks player={name} at="end" />}
      <CorrectButton
        entriesOf={(standing) => entriesOfPlayer(standing, name, lateParts(game)?.concernsAll)}
      />
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
