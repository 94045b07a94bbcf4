/** A live region: announces a change to screen readers, politely and once. */

import { useEffect, useRef, useState } from 'preact/hooks';

interface LiveRegionProps<T> {
  now: T;
  /** Returns the announcement of a change; '' for none. */
  tell: (before: T, after: T) => string;
}

export function LiveRegion<T>({ now, tell }: LiveRegionProps<T>) {
  const before = useRef(now);
  const [said, setSaid] = useState({ words: '', count: 0 });
  useEffect(() => {
    const words = tell(before.current, now);
    before.current = now;
    if (words) setSaid(({ count }) => ({ words, count: count + 1 }));
  }, [now]);
  return (
    <p class="visually-hidden" role="status">
      {/* Screen readers read a new element even if its text is the same. */}
      <span key={said.count}>{said.words}</span>
    </p>
  );
}
