/** The layout of a phone. */

import { layout } from '../../src/table-kit/shell/layout.ts';

/** Runs a test with the layout of a phone. */
export async function onPhone(run: () => Promise<void>): Promise<void> {
  const before = layout.value;
  layout.value = 'phone';
  try {
    await run();
  } finally {
    layout.value = before;
  }
}
