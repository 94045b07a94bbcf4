/** Which suit the card had that was tapped, where the house calls suits. */

import { Icon } from '../../../../ui/Icon.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { t } from '../../../../i18n/language.ts';
import { useScene } from '../page-model.ts';
import { REST } from '../ui-state.ts';
import type { Rank } from '../../view.ts';
import { isOut, turn } from '../tap-actions.ts';
import { CloseTray, TrayFrame } from './TrayFrame.tsx';

const SUITS = [
  ['s', 'spades'],
  ['h', 'hearts'],
  ['d', 'diamonds'],
  ['c', 'clubs'],
] as const;

export function SuitTray({ rank }: { rank: Rank }) {
  const { dealer, scene, held } = useScene();
  const turned = (letter: string) => () => {
    dealer.hand.grip.value = REST;
    turn(dealer.desk, dealer.hand, rank + letter);
  };
  return (
    <TrayFrame kind="hold" head={t().tray.suitOf(rank)} end={<CloseTray />}>
      <div class="tasks">
        {SUITS.map(([letter, suit]) => (
          <TapButton
            key={letter}
            class="choice plain suit"
            meaning={rank}
            idle={isOut(scene.table, held.first, rank + letter)}
            does={turned(letter)}
            aria-label={t().suit(suit)}
          >
            <Icon sign={suit} size={22} />
          </TapButton>
        ))}
        <TapButton class="choice plain" meaning={rank} does={turned('')}>
          {t().tray.anySuit}
        </TapButton>
      </div>
    </TrayFrame>
  );
}
