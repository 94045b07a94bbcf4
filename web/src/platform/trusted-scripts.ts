/** The Trusted Types policy of the page, and the only addresses from which it starts workers. */

const SERVICE_WORKER = '/sw.js';

interface Policy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

const allowed = new Set([SERVICE_WORKER]);
const noPolicy: Policy = { createScriptURL: requireAllowed };
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
// Created at start: the Content-Security-Policy allows only one policy of this name.
const policy = trustedTypes?.createPolicy('paroli', { createScriptURL: requireAllowed }) ?? noPolicy;

/** Starts a worker of this build; `address` must come from an import (`?worker&url`), never from data. */
export function startWorker(address: string): Worker {
  allowed.add(address);
  return new Worker(trusted(address), { type: 'module' });
}

/** Registers the service worker for all pages. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trusted(SERVICE_WORKER), { scope: '/' });
}

function requireAllowed(address: string): string {
  if (!allowed.has(address)) throw new TypeError('This script address is not allowed.');
  return address;
}

/** Returns the address through the policy. TypeScript's types for workers accept only strings. */
function trusted(address: string): string {
  return policy.createScriptURL(address) as string;
}
