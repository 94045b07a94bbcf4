/** Whether an entry or a form of the list is open, so that the list must not move. */

import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const openCount = signal(0);

export const hasOpenForm = computed(() => openCount.value > 0);

/** Counts an entry or a form as open while it is. */
export function useOpenForm(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    openCount.value += 1;
    return () => void (openCount.value -= 1);
  }, [isOpen]);
}
