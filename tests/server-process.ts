import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { builtServer } from './built-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The real server in a process of its own. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  output: () => string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

export interface Start {
  dataDirectory: string;
  /** The folder with the server, where it is not this one. */
  folder?: string;
  /** By tsx from its sources, as in production, whatever loads it; otherwise from one file that is made of them. */
  fromSources?: boolean;
  environment?: Record<string, string>;
  /** By how much its clock is ahead, in milliseconds; by as much as that of the process that starts it, unless given. */
  clockShift?: string;
  /** The server's output is appended to this file, for readers in other processes. */
  logFile?: string;
}

/** What moves the clock of every process of a run (scripts/test-dates.mjs). */
const movedClock = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => name === 'LD_PRELOAD' || name.includes('FAKE')),
);

/** Starts without waiting; `exited` resolves with the exit code. */
export async function launch({
  dataDirectory,
  folder,
  fromSources = folder !== undefined,
  environment,
  clockShift = process.env.TEST_CLOCK_SHIFT_MS,
  logFile,
}: Start) {
  const server = fromSources ? ['--import', 'tsx', 'server/main.ts'] : [await builtServer()];
  const port = await freePort();
  const clock = clockShift ? ['--import', new URL('test-clock.mjs', import.meta.url).href] : [];
  const child = spawn(process.execPath, [...clock, ...server], {
    cwd: folder ?? root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...movedClock,
      ...(clockShift && { TEST_CLOCK_SHIFT_MS: clockShift }),
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DEMO: '0',
      SECRET: 'a secret of thirty-two characters.',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      if (logFile) appendFileSync(logFile, text);
    });
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  return { child, exited, output: () => output, url: `http://127.0.0.1:${port}` };
}

/** Starts the server and waits until it answers; throws with its output when it does not within two minutes. */
export async function startServer(start: Start): Promise<ServerProcess> {
  const { child, exited, output, url } = await launch(start);
  const deadline = Date.now() + 120_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`);
    const answer = await fetch(`${url}/api/healthcheck`).catch(() => null);
    // An answer that is not read keeps its connection, and with it the server when it is to stop.
    await answer?.text();
    if (answer?.ok) break;
    await new Promise((waited) => setTimeout(waited, 50));
  }
  return {
    url,
    process: child,
    output,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
