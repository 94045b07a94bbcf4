/** A number pad for other amounts, with the currency's units as keys. */

import { useState } from 'preact/hooks';
import { Icon } from '../../../../ui/Icon.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { currencyOf, money } from '../../../../i18n/currency.ts';
import { amountIn, sumFault } from '../../../../i18n/money.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { ChoiceButton } from '../ChoiceButton.tsx';
import './AmountPad.css';
import { useScene } from '../page-model.ts';
import type { Mode } from '../ui-state.ts';
import { maxAmount } from '../coin-choices.ts';
import type { Table } from '../../view.ts';
import { tapCoin } from '../tap-actions.ts';

const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const UNITS: Readonly<Record<string, readonly string[]>> = {
  lsd: ['gn', 'l', 's', 'd'],
  livre: ['louis', 'ecu', 'l', 's', 'd'],
};

/** Returns the unit keys of a currency. */
export const unitsOf = (code: string, decimals: number): readonly string[] =>
  UNITS[code] ?? (decimals ? ['.'] : []);

/** Returns the typed amount and a note: the formatted amount, its error, or the maximum if the field is empty. */
function readSum(typed: string, table: Table, mode: Mode): { amount: number | null; note: string } {
  const currency = currencyOf(table.currency);
  const amount = amountIn(typed, currency);
  const maximum = maxAmount(table, mode);
  if (maximum !== null && (!typed || (amount ?? 0) > maximum))
    return { amount: null, note: t().sheetLine.atMost(money(maximum, currency.code)) };
  return amount
    ? { amount, note: money(amount, currency.code) }
    : { amount: null, note: sumFault(typed, currency, '') || '\u00a0' };
}

export function AmountPad() {
  const { model, scene, ui } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [typed, setTyped] = useState('');
  const { amount, note } = readSum(typed, scene.table, ui.mode);
  const confirm = () => {
    model.uiState.openPanel.value = null;
    if (amount !== null) tapCoin(model.actions, model.uiState, amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // The panel closes and the focus moves. The same key press would click the newly focused button.
    const isEnter = event.key === 'Enter';
    if (isEnter) event.preventDefault();
    if (isEnter && amount !== null) confirm();
    if (event.key === 'Escape') model.uiState.openPanel.value = null;
  };
  return (
    <div class="amount-pad">
      <input
        value={typed}
        inputMode="none"
        autocomplete="off"
        aria-label={messages().tray.otherAmount}
        aria-invalid={typed !== '' && amount === null}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output>{note}</output>
      <Figures
        keys={[...FIGURES, ...unitsOf(currency.code, currency.decimals)]}
        add={(figure) => setTyped((before) => before + figure)}
        removeLast={() => setTyped((before) => before.slice(0, -1))}
      />
      <ChoiceButton kind="best" class="amount-pad__done" isDisabled={amount === null} onTap={confirm}>
        {messages().tray.done}
      </ChoiceButton>
    </div>
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
