import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeSigned } from 'hono/utils/cookie';
import pg from 'pg';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { openPostgres } from '../server/db/postgres.ts';
import { startServer } from '../tests/server-process.ts';
import { fillLargeClinics } from './large-clinics.ts';
import { get, measure, ms, ratio, type Timing } from './measure.ts';

/*
 * The patient list over PostgreSQL with 1,000,000 patients: our API signed in, scoped, validated and audited, beside
 * bare SQL and the thinnest server, in the same run. `npm run bench:api -- 50000` uses fewer patients.
 */
const SECRET = 'a secret of thirty-two characters.';
const patients = Number(process.argv[2] ?? 1_000_000);
const THIN_PORT = 3977;

async function startThin(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/thin-server.ts'], {
    env: { ...process.env, BENCH_URL: url, PORT: String(THIN_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return child;
}

const columns = 'id, first_name, last_name, email, program_name, last_activity_at, has_account';
const order = 'order by last_activity_at desc nulls last, id desc nulls last limit 25';
const totals =
  '(select sum(total)::int from patient_totals where organization_id = $1 and discharged = false) as total';

interface Question {
  name: string;
  budget: string;
  bare?: { text: string; values: unknown[] };
  thin?: string;
  ours: string;
}

const questions: Question[] = [
  {
    name: 'page of 25 + total',
    budget: 'p95 <= 1.5x thin',
    bare: {
      text: `select ${columns}, ${totals} from patients where organization_id = $1 and discharged = false ${order}`,
      values: [1],
    },
    thin: '/patients',
    ours: '/api/v2/patients?limit=25',
  },
  {
    name: 'search, 3+ letters',
    budget: 'p95 <= 1.5x bare + 2 ms',
    bare: {
      text: `select ${columns} from patients where organization_id = $1 and discharged = false and search_text like $2 ${order}`,
      values: [1, '%fitz%'],
    },
    thin: '/patients?q=fitz',
    ours: '/api/v2/patients?limit=25&q=fitz',
  },
  { name: 'search, 2 letters, largest', budget: 'p95 <= 60 ms', ours: '/api/v2/patients?limit=25&q=xu' },
  { name: 'sort by name', budget: 'as a page', ours: '/api/v2/patients?limit=25&sort=name' },
];

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

    console.log(
      `${'question'.padEnd(28)}${'clients'.padStart(8)}${'bare p95'.padStart(10)}${'thin p95'.padStart(10)}${'ours p50'.padStart(10)}${'ours p95'.padStart(10)}${'/ bare'.padStart(9)}${'/ thin'.padStart(9)}  budget`,
    );
    for (const { name, budget, bare, thin: thinPath, ours } of questions) {
      for (const clients of [1, 8]) {
        const times = { clients, count: 400 };
        const bareTime: Timing | null = bare ? await measure(async () => void (await pool.query(bare)), times) : null;
        const thinTime: Timing | null = thinPath
          ? await measure(async () => void (await get(`http://127.0.0.1:${THIN_PORT}${thinPath}`)), times)
          : null;
        const oursTime = await measure(async () => void (await get(`${server.url}${ours}`, { cookie })), times);
        console.log(
          `${name.padEnd(28)}${String(clients).padStart(8)} ${bareTime ? ms(bareTime.p95) : '-'.padStart(9)} ${thinTime ? ms(thinTime.p95) : '-'.padStart(9)} ${ms(oursTime.p50)} ${ms(oursTime.p95)} ${bareTime ? ratio(oursTime.p95, bareTime.p95) : '-'.padStart(8)} ${thinTime ? ratio(oursTime.p95, thinTime.p95) : '-'.padStart(8)}  ${budget}`,
        );
      }
    }
  } finally {
    for (const stop of stops) await stop();
  }
}

await main();
