/** The places of the two cards of a draw. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel, useDerived, type Seen } from '../page-model.ts';
import { letGo } from '../ui-state.ts';
import { drawIsPencil } from '../scene.ts';
import { slots, type Slot } from './prompt.ts';
import './DrawSlots.css';

const slotsOf = ({ scene, held }: Seen) => ({
  shown: slots(scene.table, held),
  pencil: held.first === null && held.turning === null && drawIsPencil(scene),
  takes: held.first !== null,
});

export function DrawSlots() {
  const dealer = usePageModel();
  const { shown, pencil, takes } = useDerived(slotsOf);
  if (!shown.length || (dealer.layout.value === 'phone' && shown.every(({ card }) => card === null)))
    return null;
  return (
    <div class="draw-slots" data-pending={pencil}>
      {shown.map((slot, at) => (
        <SlotCard key={at} slot={slot} takes={takes && at === 0} does={() => letGo(dealer.hand)} />
      ))}
    </div>
  );
}

function SlotCard({ slot, takes, does }: { slot: Slot; takes: boolean; does: () => void }) {
  const letter = slot.card === null ? null : <b>{letterOf(slot.card)}</b>;
  if (!takes)
    return (
      <span class="draw-slots__slot" data-look={slot.look} aria-hidden="true">
        {letter}
      </span>
    );
  return (
    <TapButton
      class="draw-slots__slot"
      data-look={slot.look}
      does={does}
      meaning={slot.card ?? ''}
      aria-label={messages().screenReader.drawSlot(slot.card, slot.look === 'won')}
    >
      {letter}
    </TapButton>
  );
}
