import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { builtServer } from '../../tests/built-server.ts';

/** What a process used when it was asked, in MB, after a garbage collection. */
export interface Memory {
  heap: number;
  resident: number;
}

interface LogLine {
  event?: string;
  route?: string;
  status?: number;
  detail?: string;
  heapUsed?: number;
  rss?: number;
}

const reportMemory = new URL('report-memory.mjs', import.meta.url).href;

/** What the processes wrote to their logs that they should not have, with how often. */
export const troubles = new Map<string, number>();
const ordinary = new Set(['request', 'audit-sealed', 'memory']);

/** One process of the portal, killed and started again as often as wanted on the same port. */
export class Application {
  readonly port: number;
  readonly name: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | undefined;
  #heard: ((line: LogLine) => void) | undefined;
  #errors = '';
  isUp = false;
  kills = 0;

  constructor(name: string, port: number, environment: Record<string, string>) {
    process.once('exit', () => this.#child?.kill('SIGKILL'));
    this.name = name;
    this.port = port;
    this.#environment = environment;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and waits until it is healthy; answers in how many milliseconds. */
  async start(): Promise<number> {
    const started = performance.now();
    const flags = ['--expose-gc', '--import', reportMemory, await builtServer()];
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, flags, {
      env: { PATH, HOME, PORT: String(this.port), ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    createInterface({ input: child.stdout }).on('line', (line) => this.#read(line));
    child.stderr.on('data', (piece: Buffer) => (this.#errors = (this.#errors + piece.toString()).slice(-4000)));
    while (!(await fetch(`${this.url}/api/healthcheck`).catch(() => null))?.ok) {
      if (child.exitCode !== null || performance.now() - started > 120_000)
        throw new Error(`${this.name} did not start:\n${this.#errors}`);
      await wait(50);
    }
    this.isUp = true;
    return performance.now() - started;
  }

  #read(text: string): void {
    if (!text.startsWith('{')) return;
    const line = JSON.parse(text) as LogLine;
    this.#heard?.(line);
    // Counted by the clients: only a busy machine takes that long.
    if (line.route?.endsWith('/report')) return;
    const isFailed = (line.status ?? 0) >= 500 || !ordinary.has(line.event ?? '');
    if (!isFailed) return;
    const trouble = [line.event, line.route, line.status, line.detail?.slice(0, 400)].filter(Boolean).join(' | ');
    troubles.set(trouble, (troubles.get(trouble) ?? 0) + 1);
  }

  async measureMemory(): Promise<Memory> {
    const line = await new Promise<LogLine>((heard) => {
      this.#heard = (each) => each.event === 'memory' && heard(each);
      this.#child!.kill('SIGUSR2');
    });
    this.#heard = undefined;
    return { heap: (line.heapUsed ?? 0) / 1e6, resident: (line.rss ?? 0) / 1e6 };
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.isUp = false;
    this.kills++;
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    this.isUp = false;
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await exited;
  }
}
