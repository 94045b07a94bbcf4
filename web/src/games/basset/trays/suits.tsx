/** Which suit the card had that was tapped, where the house calls suits. */

import { Icon } from '../../../parts/Icon.tsx';
import { Tap } from '../../../parts/Tap.tsx';
import { w } from '../../../words/words.ts';
import { useScene } from '../dealer.ts';
import { REST } from '../hand.ts';
import type { Rank } from '../table.ts';
import { isOut, turn } from '../taps.ts';
import { CloseTray, TrayFrame } from './frame.tsx';

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
    <TrayFrame kind="hold" head={w().tray.suitOf(rank)} end={<CloseTray />}>
      <div class="tasks">
        {SUITS.map(([letter, suit]) => (
          <Tap
            key={letter}
            class="choice plain suit"
            meaning={rank}
            idle={isOut(scene.table, held.first, rank + letter)}
            does={turned(letter)}
            aria-label={w().suit(suit)}
          >
            <Icon sign={suit} size={22} />
          </Tap>
        ))}
        <Tap class="choice plain" meaning={rank} does={turned('')}>
          {w().tray.anySuit}
        </Tap>
      </div>
    </TrayFrame>
  );
}
