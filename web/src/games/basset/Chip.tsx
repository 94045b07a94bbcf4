/** Whether what was entered is recorded. A tap lists what is not. */

import { me } from '../../api/me.ts';
import { Said } from '../../parts/Said.tsx';
import { Tap } from '../../parts/Tap.tsx';
import { chipOf } from './chip.ts';
import { useDealer } from './dealer.ts';

export function Chip() {
  const dealer = useDealer();
  const { look, words } = chipOf(dealer, me.value);
  const { sheet } = dealer.hand;
  const does = () => {
    sheet.value = sheet.value === 'outbox' ? null : 'outbox';
  };
  return (
    <Tap class={`chip ${look}`} does={does} aria-expanded={sheet.value === 'outbox'} aria-haspopup="dialog">
      {(look === 'recorded' || look === 'recording') && <i aria-hidden="true" />}
      <span>
        <Said text={words} />
      </span>
    </Tap>
  );
}
