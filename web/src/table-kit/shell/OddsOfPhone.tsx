/** The odds on a phone: above the buttons, or below them where they scroll with the rows. */

import type { ComponentChildren } from 'preact';
import { usePageModel } from '../model/table-context.ts';
import { panels } from '../panels/load-panels.ts';
import { layout, windowSize } from './layout.ts';

/** From this height on, the buttons of a phone stay at the bottom of the window. */
const STICKY_PX = 640;

/** The odds come and go with the phase, so they stand where they move no button. */
export function OddsOfPhone({ children }: { readonly children: ComponentChildren }) {
  const { FooterLine } = usePageModel().game;
  const [width, height] = windowSize.value;
  const OddsNote = layout.value === 'phone' && !FooterLine ? panels.value?.OddsNote : undefined;
  const isBelow = width < 600 && height < STICKY_PX;
  return (
    <>
      {OddsNote && !isBelow && <OddsNote place="rows" />}
      {children}
      {OddsNote && isBelow && <OddsNote place="rows" />}
    </>
  );
}
