/** The one policy by which this page may load scripts by address, and which it may. */

const SERVICE_WORKER = '/sw.js';

interface Policy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

const allowed = new Set([SERVICE_WORKER]);
const plain: Policy = { createScriptURL: ours };
const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
// Made at once: nobody else may make another of that name.
const policy = types?.createPolicy('paroli', { createScriptURL: ours }) ?? plain;

/** Starts a worker of this build; `address` must come from an import (`?worker&url`), never from data. */
export function startWorker(address: string): Worker {
  allowed.add(address);
  return new Worker(trusted(address), { type: 'module' });
}

/** Registers the service worker for all pages. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trusted(SERVICE_WORKER), { scope: '/' });
}

function ours(address: string): string {
  if (!allowed.has(address)) throw new TypeError('This page loads no such script.');
  return address;
}

/** TypeScript knows addresses as strings only. */
function trusted(address: string): string {
  return policy.createScriptURL(address) as string;
}
