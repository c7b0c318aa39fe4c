import http from 'node:http';

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

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** A GET that has to answer 200; the body is read to its end. */
export const get = (url: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((done, failed) => {
    http
      .get(url, { agent, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () =>
          response.statusCode === 200
            ? done(body)
            : failed(new Error(`${url} answered ${response.statusCode}: ${body.slice(0, 200)}`)),
        );
      })
      .on('error', failed);
  });

export const ms = (value: number) => value.toFixed(2).padStart(9);
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)}x`.padStart(8);
