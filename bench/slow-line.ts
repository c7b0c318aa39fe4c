import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The connection of a slow phone: 150 ms a request, 1.6 Mbit/s for all of them together. */
const LATENCY_MS = 150;
const BYTES_A_MS = 200;
const SLICE = 2048;

/** Bytes that stand at an address of the line itself. */
export interface Standing {
  type: string;
  encoding?: 'gzip';
  body: Uint8Array;
}

export interface SlowLine {
  url: string;
  /** Whether it is slow at present. */
  isSlow: boolean;
  stop(): void;
}

const until = (moment: number) => new Promise((waited) => setTimeout(waited, Math.max(0, moment - performance.now())));

/**
 * Stands before a server as a slow line does, for workers as well as for pages; `at` answers some addresses itself. Pages
 * are isolated, so that their clocks are exact to microseconds.
 */
export async function openSlowLine(target: string, at: (path: string) => Standing | null): Promise<SlowLine> {
  let freeAt = 0;

  async function send(response: ServerResponse, bytes: Uint8Array): Promise<void> {
    if (!line.isSlow) return void response.write(bytes);
    for (let from = 0; from < bytes.length; from += SLICE) {
      const slice = bytes.subarray(from, from + SLICE);
      freeAt = Math.max(freeAt, performance.now()) + slice.length / BYTES_A_MS;
      await until(freeAt);
      response.write(slice);
    }
  }

  function open(response: ServerResponse, status: number, headers: IncomingMessage['headers']): void {
    response.writeHead(status, {
      ...headers,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
  }

  const passOn = (asked: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = asked;
    const passed = request(target + url, { method, headers }, (answer) => {
      open(response, answer.statusCode!, answer.headers);
      void (async () => {
        for await (const bytes of answer) await send(response, bytes as Uint8Array);
        response.end();
      })();
    });
    asked.pipe(passed);
  };

  const server = createServer((asked, response) => {
    void until(performance.now() + (line.isSlow ? LATENCY_MS : 0)).then(async () => {
      const standing = at(asked.url!.split('?')[0]!);
      if (!standing) return passOn(asked, response);
      const { type, encoding, body } = standing;
      open(response, 200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) });
      await send(response, body);
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const line: SlowLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isSlow: false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return line;
}
