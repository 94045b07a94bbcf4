/** One request of a report: it asks, waits while a worker makes a large report, and hands over the file. */

import { signal, type ReadonlySignal } from '@preact/signals';
import type { FetchedFile, FileState, PendingFile } from '../../api/fetch-file.ts';
import { mayRetry, Problem } from '../../api/problem.ts';
import type { Clock } from '../../platform/browser.ts';

/** How often the state of a large report is asked for. */
export const POLL_MS = 1000;

/** How far the request is. `isLost`: the server does not respond; the request continues when it does. */
export type ReportProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'making'; readonly done: number; readonly total: number; readonly isLost: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The worker could not make the report; `message` says why, in English. */
export class ReportFailed extends Error {}

/** What a request needs from outside. */
export interface ReportPorts {
  fetchFile(address: string): Promise<FetchedFile | PendingFile>;
  fetchState(location: string): Promise<FileState>;
  readonly clock: Pick<Clock, 'later'>;
}

export interface ReportRequest {
  readonly progress: ReadonlySignal<ReportProgress>;
  /** Requests the report of an address. `deliver` gets the file. An earlier request ends. */
  start(address: string, deliver: (file: FetchedFile) => void): Promise<void>;
  /** Ends the request. The worker still makes the report, which another request then gets at once. */
  cancel(): void;
}

/** A request that was cancelled while it waited. */
const CANCELLED = Symbol('cancelled');

export function createReportRequest(ports: ReportPorts): ReportRequest {
  const progress = signal<ReportProgress>({ kind: 'idle' });
  let current: object | null = null;
  let stopWaiting = (): void => undefined;
  const cancel = (): void => {
    current = null;
    stopWaiting();
    progress.value = { kind: 'idle' };
  };
  const start: ReportRequest['start'] = async (address, deliver) => {
    cancel();
    const own = (current = {});
    const show = (next: ReportProgress): void => {
      if (current !== own) throw CANCELLED;
      progress.value = next;
    };
    const pause = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        stopWaiting = ports.clock.later(milliseconds, resolve);
      });
    try {
      show({ kind: 'asking' });
      const file = await fetchWhenMade(ports, address, show, pause);
      show({ kind: 'idle' });
      deliver(file);
    } catch (error) {
      if (error !== CANCELLED && current === own) progress.value = { kind: 'failed', error };
    }
  };
  return { progress, start, cancel };
}

type Show = (progress: ReportProgress) => void;
type Pause = (milliseconds: number) => Promise<void>;

/** Returns the file of an address. While a worker makes it, shows how far it is. */
async function fetchWhenMade(
  ports: ReportPorts,
  address: string,
  show: Show,
  pause: Pause,
): Promise<FetchedFile> {
  let answer = await ports.fetchFile(address);
  while (answer.kind === 'pending') {
    show(makingOf(answer.state));
    answer = await ports.fetchFile(await addressWhenMade(ports, answer, show, pause));
  }
  return answer;
}

/** Asks for the state until the report is made, and returns its address. */
async function addressWhenMade(
  { fetchState }: ReportPorts,
  { location, state }: PendingFile,
  show: Show,
  pause: Pause,
): Promise<string> {
  let known = state;
  for (let wait = POLL_MS; ; ) {
    await pause(wait);
    wait = POLL_MS;
    try {
      known = await fetchState(location);
    } catch (error) {
      wait = waitAfter(error);
      show({ ...makingOf(known), isLost: true });
      continue;
    }
    if (known.state === 'failed') throw new ReportFailed(known.error ?? '');
    show(makingOf(known));
    if (known.state === 'done') return known.report;
  }
}

/** Returns how long to wait after an error that passes. Rethrows any other error. */
function waitAfter(error: unknown): number {
  if (!mayRetry(error)) throw error;
  return error instanceof Problem ? Math.max(POLL_MS, (error.retryAfter || 0) * 1000) : POLL_MS;
}

const makingOf = ({ done, total }: FileState) => ({ kind: 'making' as const, done, total, isLost: false });
