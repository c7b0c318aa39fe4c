import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeSigned } from 'hono/utils/cookie';
import pg from 'pg';
import { PAGE_CURSORS } from '../contract/platform/paging.ts';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { openPostgres } from '../server/platform/db/postgres.ts';
import { startServer } from '../tests/server-process.ts';
import { fillLargeClinics } from './large-clinics.ts';
import { get, timingOf } from './measure.ts';
import { questions } from './patient-questions.ts';
import { processorTime } from './processor-time.ts';

/*
 * What a signed-in page of the patient list costs beside the thinnest server: processor time of Node and PostgreSQL
 * together, median, 95th percentile and pages a second, in blocks that take turns, medians of the ratios. `npm run
 * bench:api -- 1000000 3 name 100476` asks three times what has "name" in its name, with 100,476 patients in the largest
 * organization instead of 600,476. With TEST_DATABASE_URL and
 * TEST_DATABASE_OWNER_URL it takes that database, as it is if it has patients.
 */
const SECRET = 'a secret of thirty-two characters.';
const patients = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 3);
const only = process.argv[4] ?? '';
const largest = process.argv[5] ? Number(process.argv[5]) : undefined;
const THIN_PORT = 3978;
const BLOCK = Number(process.env.BENCH_BLOCK ?? 160);

interface Block {
  cpu: number;
  p50: number;
  p95: number;
  perSecond: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

async function runBlock(pids: number[], clients: number, work: () => Promise<unknown>): Promise<Block> {
  for (let warm = 0; warm < 20; warm++) await work();
  const times: number[] = [];
  const cpuBefore = pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = performance.now();
  let started = 0;
  const client = async () => {
    while (started++ < BLOCK) {
      const at = performance.now();
      await work();
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (1000 * times.length) / (performance.now() - before);
  const cpu = (pids.reduce((sum, pid) => sum + processorTime(pid), 0) - cpuBefore) / times.length;
  return { cpu, ...timingOf(times), perSecond };
}

const row = ([name, ...cells]: (string | number)[]) =>
  `${String(name).padEnd(36)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;

async function startThin(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/thin-server.ts'], {
    env: { ...process.env, BENCH_URL: url, PORT: String(THIN_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return child;
}

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const superuser = new URL(postgres.ownerUrl);
  superuser.username = 'postgres';
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const stops: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true }), () => postgres.stop()];
  try {
    await (await openPostgres({ url: postgres.url, ownerUrl: postgres.ownerUrl })).close();
    const pool = new pg.Pool({ connectionString: superuser.href, max: 1 });
    pool.on('error', () => undefined);
    const { rows } = await pool.query<{ found: boolean; folder: string }>(
      `select exists (select from patients) as found, current_setting('data_directory') as folder`,
    );
    await pool.end();
    if (!rows[0]!.found) await fillLargeClinics(superuser.href, patients, largest);
    const database = Number(readFileSync(join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    const server = await startServer({
      dataDirectory: directory,
      environment: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl, SECRET },
    });
    stops.unshift(() => server.stop());
    const thin = await startThin(superuser.href);
    stops.unshift(() => thin.kill());
    const cookie = await serializeSigned('portal-session', 'bench-token', SECRET);

    console.log(row(['', 'clients', 'cpu ms', 'p50', 'p95', 'a second', '| / thin', 'cpu', 'p50', 'p95', 'a second']));
    let over = 0;
    for (const { name, ours, behind, budget } of questions.filter((each) => each.name.includes(only))) {
      const shown = behind ? await fetch(`${server.url}${behind}`, { headers: { cookie } }) : undefined;
      const after = shown?.headers.get(PAGE_CURSORS)?.split(' ')[1];
      const paths = ours.map((path) => `${server.url}${path}${after ? `&after=${after}` : ''}`);
      for (const clients of [1, 8]) {
        const pairs: [Block, Block][] = [];
        for (let round = 0; round < rounds; round++) {
          const thinBlock = await runBlock([thin.pid!, database], clients, () =>
            get(`http://127.0.0.1:${THIN_PORT}/${encodeURIComponent(name)}`),
          );
          const ourBlock = await runBlock([server.process.pid!, database], clients, async () => {
            for (const path of paths) await get(path, { cookie });
          });
          pairs.push([thinBlock, ourBlock]);
        }
        const isOver =
          'thin' in budget
            ? median(pairs.map(([base, block]) => block.p95 / base.p95)) > budget.thin
            : clients === 1 && median(pairs.map(([, block]) => block.p95)) > budget.ms;
        if (isOver) over++;
        const keys = ['cpu', 'p50', 'p95', 'perSecond'] as const;
        console.log(
          row([
            name,
            clients,
            ...keys.map((key) => median(pairs.map(([, block]) => block[key])).toFixed(key === 'perSecond' ? 0 : 2)),
            '|',
            ...keys.map((key) => median(pairs.map(([base, block]) => block[key] / base[key])).toFixed(2)),
            isOver ? 'OVER' : '',
          ]),
        );
      }
    }
    console.log(`\n${over} are over their budget of the 95th percentile.`);
  } finally {
    for (const stop of stops) await stop();
  }
}

await main();
