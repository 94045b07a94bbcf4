/** The form that adds a player: name, purse, suit. */

import type { EntryField } from '../../api/declarations.ts';
import { maySeePeople } from '../../api/current-key.ts';
import { labelText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { messages } from '../messages/messages.ts';
import type { Suit } from '../../i18n/ranks.ts';
import { useScene } from '../model/table-context.ts';
import type { UiState } from '../model/table-model.ts';
import { choicesOf } from '../seats/OwnField.tsx';
import './SeatTray.css';
import { CloseTray, TrayButton, TrayFrame } from './TrayFrame.tsx';
import { useNewSeat } from './use-new-seat.ts';

const SUITS: readonly Suit[] = ['hearts', 'spades', 'diamonds', 'clubs'];

/** Keeps the form open while the dealer types: a refusal must not close it. */
function keepOpen({ mode, keepsModeOnRefusal }: UiState): void {
  if (mode.value.kind !== 'seat') mode.value = { kind: 'seat', name: '' };
  keepsModeOnRefusal.value = true;
}

export function SeatTray({ name: initialName }: { name: string }) {
  const { model, scene } = useScene();
  const seat = useNewSeat(initialName);
  const onKeyDown = (event: KeyboardEvent) => {
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isInput || !seat.isReady) return;
    event.preventDefault();
    seat.addPlayer();
  };
  const { person: chosen, choose, isShort, linkError: error } = seat;
  const bankroll = { table: scene.table, typed: seat.name, chosen, choose, isShort, error };
  return (
    <TrayFrame kind="seat" head={messages().tray.add} end={<CloseTray />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the fields inside it */}
      <div
        class="seat-tray"
        data-linked={chosen !== null}
        onInput={() => keepOpen(model.uiState)}
        onKeyDown={onKeyDown}
      >
        {maySeePeople() && isOnline(model.outbox) && (
          <LazyPart load={loadSeatBankroll} props={bankroll} fallback={() => null} />
        )}
        <Field label={messages().tray.name} value={seat.name} set={seat.setName} error={seat.nameError} />
        <Field
          label={messages().tray.purse}
          value={seat.purse}
          set={seat.setPurse}
          error={seat.purseError}
          narrow
        />
        {seat.choices.fields.map((field) => (
          <OwnChoice key={field.name} field={field} choices={seat.choices} />
        ))}
        {model.game.hasSeatSuits && <Suits suit={seat.suit} choose={seat.setSuit} />}
        <AddButton seat={seat} />
      </div>
    </TrayFrame>
  );
}

interface OwnChoiceProps {
  readonly field: EntryField;
  readonly choices: ReturnType<typeof useNewSeat>['choices'];
}

/** What a game lets a new player choose, such as a place. */
function OwnChoice({ field, choices: { typed, set } }: OwnChoiceProps) {
  const { game } = useScene().scene.table;
  return (
    <label class="seat-tray__choice">
      <span>{t().capitalize(labelText(game, field.name))}</span>
      <select
        value={typed[field.name] ?? ''}
        onChange={({ currentTarget }) => set({ ...typed, [field.name]: currentTarget.value })}
      >
        {choicesOf(game, field).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The button that adds the player. It says who, and with how much. */
function AddButton({ seat }: { seat: ReturnType<typeof useNewSeat> }) {
  return (
    <TrayButton
      class="seat-tray__add"
      kind="best"
      meaning="seat"
      isDisabled={!seat.isReady}
      onTap={seat.addPlayer}
    >
      {seat.sentence}
    </TrayButton>
  );
}

const loadSeatBankroll = () =>
  importWithRetry(() => import('./SeatBankroll.tsx')).then(({ SeatBankroll }) => SeatBankroll);

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
    <label class={narrow ? 'seat-tray__purse' : 'seat-tray__name'}>
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
