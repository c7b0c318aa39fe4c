import { connect, type Socket } from 'node:net';

export interface Timing {
  p50: number;
  p95: number;
}

export function timingOf(milliseconds: number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Runs `work` `count` times, `clients` at once, after a warm-up. Milliseconds, and how many a second. */
export async function measure(
  work: () => Promise<void>,
  { clients = 1, count = 400 } = {},
): Promise<Timing & { perSecond: number }> {
  for (let warm = 0; warm < Math.min(60, count); warm++) await work();
  const times: number[] = [];
  const client = async () => {
    while (times.length < count) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { ...timingOf(times), perSecond: (1000 * times.length) / (performance.now() - before) };
}

const idle = new Map<string, Socket[]>();
const HEADERS_END = Buffer.from('\r\n\r\n');

/** Reads one response with a length to its end; the body of any other status than 200 is in the error. */
const readResponse = (socket: Socket, url: string): Promise<string> =>
  new Promise((done, failed) => {
    let received: Buffer = Buffer.alloc(0);
    const settle = (work: () => void) => {
      socket.off('data', receive).off('error', failed).off('close', end);
      work();
    };
    const end = () => settle(() => failed(new Error(`${url} was not answered`)));
    const receive = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(HEADERS_END);
      if (headEnd === -1) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return settle(() => failed(new Error(`${url} answered without a length: ${head}`)));
      const bodyStart = headEnd + HEADERS_END.length;
      if (received.length < bodyStart + Number(length)) return;
      const body = received.toString('utf8', bodyStart);
      const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);
      settle(() =>
        status === '200' ? done(body) : failed(new Error(`${url} answered ${status}: ${body.slice(0, 200)}`)),
      );
    };
    socket.on('data', receive).on('error', failed).on('close', end);
  });

/**
 * A GET that has to answer 200; the body is read to its end. Over sockets that are kept, because what asks is on the same
 * processors as what is measured, and a client of Node takes as long for an answer as a server does.
 */
export async function get(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const kept = idle.get(host) ?? [];
  idle.set(host, kept);
  let socket = kept.pop();
  // Kept so long that the server has closed them.
  while (socket?.destroyed) socket = kept.pop();
  socket ??= connect({ host: hostname, port: Number(port), noDelay: true }).on('error', () => undefined);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const body = await readResponse(socket, url);
  kept.push(socket);
  return body;
}

export const ms = (value: number) => value.toFixed(2).padStart(9);
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}x`.padStart(8);
