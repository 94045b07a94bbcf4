/** Registers the service worker, which caches the app for offline use, and reports new versions. */

import { signal } from '@preact/signals';
import { registerServiceWorker } from '../trusted-scripts.ts';

/** Whether the page came over plain http. Browsers offer no service worker there, so the app does not open offline. */
export const isInsecureContext = (): boolean => !isSecureContext;

/** Whether a newer build is installed. `loadNewVersion` loads it. */
export const hasNewVersion = signal(false);

const HOUR_MS = 3_600_000;

let registration: ServiceWorkerRegistration | null = null;
/** The registration whose newer build is to be loaded. */
let updating: ServiceWorkerRegistration | null = null;
let isSupported = false;

/** Registers the service worker, if the browser can, and checks for updates every hour. */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  isSupported = true;
  // A browser refuses if its storage is blocked, or if it does not trust the certificate.
  const installed = (registration = await registerServiceWorker().catch(() => null));
  isSupported = installed !== null;
  if (!installed) return;
  container.addEventListener('controllerchange', () => {
    if (updating === installed) location.reload();
  });
  const checkForUpdate = (): void => {
    hasNewVersion.value ||= Boolean(installed.waiting && installed.active);
    if (updating === installed) startNextWorker(installed);
  };
  installed.addEventListener('updatefound', () =>
    installed.installing?.addEventListener('statechange', checkForUpdate),
  );
  checkForUpdate();
  setInterval(() => void installed.update().catch(() => undefined), HOUR_MS);
  await container.ready;
  checkForUpdate();
}

/** The most time that `serviceWorkerReady` waits. */
const READY_TIMEOUT_MS = 10_000;

/**
 * Resolves when the service worker caches what this page fetches. The first visit takes a moment. If it takes too long,
 * the engine is loaded without it, and the worker fetches the engine's files once it is active.
 */
export async function serviceWorkerReady(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!isSupported || container.controller) return;
  let isLate = false;
  await new Promise<void>((resolve) => {
    const onControl = (): void => {
      if (isLate) container.controller?.postMessage('cache engine');
      resolve();
    };
    container.addEventListener('controllerchange', onControl, { once: true });
    setTimeout(() => {
      isLate = true;
      resolve();
    }, READY_TIMEOUT_MS);
  });
}

/** Loads the newer build. The outbox stays. */
export function loadNewVersion(): void {
  updating = registration;
  if (!(updating && startNextWorker(updating))) location.reload();
}

/** Starts the newest worker, if one is installed or being installed. Then the page loads again. */
function startNextWorker({ waiting, installing }: ServiceWorkerRegistration): boolean {
  // Right after a page starts, a browser may install the waiting worker a second time.
  const next = waiting ?? installing;
  next?.postMessage('renew');
  return next !== null;
}
