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
  controller: InstalledWorker | null;

  /** `isInControl`: whether the worker was active when the page was loaded. */
  constructor({ isInControl = true } = {}) {
    super();
    this.controller = isInControl ? this.#registration.active : null;
  }

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

  /** Lets the worker that the page has installed control it. */
  control(): void {
    this.controller = this.#registration.active;
    this.dispatchEvent(new Event('controllerchange'));
  }

  /** What the page has sent to the newer build. */
  get sent(): readonly unknown[] {
    return this.#registration.waiting?.messages ?? [];
  }
}

/** Gives the page a browser that runs service workers, which the page registers. */
export async function installServiceWorkers(
  options?: ConstructorParameters<typeof ServiceWorkers>[0],
): Promise<ServiceWorkers> {
  const workers = new ServiceWorkers(options);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  await installServiceWorker();
  return workers;
}
