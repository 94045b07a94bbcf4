/** The browser's part of a service worker: it installs the builds that a test publishes. */

import { installServiceWorker } from '../../src/platform/service-worker/registration.ts';
import { browserWindow } from './window.ts';

const { Event, EventTarget } = browserWindow;

class InstalledWorker extends EventTarget {
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}

class Registration extends EventTarget {
  active: InstalledWorker | null = new InstalledWorker();
  installing: InstalledWorker | null = null;
  waiting: InstalledWorker | null = null;

  update(): Promise<void> {
    return Promise.resolve();
  }
}

export class ServiceWorkers extends EventTarget {
  readonly #registration = new Registration();
  readonly ready = Promise.resolve(this.#registration);
  readonly controller = this.#registration.active;

  register(): Promise<Registration> {
    return this.ready;
  }

  /** Installs a newer build, which waits until the page asks for it. */
  publish(): void {
    const registration = this.#registration;
    const worker = new InstalledWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }

  /** What the page has sent to the newer build. */
  get sent(): readonly unknown[] {
    return this.#registration.waiting?.messages ?? [];
  }
}

/** Gives the page a browser that runs service workers, which the page registers. */
export async function installServiceWorkers(): Promise<ServiceWorkers> {
  const workers = new ServiceWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  await installServiceWorker();
  return workers;
}
