/** The Back gesture of a phone: it closes what is open over a page, where the browser can tell it from the way back. */

interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Calls `close` when the user goes back, until the returned function is called. Elsewhere, back leaves the page. */
export function closeOnBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
