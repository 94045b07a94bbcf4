/** Whether an element has been on the screen. */

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Becomes true when the element is first in view, and stays true. */
export function useFirstSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return isSeen;
}
