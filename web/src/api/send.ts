/** Sends all requests except the outbox's, which takes its network and clock as arguments. */

import { Unreachable } from './problem.ts';

/** Returns the response. Raises: `Unreachable` without one within `timeoutMs`. */
export async function send(
  request: string | Request,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  try {
    return await fetch(request, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Unreachable('The service does not answer.', { cause: error });
  }
}
