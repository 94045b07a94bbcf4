/** The frame of every tray: a head under the names, the middle under the ranks, the end under the do column. */

import type { ComponentChildren } from 'preact';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { t } from '../../../../i18n/language.ts';
import { usePageModel, useScene } from '../page-model.ts';
import { putAway } from '../ui-state.ts';

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
  const { hand } = usePageModel();
  return (
    <TapButton class="choice plain" meaning="close" does={() => putAway(hand)}>
      {t().tray.close}
    </TapButton>
  );
}

/** Brings back the slip that was put aside. */
export function BackToSlip() {
  const { dealer, scene } = useScene();
  const does = () => {
    dealer.hand.aside.value = null;
  };
  return (
    <TapButton class="choice plain back" meaning="slip" does={does}>
      {scene.refusal ? t().slip.notRecorded : t().slip.forewarned}
    </TapButton>
  );
}
