/** Moves the focus to what takes the place of something. */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** Returns a ref for what a part of a page shows first. When `shown` changes, what has the ref by then gets the focus. */
export function useFocusOnChange<Focused extends HTMLElement>(shown: unknown) {
  const element = useRef<Focused>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) element.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return element;
}
