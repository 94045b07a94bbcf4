/** The layout for the size of the window. */

import { signal } from '@preact/signals';
import type { Layout } from '../model/modes.ts';

/**
 * Returns the layout for a size in px: phone under 600 wide, or under 560 tall as a phone on its side, landscape from
 * 1000 if wider than tall, else portrait. A tablet with text at 200 % gets the phone layout too.
 */
export function layoutOf(width: number, height: number): Layout {
  if (width < 600 || (width < 1000 && height < 560)) return 'phone';
  return width >= 1000 && width > height ? 'landscape' : 'portrait';
}

const TABLET = [1180, 820] as const;

const sizeNow = (): readonly [width: number, height: number] =>
  typeof innerWidth === 'undefined' ? TABLET : [innerWidth, innerHeight];

/** The width and height of the window in px; without a window, those of a tablet. */
export const windowSize = signal(sizeNow());

export const layout = signal<Layout>(layoutOf(...windowSize.value));

if (typeof addEventListener !== 'undefined') {
  addEventListener('resize', () => {
    windowSize.value = sizeNow();
    layout.value = layoutOf(...windowSize.value);
  });
}
