/** The network between the page and the service: with a cookie, and with faults that a test asks for. */

import { sendHttp } from './http.ts';
import { service } from './service.ts';

type Send = (request: Request) => Promise<Response>;
/** Answers a request in place of the service, which `pass` asks. */
export type Answer = (request: Request, pass: Send) => Promise<Response>;

type HoldWhile = (send: () => Promise<Response>, released: Promise<void>) => Promise<Response>;

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: Answer;
  times: number;
}

/** Reads the files that are whole in their address. */
const fetchData = globalThis.fetch;

/** Sends a request, and loses the response. */
export const loseResponse: Answer = async (request, pass) => {
  await pass(request);
  throw new TypeError('the connection broke');
};

/** The connection of one page. It ends with the page. */
export class Network {
  /** The paths of the POST requests that were sent. */
  readonly posted: string[] = [];
  isOnline = true;
  readonly #end = new AbortController();
  #routes: Route[] = [];
  #held: Promise<void> = Promise.resolve();
  #cookie = '';

  /** Lets a test answer the next requests to a path. */
  route(method: string, path: RegExp, answer: Answer, times = Number.POSITIVE_INFINITY): void {
    this.#routes.push({ method, path, answer, times });
  }

  /** Removes the answers of the test. */
  unroute(): void {
    this.#routes = [];
  }

  /** Holds the next request to a path. Returns how to send it, which resolves with the response. */
  hold(method: string, path: RegExp): () => Promise<void> {
    return this.#holdBack(method, path, (send, released) => released.then(send));
  }

  /** Sends the next request to a path and holds its response. Returns how to let the page have it. */
  holdResponse(method: string, path: RegExp): () => Promise<void> {
    return this.#holdBack(method, path, async (send, released) => {
      const response = await send();
      await released;
      return response;
    });
  }

  #holdBack(method: string, path: RegExp, holdWhile: HoldWhile): () => Promise<void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    let answered: Promise<unknown> = Promise.resolve();
    this.#held = new Promise((isHeld) => {
      const holdBack: Answer = (request, pass) => {
        isHeld();
        const response = holdWhile(() => pass(request), released);
        answered = response;
        return response;
      };
      this.route(method, path, holdBack, 1);
    });
    return async () => {
      release();
      await answered;
    };
  }

  /** Resolves when the request that is to be held has come. */
  whenHeld(): Promise<void> {
    return this.#held;
  }

  end(): void {
    this.#end.abort();
  }

  /** Sends a body as JSON, with a new key. */
  post(path: string, body: unknown): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
    return this.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const { pathname, search, protocol } = new URL(request.url);
    if (protocol === 'data:') return fetchData(request);
    const route = this.#routes.find(
      ({ method, path, times }) => times > 0 && method === request.method && path.test(pathname + search),
    );
    if (route) route.times -= 1;
    return route ? route.answer(request, this.#send) : this.#send(request);
  };

  readonly #send: Send = async (request) => {
    if (!this.isOnline) throw new TypeError('no network');
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') this.posted.push(pathname);
    const headers = new Headers(request.headers);
    headers.set('Origin', service.address);
    if (!headers.has('Authorization') && this.#cookie) headers.set('Cookie', this.#cookie);
    const signal = AbortSignal.any([request.signal, this.#end.signal]);
    const body = request.body ? { body: await request.text() } : {};
    const response = await sendHttp(request.url, { method: request.method, headers, signal, ...body });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(';')[0]!;
    return response;
  };
}

/** An event stream over the page's network, as far as the feed uses one. */
export class NetworkStream {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #end = new AbortController();

  constructor(path: string) {
    this.#follow(path)
      .catch(() => undefined)
      .finally(() => this.#fail());
  }

  close(): void {
    this.readyState = 2;
    this.#end.abort();
  }

  async #follow(path: string): Promise<void> {
    const response = await fetch(path, { signal: this.#end.signal });
    if (!response.ok || !response.body) return;
    this.readyState = 1;
    this.onopen?.();
    let rest = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const messages = (rest + read.value).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(message);
    }
  }

  #receive(message: string): void {
    const data = message.split('\n').find((line) => line.startsWith('data:'));
    if (data && this.readyState === 1) this.onmessage?.({ data: data.slice('data:'.length).trim() });
  }

  #fail(): void {
    if (this.readyState === 2) return;
    this.readyState = 2;
    this.onerror?.();
  }
}
