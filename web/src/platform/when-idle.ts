/** Delays work until the page is idle, so that the first paint and the first taps come first. */

const MAX_WAIT_MS = 1500;

/** Calls back when the page is idle, or after a timeout. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 2 * MAX_WAIT_MS });
  else setTimeout(call, MAX_WAIT_MS);
}
