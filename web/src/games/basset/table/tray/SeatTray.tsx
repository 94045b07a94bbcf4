/** The form that adds a player: name, purse, suit. */

import { useState } from 'preact/hooks';
import { Icon } from '../../../../ui/Icon.tsx';
import { amountIn, sumFault } from '../../../../i18n/money.ts';
import { nameFault } from '../../../../i18n/names.ts';
import { usualPurse } from '../../../../i18n/coins.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { currencyOf, money } from '../../../../i18n/currency.ts';
import './SeatTray.css';
import { useScene } from '../page-model.ts';
import { cancelAll, type UiState } from '../ui-state.ts';
import type { Suit } from '../../view.ts';
import { CloseTray, TrayButton, TrayFrame } from './TrayFrame.tsx';

const SUITS: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs'];

/** Keeps the form open while the dealer types: a refusal must not close it. */
function keepOpen({ mode, keepsModeOnRefusal }: UiState): void {
  if (mode.value.kind !== 'seat') mode.value = { kind: 'seat', name: '' };
  keepsModeOnRefusal.value = true;
}

export function SeatTray({ name: initialName }: { name: string }) {
  const { model, scene } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [name, setName] = useState(initialName);
  const [purse, setPurse] = useState(money(usualPurse(currency), currency.code));
  const [suit, setSuit] = useState<Suit | null>(null);
  const amount = amountIn(purse, currency);
  const nameError = name.trim() ? nameFault(name) : null;
  const purseError = sumFault(purse, currency, t().newTable.invalidAmount);
  const ready = name.trim() !== '' && !nameError && amount !== null;
  const addPlayer = () => {
    cancelAll(model.uiState);
    model.uiState.mode.value = { kind: 'seat', name: '' };
    setName('');
    setSuit(null);
    model.actions.enqueue('seat', { name: name.trim().normalize(), purse: amount, ...(suit && { suit }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInput || !ready) return;
    event.preventDefault();
    addPlayer();
  };
  return (
    <TrayFrame kind="usual" head={messages().tray.add} end={<CloseTray />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the fields inside it */}
      <div class="seat-tray" onInput={() => keepOpen(model.uiState)} onKeyDown={onKeyDown}>
        <Field label={messages().tray.name} value={name} set={setName} error={nameError} />
        <Field label={messages().tray.purse} value={purse} set={setPurse} error={purseError} narrow />
        <Suits suit={suit} choose={setSuit} />
        <TrayButton kind="strong" meaning="seat" isDisabled={!ready} onTap={addPlayer}>
          {messages().tray.add}
        </TrayButton>
      </div>
    </TrayFrame>
  );
}

interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
  /** The error, shown in place of the label. */
  error: string | null;
  narrow?: boolean;
}

function Field({ label, value, set, error, narrow = false }: FieldProps) {
  return (
    <label class={narrow ? 'seat-tray__purse' : undefined}>
      <span>{error || label}</span>
      <input
        value={value}
        autocomplete="off"
        aria-label={error ? `${label}: ${error}` : label}
        aria-invalid={Boolean(error)}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

function Suits({ suit, choose }: { suit: Suit | null; choose: (suit: Suit | null) => void }) {
  return (
    <div class="seat-tray__suits" role="group" aria-label={messages().tray.suit}>
      {SUITS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === suit}
          aria-label={t().suit(choice)}
          onClick={() => choose(choice === suit ? null : choice)}
        >
          <Icon sign={choice} size={18} />
        </button>
      ))}
    </div>
  );
}
