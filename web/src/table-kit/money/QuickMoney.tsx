/** A money task in a player's tray: one button moves the usual sum, the one beside it composes another. */

import type { KitMode } from '../model/modes.ts';
import { moneyTask, moveMoney, usualSum } from '../model/money-tasks.ts';
import { useScene } from '../model/table-context.ts';
import { money } from '../../i18n/amounts/currency.ts';
import { TrayButton } from '../trays/TrayFrame.tsx';
import './QuickMoney.css';

interface QuickMoneyProps {
  readonly player: string;
  readonly task: string;
  /** The task without a sum, if no usual sum can be moved. */
  readonly words: string;
  /** The task with its usual sum. */
  sentence(sum: string): string;
  /** What the second button does, for a screen reader. */
  readonly other: string;
}

export function QuickMoney({ player, task, words, sentence, other }: QuickMoneyProps) {
  const { model, scene, ui } = useScene();
  const { currency } = scene.table;
  const mode: KitMode = { kind: 'player', player, task };
  const found = moneyTask(model.game, scene.table, mode, ui.selectedCoin);
  const sum = found && usualSum(found, currency);
  const openTray = () => {
    model.uiState.mode.value = mode;
  };
  if (!sum)
    return (
      <TrayButton meaning={task} onTap={openTray}>
        {words}
      </TrayButton>
    );
  return (
    <div class="quick-money">
      {/* With another player or sum, the button is new: a tap meant for the one before does nothing. */}
      <TrayButton
        class="quick-money__move"
        meaning={JSON.stringify([task, player, sum])}
        onTap={() => moveMoney(model, mode)}
      >
        {sentence(money(sum, currency))}
      </TrayButton>
      <TrayButton class="quick-money__other" meaning={`${task} other`} onTap={openTray} aria-label={other}>
        …
      </TrayButton>
    </div>
  );
}
