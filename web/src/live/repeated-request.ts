/** A request that is sent again until the server answers it. */

import { mayRetry } from '../api/problem.ts';
import type { Browser } from '../platform/browser.ts';
import { Connectivity } from './connectivity.ts';

interface RequestEnds<Result> {
  /** Called each time that there was no answer, or that the server was busy. */
  readonly onWait: () => void;
  /** Called also if the request was cancelled while it was being sent. */
  readonly onResult: (result: Result) => void;
  /** Called with an error that another attempt cannot change. */
  readonly onError: (error: unknown) => void;
}

/** Sends a request until it is answered. Each attempt must have the same key. Returns how to cancel. */
export function sendUntilAnswered<Result>(
  send: () => Promise<Result>,
  ends: RequestEnds<Result>,
  browser: Pick<Browser, 'clock' | 'onReturn'>,
): () => void {
  const request = new RepeatedRequest(send, ends, browser);
  request.start();
  return () => request.end();
}

class RepeatedRequest<Result> {
  readonly #send: () => Promise<Result>;
  readonly #ends: RequestEnds<Result>;
  readonly #connectivity: Connectivity;
  readonly #stopListening: () => void;
  #isSending = false;
  #hasEnded = false;

  constructor(
    send: () => Promise<Result>,
    ends: RequestEnds<Result>,
    { clock, onReturn }: Pick<Browser, 'clock' | 'onReturn'>,
  ) {
    this.#send = send;
    this.#ends = ends;
    this.#connectivity = new Connectivity(clock, () => this.start());
    this.#stopListening = onReturn(() => this.start());
  }

  start(): void {
    if (!this.#hasEnded && !this.#isSending && !this.#connectivity.isPaused) void this.#attempt();
  }

  end(): void {
    this.#hasEnded = true;
    this.#connectivity.close();
    this.#stopListening();
  }

  async #attempt(): Promise<void> {
    this.#isSending = true;
    try {
      const result = await this.#send();
      this.end();
      this.#ends.onResult(result);
    } catch (error) {
      if (!this.#hasEnded) this.#fail(error);
    } finally {
      this.#isSending = false;
    }
  }

  #fail(error: unknown): void {
    if (mayRetry(error)) {
      this.#connectivity.reportFailure(error);
      this.#ends.onWait();
    } else {
      this.end();
      this.#ends.onError(error);
    }
  }
}
