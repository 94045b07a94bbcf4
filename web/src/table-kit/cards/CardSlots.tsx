/** The slots in the band for the cards of a draw. */

import { letterOf } from '../../i18n/cards.ts';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { newestFirst } from '../model/entries-of.ts';
import { usePageModel, useDerived, type PageValues } from '../model/table-context.ts';
import { cancelAll, openCorrection } from '../model/ui-state.ts';
import type { Slot } from '../table-game.ts';
import './CardSlots.css';

const slotsOf = ({ model: { game }, scene, ui }: PageValues) => ({
  shown: game.slots?.(scene.table, ui) ?? [],
  isUnconfirmed: ui.firstCard === null && ui.pendingDraw === null && game.isDrawUnconfirmed?.(scene) === true,
  isWaitingForSecond: ui.firstCard !== null,
});

export function CardSlots() {
  const { game, layout, outbox, uiState } = usePageModel();
  const { shown, isUnconfirmed, isWaitingForSecond } = useDerived(slotsOf);
  if (!shown.length || (layout.value === 'phone' && shown.every(({ card }) => card === null))) return null;
  const correct = () =>
    openCorrection(uiState, game.drawEntries?.(newestFirst(outbox.standing.peek())) ?? []);
  return (
    <div class="card-slots" data-pending={isUnconfirmed}>
      {shown.map((slot, at) => (
        <SlotCard
          key={at}
          slot={slot}
          isWaitingForSecond={isWaitingForSecond && at === 0}
          onTap={() => cancelAll(uiState)}
          correct={correct}
        />
      ))}
    </div>
  );
}

interface SlotCardProps {
  readonly slot: Slot;
  readonly isWaitingForSecond: boolean;
  readonly onTap: () => void;
  readonly correct: () => void;
}

function SlotCard({ slot, isWaitingForSecond, onTap, correct }: SlotCardProps) {
  const letter = slot.card === null ? null : <b>{letterOf(slot.card)}</b>;
  if (!isWaitingForSecond && slot.card === null)
    return <span class="card-slots__slot" data-look={slot.look} aria-hidden="true" />;
  if (!isWaitingForSecond)
    return (
      <TapButton
        class="card-slots__slot"
        data-look={slot.look}
        data-past={slot.isPast}
        onTap={correct}
        meaning={`correct ${slot.card}`}
      >
        {letter}
        <span class="visually-hidden">, {messages().reader.correctEntry}</span>
      </TapButton>
    );
  return (
    <TapButton
      class="card-slots__slot"
      data-look={slot.look}
      onTap={onTap}
      meaning={slot.card ?? ''}
      aria-label={messages().reader.drawSlot(slot.card, slot.look === 'won')}
    >
      {letter}
    </TapButton>
  );
}
