import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeSigned } from 'hono/utils/cookie';
import pg from 'pg';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { openPostgres } from '../server/platform/db/postgres.ts';
import { startServer } from '../tests/server-process.ts';
import { fillLargeClinics } from './large-clinics.ts';
import { get, measure, ms, ratio } from './measure.ts';
import { questions } from './patient-questions.ts';

/*
 * The patient list over PostgreSQL with 1,000,000 patients: our API signed in, scoped, validated and audited, beside
 * bare SQL and the thinnest server, in the same run. `npm run bench:api -- 50000` uses fewer patients, and
 * `npm run bench:api -- 1000000 search` asks only what has that in its name.
 */
const SECRET = 'a secret of thirty-two characters.';
const patients = Number(process.argv[2] ?? 1_000_000);
/** Asks only questions whose name contains this. */
const only = process.argv[3] ?? '';
const THIN_PORT = 3977;

async function startThin(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/thin-server.ts'], {
    env: { ...process.env, BENCH_URL: url, PORT: String(THIN_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return child;
}

const row = (cells: (string | number)[]) =>
  `${String(cells[0]).padEnd(28)}${cells
    .slice(1)
    .map((cell) => String(cell).padStart(10))
    .join('')}`;

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const superuser = new URL(postgres.ownerUrl);
  superuser.username = 'postgres';
  const directory = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const stops: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true }), () => postgres.stop()];
  try {
    await (await openPostgres({ url: postgres.url, ownerUrl: postgres.ownerUrl })).close();
    const started = performance.now();
    await fillLargeClinics(superuser.href, patients);
    console.log(
      `${patients.toLocaleString('en')} patients in 1,000 organizations, loaded in ${Math.round((performance.now() - started) / 1000)} s\n`,
    );
    const server = await startServer({
      dataDirectory: directory,
      environment: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl, SECRET },
    });
    stops.unshift(() => server.stop());
    const thin = await startThin(superuser.href);
    stops.unshift(() => thin.kill());
    const pool = new pg.Pool({ connectionString: superuser.href, max: 10 });
    // Ended together with the database: the goodbye is no fault.
    pool.on('error', () => undefined);
    stops.unshift(() => pool.end());
    const cookie = await serializeSigned('portal-session', 'bench-token', SECRET);

    let over = 0;
    console.log(
      row(['p95, ms', 'clients', 'bare', 'thin', 'ours p50', 'ours', '/ bare', '/ thin', 'limit', 'a second']),
    );
    for (const { name, ours, statements, limit, budget } of questions.filter((each) => each.name.includes(only))) {
      for (const clients of [1, 8]) {
        const times = { clients, count: 200 };
        const bareTime = await measure(async () => {
          for (const statement of statements) await pool.query(statement);
        }, times);
        const thinTime = await measure(
          async () => void (await get(`http://127.0.0.1:${THIN_PORT}/${encodeURIComponent(name)}`)),
          times,
        );
        const answered = await measure(async () => {
          for (const path of ours) await get(`${server.url}${path}`, { cookie });
        }, times);
        // Budgets in milliseconds are for one client: eight share two processors.
        const allowed = limit(bareTime.p95, thinTime.p95);
        const isOver = answered.p95 > allowed && (clients === 1 || !/^\d+ ms$/.test(budget));
        if (isOver) over++;
        console.log(
          `${row([name, clients, ms(bareTime.p95), ms(thinTime.p95), ms(answered.p50), ms(answered.p95), ratio(answered.p95, bareTime.p95), ratio(answered.p95, thinTime.p95), ms(allowed), Math.round(answered.perSecond)])}  ${budget}${isOver ? '  OVER' : ''}`,
        );
      }
    }
    console.log(`\n${over} are over their budget.`);
  } finally {
    for (const stop of stops) await stop();
  }
}

await main();
