/** A number pad for other amounts, with the currency's units as keys. It acts for the tray that it was opened in. */

import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { currencyOf, money } from '../../i18n/amounts/currency.ts';
import { amountIn } from '../../i18n/amounts/money.ts';
import { t } from '../../i18n/language.ts';
import { messages } from '../messages/messages.ts';
import { ChoiceButton } from '../shell/ChoiceButton.tsx';
import { promptText } from '../shell/prompt-text.ts';
import './AmountPad.css';
import { coinLimits, enterSum, moneySentence, moneyTask, sumProblem } from '../model/money-tasks.ts';
import { useScene, type PageValues } from '../model/table-context.ts';
import type { UiState } from '../model/table-model.ts';
import { lateParts } from './late-parts.ts';
import { amountFault } from './amount-fault.ts';
import { unitsOf, withKey, withoutLast } from '../money/unit-keys.ts';
import { useEnteredText } from './use-entered-text.ts';

const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Returns the typed amount and a note: the formatted amount, its error, or the maximum if the field is empty. */
function readSum(
  typed: string,
  { model, scene: { table }, ui }: PageValues,
): { amount: number | null; note: string } {
  const currency = currencyOf(table.currency);
  const amount = amountIn(typed, currency) || null;
  const limits =
    moneyTask(model.game, table, ui.mode, ui.selectedCoin) ?? coinLimits(model.game, table, ui.mode);
  const { most } = limits;
  if (!typed) return { amount: null, note: most === null ? EMPTY : t().atMost(money(most, currency.code)) };
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
  const onKeyDown = (event: KeyboardEvent) => handleKey(event, confirm, model.uiState);
  return (
    <div class="amount-pad">
      <Sentence text={sentence} />
      <input
        value={typed}
        inputMode="none"
        autocomplete="off"
        aria-label={messages().tray.otherAmount}
        aria-describedby={sentence ? 'amount-pad-sentence' : undefined}
        aria-invalid={typed !== '' && amount === null}
        onInput={(event) => (typedText.value = event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output data-fault={typed !== '' && amount === null}>{note}</output>
      <Figures
        keys={[...FIGURES, ...unitsOf(currency)]}
        add={(key) => (typedText.value = withKey(typedText.value, key))}
        removeLast={() => (typedText.value = withoutLast(typedText.value))}
      />
      <ChoiceButton kind="best" class="amount-pad__done" isDisabled={amount === null} onTap={confirm}>
        {messages().tray.done}
      </ChoiceButton>
    </div>
  );
}

function handleKey(event: KeyboardEvent, confirm: () => void, { openPanel }: UiState): void {
  event.stopPropagation();
  if (event.key === 'Escape') openPanel.value = null;
  if (event.key !== 'Enter') return;
  // The panel closes and the focus moves. The same key press would click the newly focused button.
  event.preventDefault();
  confirm();
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

interface FiguresProps {
  keys: readonly string[];
  add: (figure: string) => void;
  removeLast: () => void;
}

function Figures({ keys, add, removeLast }: FiguresProps) {
  return (
    <div class="amount-pad__figures">
      {keys.map((figure) => (
        <TapButton key={figure} class="amount-pad__key" bounce={0} onTap={() => add(figure)}>
          {figure}
        </TapButton>
      ))}
      <TapButton class="amount-pad__key" bounce={0} onTap={removeLast} aria-label={messages().tray.backspace}>
        <Icon sign="undo" />
      </TapButton>
    </div>
  );
}
