/** The slots for the cards of a draw. */

import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel, useDerived, type PageValues } from '../model/page-model.ts';
import { drawEntries } from '../model/entries-of.ts';
import { cancelAll, openCorrection } from '../model/ui-state.ts';
import { isDrawUnconfirmed } from '../model/scene.ts';
import { slots, type Slot } from './prompt.ts';
import './DrawSlots.css';

const slotsOf = ({ scene, ui }: PageValues) => ({
  shown: slots(scene.table, ui),
  pencil: ui.firstCard === null && ui.pendingDraw === null && isDrawUnconfirmed(scene),
  takes: ui.firstCard !== null,
});

export function DrawSlots() {
  const model = usePageModel();
  const { shown, pencil, takes: isWaitingForSecond } = useDerived(slotsOf);
  if (!shown.length || (model.layout.value === 'phone' && shown.every(({ card }) => card === null)))
    return null;
  return (
    <div class="draw-slots" data-pending={pencil}>
      {shown.map((slot, at) => (
        <SlotCard
          key={at}
          slot={slot}
          isWaitingForSecond={isWaitingForSecond && at === 0}
          onTap={() => cancelAll(model.uiState)}
          correct={() => openCorrection(model.uiState, drawEntries(model.outbox.standing.peek()))}
        />
      ))}
    </div>
  );
}

function SlotCard({
  slot,
  isWaitingForSecond: takes,
  onTap,
  correct,
}: {
  slot: Slot;
  isWaitingForSecond: boolean;
  onTap: () => void;
  correct: () => void;
}) {
  const letter = slot.card === null ? null : <b>{letterOf(slot.card)}</b>;
  if (!takes && slot.card === null)
    return <span class="draw-slots__slot" data-look={slot.look} aria-hidden="true" />;
  if (!takes)
    return (
      <TapButton
        class="draw-slots__slot"
        data-look={slot.look}
        onTap={correct}
        meaning={`correct ${slot.card}`}
      >
        {letter}
        <span class="visually-hidden">, {messages().screenReader.correctDraw}</span>
      </TapButton>
    );
  return (
    <TapButton
      class="draw-slots__slot"
      data-look={slot.look}
      onTap={onTap}
      meaning={slot.card ?? ''}
      aria-label={messages().screenReader.drawSlot(slot.card, slot.look === 'won')}
    >
      {letter}
    </TapButton>
  );
}
