/** The tray in which coins and the number pad compose a sum, and one button moves it. */

import { money } from '../../i18n/amounts/currency.ts';
import { plain } from '../../i18n/markup.ts';
import { trayMessages } from '../trays/messages/messages.ts';
import {
  composedSum,
  moneySentence,
  moneyTask,
  moveMoney,
  sumOf,
  sumProblem,
  withSum,
} from '../model/money-tasks.ts';
import { useScene } from '../model/table-context.ts';
import { ChoiceNote } from '../shell/ChoiceButton.tsx';
import { CloseTray, TrayButton, TrayFrame } from '../trays/TrayFrame.tsx';
import { MoneyCoins } from './CoinKeys.tsx';
import './MoneyTray.css';

interface MoneyTrayProps {
  readonly head: string;
  readonly below: string;
}

export function MoneyTray({ head, below }: MoneyTrayProps) {
  const end = (
    <>
      <MoveButton />
      <CloseTray />
    </>
  );
  return (
    <TrayFrame kind="money" head={head} below={below} end={end}>
      <MoneyCoins />
      <StartOver />
    </TrayFrame>
  );
}

/** The button that moves the money. It says for whom, what and how much. */
function MoveButton() {
  const { model, scene, ui } = useScene();
  const { table } = scene;
  const { mode } = ui;
  const task = moneyTask(model.game, table, mode, ui.selectedCoin);
  if (!task) return null;
  const sum = sumOf(task, mode);
  const problem = sum === null ? null : sumProblem(task, sum, table.currency);
  const note = problem ?? task.note;
  return (
    <TrayButton
      class="money-tray__move"
      kind="best"
      meaning={JSON.stringify({ ...mode, sum: undefined })}
      isDisabled={sum === null || problem !== null}
      onTap={() => moveMoney(model)}
    >
      <b>{plain(moneySentence(task, sum, table.currency))}</b>
      {note && <ChoiceNote text={note} />}
    </TrayButton>
  );
}

/** Goes back to the preselected sum. It keeps its place while there is nothing to take back. */
function StartOver() {
  const { model, scene, ui } = useScene();
  const sum = composedSum(ui.mode);
  const onTap = () => {
    model.uiState.mode.value = withSum(ui.mode, undefined);
  };
  return (
    <TrayButton isDisabled={sum === null} onTap={onTap}>
      {trayMessages().startOver}
      <span class="visually-hidden" role="status">
        {sum !== null && trayMessages().sumSoFar(money(sum, scene.table.currency))}
      </span>
    </TrayButton>
  );
}
