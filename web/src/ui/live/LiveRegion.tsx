/** A live region: announces a change to screen readers, politely and once. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { nextAnnouncement, type Announcement } from '../announcement.ts';
import { Announced } from './Announced.tsx';

interface LiveRegionProps<T> {
  now: T;
  /** Returns the announcement of a change; '' for none. */
  describeChange: (before: T, after: T) => string;
}

export function LiveRegion<T>({ now, describeChange }: LiveRegionProps<T>) {
  const before = useRef(now);
  const [announced, setAnnounced] = useState<Announcement>({ words: '', count: 0 });
  useEffect(() => {
    const words = describeChange(before.current, now);
    before.current = now;
    if (words) setAnnounced((last) => nextAnnouncement(last, words));
  }, [now]);
  return (
    <p class="visually-hidden" role="status">
      <Announced {...announced} />
    </p>
  );
}
