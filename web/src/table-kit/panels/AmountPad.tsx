/** A number pad for other amounts, with the currency's units as keys. It acts for the tray that it was opened in. */

import { RichText } from '../../ui/text/RichText.tsx';
import { currencyOf, money } from '../../i18n/amounts/currency.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { ChoiceButton } from '../shell/ChoiceButton.tsx';
import { promptText } from '../shell/prompt-text.ts';
import './AmountPad.css';
import { coinLimits, enterSum, moneySentence, moneyTask, sumProblem } from '../model/money-tasks.ts';
import { useScene, type PageValues } from '../model/table-context.ts';
import { lateParts } from './late-parts.ts';
import { amountFault } from './amount-fault.ts';
import { FigureKeys } from '../fillers/amounts/FigureKeys.tsx';
import { TypedNumber } from '../fillers/amounts/TypedNumber.tsx';
import { unitsOf } from '../money/unit-keys.ts';
import { useEnteredText } from './use-entered-text.ts';

/** Returns the typed amount and a note: the formatted amount, its error, or the maximum if the field is empty. */
function readSum(
  typed: string,
  { model, scene: { table }, ui }: PageValues,
): { amount: number | null; note: string } {
  const currency = currencyOf(table.currency);
  const read = amountIn(typed, currency);
  const amount = read || null;
  const limits =
    moneyTask(model.game, table, ui.mode, ui.selectedCoin) ?? coinLimits(model.game, table, ui.mode);
  const { most } = limits;
  if (!typed) return { amount: null, note: most === null ? EMPTY : t().atMost(money(most, currency.code)) };
  if (read === 0) return { amount, note: t().amounts.aboveZero };
  if (amount === null) return { amount, note: amountFault(typed, currency) ?? EMPTY };
  const problem = sumProblem(limits, amount, currency.code);
  return problem ? { amount: null, note: problem } : { amount, note: money(amount, currency.code) };
}

/** Returns the sentence with the typed sum, or with a gap for it; null if the sum has no player yet. */
function padSentence(values: PageValues, sum: number | null): string | null {
  const { model, scene, ui } = values;
  const task = moneyTask(model.game, scene.table, ui.mode, ui.selectedCoin);
  if (task) return moneySentence(task, sum, scene.table.currency);
  const own = lateParts(model.game)?.padSentence?.(scene.table, ui, sum);
  if (own !== undefined) return own;
  return promptText({ ...values, ui: { ...ui, selectedCoin: sum } }).text;
}

const EMPTY = '\u00a0';

export function AmountPad() {
  const values = useScene();
  const { model, scene } = values;
  const currency = currencyOf(scene.table.currency);
  const { typedText, openPanel } = model.uiState;
  const typed = typedText.value;
  const { amount, note } = readSum(typed, values);
  const sentence = padSentence(values, amount);
  const confirm = () => {
    if (amount === null) return;
    openPanel.value = null;
    enterSum(model, amount);
  };
  useEnteredText(model.uiState, confirm);
  const change = (text: string): void => {
    typedText.value = text;
  };
  const close = (): void => {
    openPanel.value = null;
  };
  const [label, isWrong] = [messages().tray.otherAmount, typed !== '' && amount === null];
  return (
    <div class="amount-pad">
      <Sentence text={sentence} />
      <TypedNumber
        {...{ label, typed, note, isWrong, change, confirm, close }}
        describedBy={sentence ? 'amount-pad-sentence' : undefined}
      />
      <FigureKeys {...{ label, typed, change }} keys={unitsOf(currency)} layout="figures" />
      <ChoiceButton kind="best" class="amount-pad__done" isDisabled={amount === null} onTap={confirm}>
        {messages().tray.done}
      </ChoiceButton>
    </div>
  );
}

/** Whose sum is typed, and for what. */
function Sentence({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p class="amount-pad__sentence" id="amount-pad-sentence">
      <RichText text={text} />
    </p>
  );
}
