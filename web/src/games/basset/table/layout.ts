/** Which of three grids the window takes. */

import { signal } from '@preact/signals';
import type { Layout } from './page-model.ts';

/** Landscape from 1000 wide and wider than tall; under 600 the phone, which a tablet at twice its text shows too. */
export function layoutOf(width: number, height: number): Layout {
  if (width < 600) return 'phone';
  return width >= 1000 && width > height ? 'landscape' : 'portrait';
}

const now = (): Layout =>
  typeof innerWidth === 'undefined' ? 'landscape' : layoutOf(innerWidth, innerHeight);

export const layout = signal<Layout>(now());

if (typeof addEventListener !== 'undefined') {
  addEventListener('resize', () => {
    layout.value = now();
  });
}
