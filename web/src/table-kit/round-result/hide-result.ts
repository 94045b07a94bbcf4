/** Hides the result of a round at the next tap. */

import { effect } from '@preact/signals';
import { BOUNCE_MS } from '../../ui/buttons/tap-guard.ts';
import type { UiState } from '../model/table-model.ts';

/**
 * Hides the result before the tap does anything, but not at the second tap of a double tap that ended the round, nor at
 * a tap on the line below the sentence, which corrects the round.
 * Returns how to stop.
 */
export function hideResultOnTap({
  uiState: { isResultShown },
}: {
  readonly uiState: Pick<UiState, 'isResultShown'>;
}): () => void {
  let shownAt = -Infinity;
  const stop = effect(() => {
    if (isResultShown.value) shownAt = performance.now();
  });
  const hide = ({ target }: Event): void => {
    // The text of the line below the sentence follows the result. A button with another text takes no tap at first.
    if (target instanceof Element && target.closest('.prompt__note')) return;
    if (performance.now() - shownAt >= BOUNCE_MS) isResultShown.value = false;
  };
  addEventListener('click', hide, true);
  return () => {
    removeEventListener('click', hide, true);
    stop();
  };
}
