/** The odds on a phone: above the buttons, or below them where they scroll with the rows. */

import type { ComponentChildren } from 'preact';
import { usePageModel } from '../model/table-context.ts';
import { panels } from '../panels/load-panels.ts';
import { layout, windowSize } from './layout.ts';

/** From this height on, the buttons of a phone stay at the bottom of the window; the second if pools are above the rows. */
const STICKY_PX = 640;
const STICKY_WITH_TOP_PX = 500;

/** The odds come and go with the phase, so they stand where they move no button. */
export function OddsOfPhone({ children }: { readonly children: ComponentChildren }) {
  const { FooterLine, Top } = usePageModel().game;
  const [width, height] = windowSize.value;
  const OddsNote = layout.value === 'phone' && !FooterLine ? panels.value?.OddsNote : undefined;
  const isBelow = width < 600 && height < (Top ? STICKY_WITH_TOP_PX : STICKY_PX);
  return (
    <>
      {OddsNote && !isBelow && <OddsNote place="rows" />}
      {children}
      {OddsNote && isBelow && <OddsNote place="rows" />}
    </>
  );
}
