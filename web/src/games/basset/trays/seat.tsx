/** Somebody sits down: name, purse, suit. */

import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { Tap } from '../../../parts/Tap.tsx';
import { amountIn, sumFault } from '../../../words/money.ts';
import { nameFault } from '../../../words/names.ts';
import { usualPurse } from '../../../words/coins.ts';
import { w } from '../../../words/words.ts';
import { currencyOf, money } from '../../../words/currency.ts';
import { useScene } from '../dealer.ts';
import { letGo, type Hand } from '../hand.ts';
import type { Suit } from '../table.ts';
import { CloseTray, TrayFrame } from './frame.tsx';

const SUITS: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs'];

/** What is being written is no slip's to put away. */
function write({ grip, begun }: Hand): void {
  if (grip.value.kind !== 'seat') grip.value = { kind: 'seat', name: '' };
  begun.value = true;
}

export function SeatTray({ name: given }: { name: string }) {
  const { dealer, scene } = useScene();
  const currency = currencyOf(scene.table.currency);
  const [name, setName] = useState(given);
  const [purse, setPurse] = useState(money(usualPurse(currency), currency.code));
  const [suit, setSuit] = useState<Suit | null>(null);
  const amount = amountIn(purse, currency);
  const badName = name.trim() ? nameFault(name) : null;
  const badPurse = sumFault(purse, currency, w().newTable.noAmount);
  const ready = name.trim() !== '' && !badName && amount !== null;
  const sit = () => {
    letGo(dealer.hand);
    dealer.hand.grip.value = { kind: 'seat', name: '' };
    setName('');
    setSuit(null);
    dealer.desk.enter('seat', { name: name.trim().normalize(), purse: amount, ...(suit && { suit }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const written = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !written || !ready) return;
    event.preventDefault();
    sit();
  };
  return (
    <TrayFrame kind="hold" head={w().tray.seat} end={<CloseTray />}>
      <div class="seat" onInput={() => write(dealer.hand)} onKeyDown={onKeyDown}>
        <Field label={w().tray.name} value={name} set={setName} wrong={badName} />
        <Field label={w().tray.purse} value={purse} set={setPurse} wrong={badPurse} narrow />
        <Suits suit={suit} choose={setSuit} />
        <Tap class="choice plain strong" meaning="seat" idle={!ready} does={sit}>
          {w().tray.seat}
        </Tap>
      </div>
    </TrayFrame>
  );
}

interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
  /** What is wrong with it, said in the place of the label. */
  wrong: string | null;
  narrow?: boolean;
}

function Field({ label, value, set, wrong, narrow = false }: FieldProps) {
  return (
    <label class={narrow ? 'purse-field' : ''}>
      <span>{wrong || label}</span>
      <input
        value={value}
        autocomplete="off"
        aria-label={wrong ? `${label}: ${wrong}` : label}
        aria-invalid={Boolean(wrong)}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
}

function Suits({ suit, choose }: { suit: Suit | null; choose: (suit: Suit | null) => void }) {
  return (
    <div class="suits" role="group" aria-label={w().tray.suit}>
      {SUITS.map((one) => (
        <button
          key={one}
          type="button"
          class={one === suit ? 'chosen' : ''}
          aria-pressed={one === suit}
          aria-label={w().suit(one)}
          onClick={() => choose(one === suit ? null : one)}
        >
          <Icon sign={one} size={18} />
        </button>
      ))}
    </div>
  );
}
