import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serializeSigned } from 'hono/utils/cookie';
import pg from 'pg';
import { startPostgres } from '../scripts/ensure-postgres.mjs';
import { createApp } from '../server/app.ts';
import { readConfiguration } from '../server/platform/configuration.ts';
import { openPostgres } from '../server/platform/db/postgres.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { startServer } from '../tests/server-process.ts';
import { fillLargeVendor } from './large-vendor.ts';
import { get, measure, ms, ratio } from './measure.ts';
import { processorTime } from './processor-time.ts';
import { recordStatements, type Statement } from './recorded-statements.ts';

/*
 * Every list of the vendor console over PostgreSQL with 1,000 organizations, 5,000 locations and 1,000,000 scan
 * sessions: our API signed in, validated and audited, beside a bare Hono route over the same SQL, in the same run.
 * The last columns are the processor time of a call, Node and PostgreSQL, which a busy machine changes least.
 * `npm run bench:admin -- 50000` uses fewer sessions, and `-- 50000 versions` asks only what has that in its name.
 */
const SECRET = 'a secret of thirty-two characters.';
const sessions = Number(process.argv[2] ?? 1_000_000);
/** Asks only lists whose name contains this. */
const only = process.argv[3] ?? '';
const BARE_PORT = 3978;
/** Times the bare server's median, and so many milliseconds more for session, transaction and audit row. */
const BUDGET = { times: 1.5, ms: 1 };

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const month = `start=${ago(30)}&end=${ago(0)}`;
const scan = '/api/v2/admin/scan/sessions/pages?limit=15';
const lists: Record<string, string> = {
  'own account': '/api/v2/users/current',
  'nothing of the database': '/api/v2/admin/scan/assessments',
  organizations: '/api/v2/admin/organizations?limit=15',
  'organizations, last page': '/api/v2/admin/organizations?limit=15&page=67',
  'organizations, search': '/api/v2/admin/organizations?limit=15&q=harbor',
  'organizations, by zone': '/api/v2/admin/organizations?limit=15&sort=timezone',
  locations: '/api/v2/admin/locations?limit=15',
  'locations, by organization': '/api/v2/admin/locations?limit=15&sort=organization',
  'locations, last page': '/api/v2/admin/locations?limit=15&page=333',
  'locations of two': '/api/v2/admin/locations?limit=15&organizationId=3,5',
  'locations, search': '/api/v2/admin/locations?limit=15&q=river',
  'client versions': '/api/v2/admin/scan/clients/?limit=15',
  'PRO forms': '/api/v2/admin/pro/typeform-forms/?limit=15',
  responses: '/api/v2/admin/pro/unprocessed-typeform-responses/?limit=15',
  'gait sessions': '/api/v2/admin/gait/sessions?limit=15',
  'gait sessions, by time': '/api/v2/admin/gait/sessions?limit=15&sort=-capturedDate',
  'gait sessions, page 1000': '/api/v2/admin/gait/sessions?limit=15&page=1000',
  'scan sessions, 30 days': `${scan}&${month}`,
  'scan sessions, 90 days': `${scan}&start=${ago(90)}&end=${ago(0)}`,
  'scan sessions, all': scan,
  'scan sessions, oldest first': `${scan}&sort=createdDate`,
  'scan sessions, page 3000': `${scan}&${month}&page=3000`,
  'scan sessions, page 60000': `${scan}&page=60000`,
  'scan sessions of a provider': `${scan}&${month}&provider=provider77`,
  'scan sessions of an assessment': `${scan}&${month}&assessmentIds=AST-0009`,
  'scan sessions of a location': `${scan}&${month}&locationIds=77`,
  'scan sessions of 20 locations': `${scan}&${month}&locationIds=${Array.from({ length: 20 }, (_, n) => n * 7 + 1).join(',')}`,
  'scan sessions, all filters': `${scan}&${month}&locationIds=77,78&assessmentIds=AST-0009,AST-0018&provider=ana`,
};

/** The statements of each list, as our own API sends them. */
async function statementsOf(url: string, ownerUrl: string, directory: string, cookie: string) {
  const database = await openPostgres({ url, ownerUrl });
  const configuration = readConfiguration({ SECRET, DATABASE_URL: url, DEMO: '0', DATA_DIR: directory });
  const { app } = createApp(createDependencies(configuration, database, () => undefined));
  const statements: Record<string, Statement[]> = {};
  for (const [name, path] of Object.entries(lists)) {
    statements[name] = await recordStatements(async () => {
      const answer = await app.request(path, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    });
  }
  await database.close();
  return statements;
}

async function startBare(url: string, statements: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/replayed-server.ts'], {
    env: { ...process.env, BENCH_URL: url, BENCH_STATEMENTS: statements, PORT: String(BARE_PORT) },
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
    const started = performance.now();
    await fillLargeVendor(superuser.href, sessions);
    console.log(
      `${sessions.toLocaleString('en')} scan sessions, loaded in ${Math.round((performance.now() - started) / 1000)} s\n`,
    );
    const cookie = await serializeSigned('portal-session', 'bench-token', SECRET);
    const file = join(directory, 'statements.json');
    writeFileSync(file, JSON.stringify(await statementsOf(postgres.url, postgres.ownerUrl, directory, cookie)));
    const server = await startServer({
      dataDirectory: directory,
      environment: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl, SECRET },
    });
    stops.unshift(() => server.stop());
    const bare = await startBare(superuser.href, file);
    stops.unshift(() => bare.kill());
    const client = new pg.Client({ connectionString: superuser.href });
    await client.connect();
    const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') folder");
    await client.end();
    const database = Number(readFileSync(join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

    let over = 0;
    console.log(
      `${'list'.padEnd(32)}${'clients'.padStart(8)}${'bare p50'.padStart(10)}${'ours p50'.padStart(10)}${'ours p95'.padStart(10)}${'p50'.padStart(9)}${'p95'.padStart(9)}   ms of processor, bare and ours (Node + PostgreSQL)`,
    );
    for (const [name, path] of Object.entries(lists).filter(([key]) => key.includes(only))) {
      for (const clients of [1, 8]) {
        const times = { clients, count: clients === 1 ? 150 : 300 };
        const askBare = async () => void (await get(`http://127.0.0.1:${BARE_PORT}/${encodeURIComponent(name)}`));
        const askOurs = async () => void (await get(`${server.url}${path}`, { cookie }));
        const bareTime = await measure(askBare, times);
        const ours = await measure(askOurs, times);
        const run = async (pid: number | undefined, ask: () => Promise<void>) => {
          const before = [pid!, database].map(processorTime);
          await measure(ask, times);
          // With the warm-up.
          const calls = times.count + Math.min(60, times.count);
          return [pid!, database].map((one, at) => ((processorTime(one) - before[at]!) / calls).toFixed(2)).join(' + ');
        };
        const processor = `${await run(bare.pid, askBare)}, ${await run(server.process.pid, askOurs)}`;
        const isOver = ours.p50 > BUDGET.times * bareTime.p50 + BUDGET.ms;
        if (isOver) over++;
        console.log(
          `${name.padEnd(32)}${String(clients).padStart(8)} ${ms(bareTime.p50)} ${ms(ours.p50)} ${ms(ours.p95)} ${ratio(ours.p50, bareTime.p50)} ${ratio(ours.p95, bareTime.p95)} ${isOver ? 'OVER' : '    '} ${processor}`,
        );
      }
    }
    console.log(`\n${over} of ${Object.keys(lists).length * 2} medians are over ${BUDGET.times}x + ${BUDGET.ms} ms.`);
  } finally {
    for (const stop of stops) await stop();
  }
}

await main();
