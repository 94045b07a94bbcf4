/** The tray in which coins and the number pad compose a sum, and one button moves it. */

import { money } from '../../../../i18n/amounts/currency.ts';
import { plain } from '../../../../i18n/markup.ts';
import { messages } from '../../messages/messages.ts';
import { ChoiceNote } from '../ChoiceButton.tsx';
import { moneySentence, sumOf, sumProblem, type MoneyMode } from '../model/money-modes.ts';
import { useScene } from '../model/page-model.ts';
import { moveMoney } from '../model/tap-actions.ts';
import { MoneyCoins } from './CoinKeys.tsx';
import './MoneyTray.css';
import { CloseTray, TrayButton, TrayFrame } from './TrayFrame.tsx';

interface MoneyTrayProps {
  mode: MoneyMode;
  head: string;
  below: string;
}

export function MoneyTray({ mode, head, below }: MoneyTrayProps) {
  const end = (
    <>
      <MoveButton mode={mode} />
      <CloseTray />
    </>
  );
  return (
    <TrayFrame kind="money" head={head} below={below} end={end}>
      <MoneyCoins mode={mode} />
      <StartOver mode={mode} />
    </TrayFrame>
  );
}

/** The button that moves the money. It says for whom, what and how much. */
function MoveButton({ mode }: { mode: MoneyMode }) {
  const { model, scene, ui } = useScene();
  const { table } = scene;
  const sum = sumOf(table, mode, ui.selectedCoin);
  const problem = sum === null ? null : sumProblem(table, mode, sum);
  return (
    <TrayButton
      class="money-tray__move"
      kind="best"
      meaning={JSON.stringify({ ...mode, sum: undefined })}
      isDisabled={sum === null || problem !== null}
      onTap={() => moveMoney(model.actions, model.uiState)}
    >
      <b>{plain(moneySentence(mode, sum, table.currency))}</b>
      {problem && <ChoiceNote text={problem} />}
    </TrayButton>
  );
}

/** Goes back to the preselected sum. It keeps its place while there is nothing to take back. */
function StartOver({ mode }: { mode: MoneyMode }) {
  const { model, scene } = useScene();
  const { sum, ...before } = mode;
  const onTap = () => {
    model.uiState.mode.value = before;
  };
  return (
    <TrayButton isDisabled={sum === undefined} onTap={onTap}>
      {messages().money.startOver}
      <span class="visually-hidden" role="status">
        {sum !== undefined && messages().money.sumSoFar(money(sum, scene.table.currency))}
      </span>
    </TrayButton>
  );
}
