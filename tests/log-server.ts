import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** What lies at an address of a server of recordings. */
export type LogAnswers = Record<string, (response: ServerResponse) => void>;

export interface LogServer {
  url: string;
  /** The paths that were asked for, in turn. */
  asked: string[];
  stop(): Promise<unknown>;
}

/** A server of recordings that is not ours: it lets any page read what lies at its addresses. */
export async function startLogServer(answers: LogAnswers, port = 0): Promise<LogServer> {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const answer = answers[url!];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** A recording of a person that the demo brings, gzipped. */
export const recordedLog = (name: string): Buffer =>
  readFileSync(new URL(`../server/demo/data/logs/${name}.json.gz`, import.meta.url));

/** A whole session: a person stands up and sits down, over and over, for so many frames. */
export function longLog(frames: number): string {
  const log = JSON.parse(gunzipSync(recordedLog('sit-to-stand')).toString()) as { meta: object; frames: object[] };
  return JSON.stringify({
    ...log,
    frames: Array.from({ length: frames }, (_, at) => log.frames[at % log.frames.length]),
  });
}
