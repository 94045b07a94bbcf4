/** What may wait until the page has nothing to do: the first paint and the first taps have precedence. */

const IDLE_MS = 1500;

export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2 * IDLE_MS });
  else setTimeout(begin, IDLE_MS);
}
