import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer<Body = never> {
  status: number;
  body: Body;
  bytes: Buffer;
  headers: http.IncomingHttpHeaders;
  /** More than 1: the connection broke, and the same request with the same key was sent again. */
  attempts: number;
}

export interface Request {
  body?: unknown;
  /** Sent as they are. */
  bytes?: Uint8Array;
  /** The field `file` of a form. */
  file?: Uint8Array;
  version?: number;
  headers?: Record<string, string>;
  /** To the process on this port and not through the proxy; asked again for each attempt, as the last process may have been killed. */
  to?: () => number;
  /** Statuses besides 2xx that are an answer here. */
  expects?: readonly number[];
}

/** What failed is counted already. */
export class CountedError extends Error {}

/** What all clients of a run have seen. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly failures = new Map<string, number>();
  /** Broken connections and answers of the proxy itself, after which the same request was sent again. */
  readonly retried = new Map<string, number>();
  calls = 0;

  countFailure(what: string): void {
    this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
    console.log(`FAILED ${what}`);
  }

  countRetry(what: string): void {
    this.retried.set(what, (this.retried.get(what) ?? 0) + 1);
  }

  addTime(name: string, milliseconds: number): void {
    this.calls++;
    const times = this.times.get(name) ?? [];
    this.times.set(name, times);
    times.push(milliseconds);
  }
}

/** After a kill the proxy knows within two seconds; the clients of the portal try for longer. */
const MAX_ATTEMPTS = 8;
const WAIT_MS = 250;

/** Calls before anybody is signed in, which keep no answers. */
const unkeyed = /^\/v2\/(?:identity|intake\/devices)/;

/** `GET /v2/patients/:n`: a name without ids and codes. */
const nameOf = (method: string, path: string) =>
  `${method} ${path
    .replace(/\?.*/, '')
    .replaceAll(/\/(?:\d+|OWN-[\w-]+|[0-9a-f]{8}-[\w-]+|\d{4}-\d{2})(?=\/|$)/g, '/:id')
    .replace(/(sign-up)\/.*/, '$1/:code')}`;

/** The proxy's own answers have no request id. */
const isOfProxy = ({ status, headers }: { status: number; headers: http.IncomingHttpHeaders }) =>
  [502, 503, 504].includes(status) && headers['x-request-id'] === undefined;

/** A browser or a device with an address of its own. */
export class Caller {
  readonly #tally: Tally;
  readonly #port: number;
  readonly #agent: http.Agent;
  readonly #cookies = new Map<string, string>();
  token: string | undefined;

  constructor(tally: Tally, port: number, address: string) {
    this.#tally = tally;
    this.#port = port;
    this.#agent = new http.Agent({ keepAlive: true, localAddress: address, maxSockets: 8 });
  }

  close(): void {
    this.#agent.destroy();
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  get = <Body>(path: string, request: Request = {}) => this.send<Body>('GET', path, request);
  post = <Body>(path: string, body: unknown, request: Request = {}) =>
    this.send<Body>('POST', path, { body, ...request });

  /** Sends a request until it is answered, and throws when the answer is not the expected one. */
  async send<Body>(method: string, path: string, request: Request = {}): Promise<Answer<Body>> {
    const name = nameOf(method, path);
    const key: Record<string, string> =
      method === 'GET' || unkeyed.test(path) ? {} : { 'idempotency-key': crypto.randomUUID() };
    const started = performance.now();
    for (let attempts = 1; ; attempts++) {
      const answer = await this.#sendOnce(method, path, { ...request, headers: { ...key, ...request.headers } }).catch(
        (error: NodeJS.ErrnoException) => error,
      );
      const isBroken = answer instanceof Error || isOfProxy(answer);
      if (isBroken && attempts < MAX_ATTEMPTS) {
        this.#tally.countRetry(
          `${method === 'GET' ? 'reads' : 'writes'}: ${answer instanceof Error ? (answer.code ?? answer.message) : `${answer.status} of the proxy`}`,
        );
        await wait(WAIT_MS * attempts);
        continue;
      }
      if (request.to === undefined) this.#tally.addTime(name, performance.now() - started);
      if (answer instanceof Error) {
        this.#tally.countFailure(`${name}: ${answer.message}`);
        throw new CountedError(name);
      }
      const isExpected = answer.status < 300 || request.expects?.includes(answer.status);
      if (!isExpected) {
        const failure = `${name}: ${answer.status} ${answer.bytes.toString().slice(0, 300)}`;
        this.#tally.countFailure(failure);
        throw new CountedError(failure);
      }
      return { ...answer, attempts } as Answer<Body>;
    }
  }

  #sendOnce(method: string, path: string, request: Request): Promise<Omit<Answer<unknown>, 'attempts'>> {
    const { body, bytes, file, version, to = () => this.#port } = request;
    const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
    if (this.#cookies.size) headers.cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (version !== undefined) headers['if-match'] = String(version);
    let content: Uint8Array | string | undefined = bytes;
    if (bytes) headers['content-type'] ??= 'application/octet-stream';
    if (body !== undefined) [content, headers['content-type']] = [JSON.stringify(body), 'application/json'];
    if (file) [content, headers['content-type']] = toForm(file);
    if (content !== undefined) headers['content-length'] = String(Buffer.byteLength(content));
    return new Promise((done, failed) => {
      const sent = http.request(
        { host: '127.0.0.1', port: to(), path: `/api${path}`, method, headers, agent: this.#agent, timeout: 60_000 },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', failed);
          response.on('aborted', () => failed(new Error('aborted')));
          response.on('end', () => {
            if (!response.complete) return failed(new Error('incomplete'));
            const all = Buffer.concat(pieces);
            this.#keepCookies(response.headers['set-cookie'] ?? []);
            const isJson = response.headers['content-type']?.includes('json') && all.length > 0;
            const parsed: unknown = isJson ? JSON.parse(all.toString()) : undefined;
            done({ status: response.statusCode ?? 0, body: parsed, bytes: all, headers: response.headers });
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer within a minute')));
      sent.on('error', failed);
      sent.end(content);
    });
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }
}

/** The same boundary in each attempt: the bytes of a retried request are the same. */
function toForm(file: Uint8Array): [content: Uint8Array, type: string] {
  const boundary = 'part-of-the-form';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return [
    Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    `multipart/form-data; boundary=${boundary}`,
  ];
}
