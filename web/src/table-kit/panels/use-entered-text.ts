/** Enters the text of a panel at once if Enter was pressed before the panel was loaded. */

import { useEffect } from 'preact/hooks';
import type { UiState } from '../model/table-model.ts';

export function useEnteredText({ isTextEntered }: Pick<UiState, 'isTextEntered'>, enter: () => void): void {
  useEffect(() => {
    if (isTextEntered.value) enter();
    isTextEntered.value = false;
  }, []);
}
