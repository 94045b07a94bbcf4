/** Gives Node the window of a browser, as far as the pages use one. */

import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { installPageClock } from './page-clock.ts';

const NAMES = [
  ...['document', 'location', 'history', 'localStorage', 'sessionStorage', 'getComputedStyle', 'matchMedia'],
  ...['Node', 'Text', 'Element', 'HTMLElement', 'HTMLInputElement', 'HTMLSelectElement', 'HTMLButtonElement'],
  ...['HTMLDialogElement', 'HTMLTextAreaElement', 'HTMLAnchorElement', 'HTMLDetailsElement', 'SVGElement'],
  ...['Event', 'CustomEvent', 'KeyboardEvent', 'MouseEvent', 'PointerEvent', 'InputEvent', 'FocusEvent'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver'],
] as const;
const METHODS = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

/** Node's own parts of `navigator`, which happy-dom lacks. */
const { locks } = navigator;

/** The window of a tablet. Its address is that of the service, which `connect` sets before a page is imported. */
export const browserWindow = new Window({
  url: 'http://127.0.0.1/',
  width: 1180,
  height: 820,
  settings: { device: { prefersReducedMotion: 'reduce' } },
});

const define = (name: string, value: unknown): void =>
  void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

for (const name of NAMES) define(name, browserWindow[name]);
for (const name of METHODS) define(name, browserWindow[name].bind(browserWindow));
define('window', browserWindow);
define('matchMedia', browserWindow.matchMedia.bind(browserWindow));
define('getComputedStyle', browserWindow.getComputedStyle.bind(browserWindow));
define('scrollTo', () => undefined);
define('isSecureContext', true);
// A frame must not be a timer, because the end of a page drops all timers.
define('requestAnimationFrame', (call: (at: number) => void) => setImmediate(() => call(performance.now())));
define('cancelAnimationFrame', clearImmediate);
define('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
Object.defineProperty(browserWindow.navigator, 'locks', { value: locks, configurable: true });
define('navigator', browserWindow.navigator);
// happy-dom knows no fonts. Those of the page count as loaded.
Object.assign(document, { fonts: Object.assign(new EventTarget(), { status: 'loaded' }) });
installPageClock();

/** A channel that does not keep the process of the tests alive. After its end, it sends nothing. */
export class IdleChannel extends BroadcastChannel {
  #isClosed = false;

  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }

  override postMessage(message: unknown): void {
    if (!this.#isClosed) super.postMessage(message);
  }

  override close(): void {
    this.#isClosed = true;
    super.close();
  }
}
define('BroadcastChannel', IdleChannel);

/** What a page listens to because of the network or of its own return. Modules listen to others, once for all pages. */
const PAGE_EVENTS: ReadonlySet<string> = new Set(['online', 'offline', 'pageshow', 'visibilitychange']);
type Listen = (kind: string, call: EventListener, options?: AddEventListenerOptions) => void;
const listenersOfPage: (() => void)[] = [];

for (const target of [document, browserWindow] as { addEventListener: Listen }[]) {
  const listen: Listen = target.addEventListener.bind(target);
  target.addEventListener = (kind, call, options) => {
    listen(kind, call, options);
    if (PAGE_EVENTS.has(kind))
      listenersOfPage.push(() => (target as unknown as EventTarget).removeEventListener(kind, call));
  };
}
define('addEventListener', browserWindow.addEventListener);

/** Ends what a page still listens to, such as an outbox with entries that were not sent. */
export const removeListeners = (): void => {
  for (const remove of listenersOfPage.splice(0)) remove();
};
