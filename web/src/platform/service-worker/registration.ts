/** Keeps this page on the tablet, says whether it can be, and whether a newer one is here. */

import { signal } from '@preact/signals';
import { registerServiceWorker } from '../trusted-scripts.ts';

/** Whether this page came over plain http, where browsers keep no pages: without the network it does not open again. */
export const isInsecureContext = (): boolean => !isSecureContext;

/** A newer build is here: `renew` loads it. */
export const hasNewVersion = signal(false);

const HOUR_MS = 3_600_000;

let registered: ServiceWorkerRegistration | null = null;
let renewing = false;
let keeping = false;

/** Keeps this page on the tablet, where the browser can. */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  keeping = true;
  const kept = (registered = await registerServiceWorker());
  workers.addEventListener('controllerchange', () => {
    if (renewing) location.reload();
  });
  const look = (): void => {
    hasNewVersion.value ||= Boolean(kept.waiting && kept.active);
  };
  kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', look));
  look();
  setInterval(() => void kept.update().catch(() => undefined), HOUR_MS);
  await workers.ready;
  look();
}

/** Longer than this nobody waits for what they fetch to be kept. */
const KEEPER_MS = 10_000;

/** Waits until what this page fetches is kept too, where it can be: on the first visit that takes a moment. */
export async function serviceWorkerReady(): Promise<void> {
  if (!keeping || navigator.serviceWorker.controller) return;
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(done, KEEPER_MS);
  });
}

/** Loads the newer build. What is in the outbox is kept. */
export function loadNewVersion(): void {
  renewing = true;
  // For a moment after every page's beginning a browser may install what waits once more.
  const next = registered?.waiting ?? registered?.installing;
  if (next) next.postMessage('renew');
  else location.reload();
}
