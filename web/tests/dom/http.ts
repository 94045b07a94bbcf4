/** HTTP requests with Node's own client: the one behind `fetch` uses the timers that the page's clock replaces. */

import { request as open, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

/** The errors of a connection that the other side has closed. */
const CLOSED: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'EPIPE']);

interface Asked {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Sends a request. Returns the response, whose body may still arrive. */
export async function sendHttp(url: string, asked: Asked): Promise<Response> {
  const received = await receive(url, asked);
  const stream = BODILESS.has(received.statusCode!) ? null : Readable.toWeb(received);
  return new Response(stream as ReadableStream | null, {
    status: received.statusCode!,
    headers: Object.entries(received.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  });
}

/** Sends a request again if the server had closed the connection that was kept open for it, as browsers do. */
async function receive(url: string, asked: Asked): Promise<IncomingMessage> {
  const { method, headers, body, signal } = asked;
  const sent = open(url, { method, headers: Object.fromEntries(headers), ...(signal && { signal }) });
  sent.end(body);
  try {
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    return received;
  } catch (error) {
    if (sent.reusedSocket && CLOSED.has((error as NodeJS.ErrnoException).code)) return receive(url, asked);
    throw error;
  }
}
