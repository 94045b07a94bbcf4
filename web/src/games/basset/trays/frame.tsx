/** The frame of every tray: a head under the names, the middle under the ranks, the end under the do column. */

import type { ComponentChildren } from 'preact';
import { Tap } from '../../../parts/Tap.tsx';
import { w } from '../../../words/words.ts';
import { useDealer, useScene } from '../dealer.ts';
import { putAway } from '../hand.ts';

interface Parts {
  kind: string;
  head: string;
  below?: string;
  children?: ComponentChildren;
  end?: ComponentChildren;
}

export function TrayFrame({ kind, head, below = '', children, end }: Parts) {
  return (
    <section class={`tray ${kind}`} aria-label={head}>
      <div class="tray-head">
        <b>{head}</b>
        {below && <span>{below}</span>}
      </div>
      <div class="tray-middle">{children}</div>
      <div class="tray-end">{end}</div>
    </section>
  );
}

/** Puts away whatever the tray was open for. */
export function CloseTray() {
  const { hand } = useDealer();
  return (
    <Tap class="choice plain" meaning="close" does={() => putAway(hand)}>
      {w().tray.close}
    </Tap>
  );
}

/** Brings back the slip that was put aside. */
export function BackToSlip() {
  const { dealer, scene } = useScene();
  const does = () => {
    dealer.hand.aside.value = null;
  };
  return (
    <Tap class="choice plain back" meaning="slip" does={does}>
      {scene.refusal ? w().slip.notRecorded : w().slip.forewarned}
    </Tap>
  );
}
