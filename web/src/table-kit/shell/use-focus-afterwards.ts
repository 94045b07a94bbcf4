/** Where the focus goes when what had it closes. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Returns the focus to where it was before something opened, unless it is elsewhere by then. It may have opened before
 * it was loaded.
 */
export function useFocusAfterwards(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  // While it renders for the first time, nothing in it has the focus yet.
  if (isOpen) before.current ??= document.activeElement;
  useLayoutEffect(() => {
    if (isOpen) return;
    const element = before.current;
    before.current = null;
    // What was covered takes the focus after it has rendered.
    queueMicrotask(() => {
      if (element instanceof HTMLElement && document.activeElement === document.body) element.focus();
    });
  }, [isOpen]);
}
