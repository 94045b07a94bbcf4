/** Numbers that count from the previous value to the new one. */

import { useEffect, useRef, useState } from 'preact/hooks';

export const COUNTING_MS = 300;

const LEAST_STEPS = 4;

const greatestDivisor = (left: number, right: number): number =>
  right === 0 ? Math.abs(left) : greatestDivisor(right, left % right);

/**
 * Returns the number between `from` and `to` for a share of the time, eased out. Steps are multiples of the greatest
 * common divisor, so that an amount in shillings shows no farthings in between.
 */
export function between(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  const divisor = greatestDivisor(from, to);
  const step = Math.abs(to - from) >= LEAST_STEPS * divisor ? divisor : 1;
  return from + Math.round(((to - from) * eased) / step) * step;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the number to show now. It counts to a new number unless the user prefers reduced motion. */
export function useAnimatedNumber(to: number): number {
  const [shown, setShown] = useState(to);
  const now = useRef(to);
  useEffect(() => {
    const from = now.current;
    if (from === to || prefersReducedMotion()) {
      now.current = to;
      setShown(to);
      return undefined;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(at) {
      now.current = between(from, to, (at - startedAt) / COUNTING_MS);
      setShown(now.current);
      if (now.current !== to) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return shown;
}
