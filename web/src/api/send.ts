/** The one place from which requests leave for the server, but for the outbox, whose clock and network are lent to it. */

import { Unreachable } from './problem.ts';

/** Returns the response. Raises: `Unreachable` if there is none within `timeoutMs`. */
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
