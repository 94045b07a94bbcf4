/** Delays a value until the rest of the change is painted, so that a tap is visible sooner. */

import { useEffect, useState } from 'preact/hooks';

/** Returns the previous value until the change is painted, then the new one. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
