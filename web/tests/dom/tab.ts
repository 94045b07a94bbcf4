/** A browser tab without a browser: the whole app, in a DOM of Node, with the real service. */

import assert from 'node:assert/strict';
import { afterEach } from 'node:test';
import { setImmediate as setImmediateOfNode } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { options, render } from 'preact';
import { expect, theElement } from './expect.ts';
import { holdKey, pressKey } from './keyboard.ts';
import { Locator, type RoleOptions, type Words } from './locator.ts';
import { Network, NetworkStream } from './network.ts';
import { textsWithoutCapital } from './sentences.ts';
import { advanceClock, realDelay, removeTimers } from './page-clock.ts';
import { askJson, service } from './service.ts';
import { browserWindow, IdleChannel, removeListeners } from './window.ts';

/** As in src/ui/buttons/tap-guard.ts: a new target, and a second tap on one target, take no tap before this. */
export const BOUNCE_MS = 400;

const locks = navigator.locks;

browserWindow.happyDOM.setURL(service.address);
const { h } = await import('preact');
const { App } = await import('../../src/app/App.tsx');
await import('../../src/app/games.ts');
const { currentKey } = await import('../../src/api/current-key.ts');
const { registerEngine } = await import('../../src/outbox/preview/engine-source.ts');
const { signOutReason } = await import('../../src/api/client.ts');
const { signInOnLoad } = await import('../../src/pages/sign-in/sign-in-on-load.ts');
const { offeredCredentials, signInError } = await import('../../src/pages/sign-in/sign-in-state.ts');
const { announce } = await import('../../src/ui/announcement.ts');
const { explainedTerm } = await import('../../src/ui/buttons/TermButton.tsx');
const { notice } = await import('../../src/ui/frame/notice.ts');
const { guineas } = await import('../../src/platform/settings.ts');
const { followLinks, navigate } = await import('../../src/platform/router.ts');
const { language, loadLanguage } = await import('../../src/i18n/language.ts');

followLinks();
// By default Preact runs effects in a timer, which the end of a page would drop. It would then wait forever.
options.requestAnimationFrame = setImmediateOfNode;

/** Lets no table that is opened from now on have an engine: it loads for ever. */
export const removeEngine = (): void => registerEngine(() => new Promise(() => undefined));
removeEngine();

/** What a device is signed in with. */
export interface Device {
  readonly role?: string;
  readonly language?: 'en' | 'fr';
  readonly [granted: string]: unknown;
}

let openedTab: Tab | null = null;
const problems: Error[] = [];
process.on('uncaughtException', (error) => problems.push(error));
process.on('unhandledRejection', (error: Error) => problems.push(error));

// The page of no test may fail in what it does by itself, or show a sentence without a capital letter.
afterEach(() => {
  const small = openedTab ? textsWithoutCapital(document.body) : [];
  openedTab?.close();
  assert.deepEqual(small, []);
  assert.deepEqual(problems.splice(0), []);
});

/** Signs a new device in, by default as house, and opens a page. One tab is open at a time. */
export async function openTab(
  path: string,
  { language: shown = 'en', ...granted }: Device = {},
): Promise<Tab> {
  const tab = newTab();
  await tab.signIn(granted);
  language.value = shown;
  await loadLanguage(shown);
  await tab.visit(path);
  return tab;
}

/** Opens a page on a device that is not signed in. */
export async function openSignedOutTab(path: string): Promise<Tab> {
  const tab = newTab();
  language.value = 'en';
  await tab.visit(path);
  return tab;
}

function newTab(): Tab {
  openedTab?.close();
  guineas.value = 'off';
  openedTab = new Tab();
  return openedTab;
}

/** Returns the path of a link that signs a device in once, by default as house. */
export async function signInPath({ role = 'house', ...granted }: Device = {}): Promise<string> {
  const grant = { name: `A ${role}'s device`, role, ...granted };
  const { link } = await askJson<{ link: string }>('/v1/pairings', grant);
  return `/#${link.split('#')[1]}`;
}

/** Signs a device in, by default as house, and returns its connection. The device has no page. */
export async function connectDevice(device: Device = {}): Promise<Network> {
  const network = new Network();
  await signIn(network, device);
  return network;
}

async function signIn(network: Network, device: Device): Promise<void> {
  // The service draws a code for each link, so the house signs in with its key.
  const isHouse = Object.keys(device).length === 0;
  const credentials = isHouse
    ? { key: service.key, device: "A house's device" }
    : { link: (await signInPath(device)).split('=')[1] };
  const body = JSON.stringify(credentials);
  const headers = { 'Content-Type': 'application/json' };
  await network.fetch('/v1/sign-ins', { method: 'POST', body, headers });
  network.posted.length = 0;
}

export class Tab extends Locator {
  readonly network = new Network();
  readonly #root: HTMLElement;
  readonly #channels: BroadcastChannel[] = [];

  constructor() {
    super(() => [document.body], '');
    this.#root = document.createElement('div');
    document.body.replaceChildren(this.#root);
    localStorage.clear();
    history.replaceState(null, '');
    globalThis.indexedDB = new IDBFactory();
    this.#installBrowser();
  }

  /** Signs this device in, without a page. */
  async signIn(device: Device): Promise<void> {
    await signIn(this.network, device);
  }

  /** Loads a page of the app, with what the device has stored. */
  async visit(path: string): Promise<void> {
    render(null, this.#root);
    announce('');
    notice.value = null;
    explainedTerm.value = null;
    signOutReason.value = null;
    signInError.value = null;
    offeredCredentials.value = null;
    currentKey.value = undefined;
    navigate(path);
    render(h(App, {}), this.#root);
    await signInOnLoad();
    await expect(this.css('h1')).toBeVisible();
  }

  reload(): Promise<void> {
    return this.visit(this.path);
  }

  /** The path of the page. */
  get path(): string {
    return location.pathname + location.search;
  }

  role(role: string, options: RoleOptions = {}): Locator {
    return this.byRole(role, options);
  }

  /** Taps the one element once it takes taps. */
  async tap(target: Locator): Promise<void> {
    const ready = tappable(target);
    await expect(target).toBeVisible();
    await this.advance(BOUNCE_MS);
    while (target.count && !ready.count && target.all().some(isNew)) {
      // A slow machine draws late. Time that is advanced meanwhile would end what the page asks for some seconds only.
      await realDelay(20);
      if (!ready.count) await this.advance(BOUNCE_MS);
    }
    await this.tapNow(ready);
  }

  /** Taps the element as it is: too early, or while it is locked. `place`: where the finger is, as `placeOf` says. */
  async tapNow(target: Locator, times = 1, place?: number): Promise<void> {
    const element = await theElement(target);
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    element.closest<HTMLElement>('button, a, input, select, [tabindex]')?.focus();
    const click = { bubbles: true, cancelable: true, detail: 1, clientX: place ?? placeOf(element) };
    for (let tap = 0; tap < times; tap += 1) element.dispatchEvent(new MouseEvent('click', click));
    await setImmediate();
  }

  /** Presses keys one after another. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await pressKey(key);
      await setImmediate();
    }
  }

  /** Holds a key until it has repeated some times, each after a time in which a new tap counts. */
  async hold(key: string, repeats: number): Promise<void> {
    for (let repeat = 0; repeat <= repeats; repeat += 1) {
      await holdKey(key, repeat > 0);
      await this.advance(BOUNCE_MS);
    }
  }

  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  async focus(target: Locator): Promise<void> {
    (await theElement(target)).focus();
  }

  /** Puts a text into a field in place of the old one. */
  async fill(target: Locator, text: string): Promise<void> {
    const field = (await theElement(target)) as HTMLInputElement;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await setImmediate();
  }

  /** Chooses an option by its value, or by a part of its text. */
  async select(target: Locator, words: Words): Promise<void> {
    const options = target.css('option');
    const fits = ({ value, textContent }: HTMLOptionElement): boolean =>
      typeof words === 'string' ? value === words : words.test(textContent ?? '');
    const wanted = new Locator(
      () => (options.all() as HTMLOptionElement[]).filter(fits).slice(0, 1),
      `${options.description} ${words}`,
    );
    await expect(wanted).toHaveCount(1);
    await this.fill(target, (wanted.all()[0] as HTMLOptionElement).value);
  }

  /** Ticks a box or takes the tick off, or chooses one of several values. */
  async tick(target: Locator): Promise<void> {
    (await theElement(target)).click();
    await setImmediate();
  }

  /** Lets the page run, advances its clock, and lets it run again. */
  async advance(ms: number): Promise<void> {
    await setImmediate();
    // Not one fraction of a millisecond less, which sums of fractions can be.
    advanceClock(ms + 1);
    await setImmediate();
  }

  /** Cuts the network, or connects it. */
  async setOnline(isOnline: boolean): Promise<void> {
    this.network.isOnline = isOnline;
    browserWindow.dispatchEvent(new browserWindow.Event(isOnline ? 'online' : 'offline'));
    await setImmediate();
  }

  /** Ends the page with its timers, listeners and requests. What it stored stays on the device. */
  close(): void {
    render(null, this.#root);
    this.network.end();
    removeTimers();
    removeListeners();
    for (const channel of this.#channels) channel.close();
    openedTab = null;
  }

  #installBrowser(): void {
    const channels = this.#channels;
    const name = `${Math.random()} `;
    const TabChannel = class extends IdleChannel {
      constructor(kind: string) {
        super(name + kind);
        channels.push(this);
      }
    };
    const ownLocks: Pick<LockManager, 'request'> = {
      request: ((lock: string, ...rest: [never, never]) => locks.request(name + lock, ...rest)) as never,
    };
    Object.defineProperty(navigator, 'locks', { value: ownLocks, configurable: true });
    Object.defineProperty(navigator, 'onLine', { get: () => this.network.isOnline, configurable: true });
    Object.assign(globalThis, {
      fetch: this.network.fetch,
      EventSource: NetworkStream,
      BroadcastChannel: TabChannel,
    });
  }
}

const PLACE_PX = 100;
const places = new WeakMap<Element, number>();
let lastPlace = 0;

/** Where an element is, in CSS pixels. There is no layout, so each has a place of its own, in one line. */
export function placeOf(element: Element): number {
  if (!places.has(element)) places.set(element, (lastPlace += PLACE_PX));
  return places.get(element)!;
}

const isNew = (target: Element): boolean => target.hasAttribute('data-new');

const isLocked = (target: Element): boolean =>
  target.getAttribute('aria-disabled') === 'true' || (target as HTMLButtonElement).disabled;

const tappable = (target: Locator): Locator =>
  new Locator(
    () => target.all().filter((one) => !isLocked(one) && !isNew(one)),
    `${target.description} that takes taps`,
  );
