/** A live region: announces a change to screen readers, politely and once. */

import { useEffect, useRef, useState } from 'preact/hooks';

interface LiveRegionProps<T> {
  now: T;
  /** Returns the announcement of a change; '' for none. */
  describeChange: (before: T, after: T) => string;
}

export function LiveRegion<T>({ now, describeChange }: LiveRegionProps<T>) {
  const before = useRef(now);
  const [announced, setAnnounced] = useState({ words: '', count: 0 });
  useEffect(() => {
    const words = describeChange(before.current, now);
    before.current = now;
    if (words) setAnnounced(({ count }) => ({ words, count: count + 1 }));
  }, [now]);
  return (
    <p class="visually-hidden" role="status">
      {/* Screen readers read a new element even if its text is the same. */}
      <span key={announced.count}>{announced.words}</span>
    </p>
  );
}
