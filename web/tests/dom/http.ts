/** HTTP requests with Node's own client: the one behind `fetch` uses the timers that the page's clock replaces. */

import { request as open, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205, 304]);

interface Asked {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/** Sends a request. Returns the response, whose body may still arrive. */
export async function sendHttp(url: string, { method, headers, body, signal }: Asked): Promise<Response> {
  const fields = Object.fromEntries(headers);
  const sent = open(url, { method, headers: fields, ...(signal && { signal }) });
  sent.end(body);
  const [received] = (await once(sent, 'response')) as [IncomingMessage];
  const stream = BODILESS.has(received.statusCode!) ? null : Readable.toWeb(received);
  return new Response(stream as ReadableStream | null, {
    status: received.statusCode!,
    headers: Object.entries(received.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  });
}
