/** What may come a moment after the rest: a tap is seen first. */

import { useEffect, useState } from 'preact/hooks';

/** Returns a value as it was, until what else changed with it is painted. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
