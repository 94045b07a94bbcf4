/** Sends all requests except the outbox's, which takes its network and clock as arguments. */

import { Unreachable } from './problem.ts';

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

/** Returns the response with its whole body. Raises: `Unreachable` without one within `timeoutMs`. */
export async function send(
  request: string | Request,
  init: RequestInit,
  timeoutMs: number,
): Promise<Response> {
  try {
    return await withWholeBody(await fetch(request, { ...init, signal: AbortSignal.timeout(timeoutMs) }));
  } catch (error) {
    throw new Unreachable('The service does not answer.', { cause: error });
  }
}

/** Reads the body of a response, because the connection can break while it arrives. Rejects if it breaks. */
export async function withWholeBody(response: Response): Promise<Response> {
  return BODILESS.has(response.status) ? response : new Response(await response.arrayBuffer(), response);
}
