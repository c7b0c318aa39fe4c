import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { serializeSigned } from 'hono/utils/cookie';
import type pg from 'pg';
import { openTenantDb } from '../server/platform/db/tenant-context.ts';
import type { Database } from '../server/platform/db/database.ts';
import { recalculateNightly } from '../server/rtm/nightly-recalculation.ts';
import { startServer } from '../tests/server-process.ts';
import { openBenchDatabase } from './bench-database.ts';
import { get, measure, ms, ratio } from './measure.ts';
import { addClinic, addEvidence, addManager, addYearOfCycles, ZONE } from './rtm-clinics.ts';

/*
 * RTM over PostgreSQL: the month view of an organization with 5,000 monitored patients, beside the least SQL that
 * answers it, and the nightly recount of organizations of several sizes, whose seconds should grow with their patients.
 * `npm run bench:rtm -- 1000 2000` counts nights of these sizes.
 */
const SECRET = 'a secret of thirty-two characters.';
const MONITORED = 5000;
const BUDGET_MS = 300;
const DAY_MS = 86_400_000;
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(10_000, 20_000, 50_000);

const monthAgo = (months: number) => {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};

const open = ['IN_PROGRESS', 'READY_TO_BILL'];
const every = [...open, 'ACTIVE_DAYS_INCOMPLETE', 'BILLED'];
const questions = [
  { name: 'this month', month: monthAgo(0), statuses: open, page: 1 },
  { name: 'this month, last page', month: monthAgo(0), statuses: open, page: 333 },
  { name: 'last month, all statuses', month: monthAgo(1), statuses: every, page: 1 },
  { name: 'a year ago, billed', month: monthAgo(12), statuses: ['BILLED'], page: 1 },
];

/** The patients of a page with their cycles and how many there are, without role, policy or shape. */
const bareMonth = `with chosen as materialized (
    select distinct patient_id from rtm_cycles
    where organization_id = $1 and start_date between ($2::date - 30) and ($2::date + interval '1 month - 1 day')::date and end_date >= $2::date and status = any ($3)
  ), page as (select id, first_name, last_name, sort_name from patients join chosen on patient_id = id where organization_id = $1 and not hidden order by sort_name, id limit 15 offset $4)
  select page.*, c.*, (select count(*) from chosen) as total from page join rtm_cycles c on c.organization_id = $1 and c.patient_id = page.id
    and c.start_date <= ($2::date + interval '1 month - 1 day')::date and c.end_date >= $2::date`;

async function monthView(client: pg.Client, organizationId: number, url: string, cookie: string): Promise<boolean> {
  console.log(
    `${'month view, ms'.padEnd(28)}${'clients'.padStart(8)}${'bare p50'.padStart(10)}${'bare p95'.padStart(10)}${'ours p50'.padStart(10)}${'ours p95'.padStart(10)}${'/ bare'.padStart(9)}`,
  );
  let within = true;
  for (const { name, month, statuses, page } of questions) {
    const values = [organizationId, `${month}-01`, statuses, (page - 1) * 15];
    const path = `${url}/api/v2/rtm/cycles?yearMonth=${month}&status=${statuses.join(',')}&page=${page}`;
    const bare = await measure(async () => void (await client.query(bareMonth, values)), { count: 100 });
    for (const clients of [1, 4]) {
      const ours = await measure(async () => void (await get(path, { cookie })), { clients, count: 200 });
      if (clients === 1 && ours.p95 > BUDGET_MS) within = false;
      console.log(
        `${name.padEnd(28)}${String(clients).padStart(8)} ${ms(bare.p50)} ${ms(bare.p95)} ${ms(ours.p50)} ${ms(ours.p95)} ${ratio(ours.p50, bare.p50)}`,
      );
    }
  }
  return within;
}

async function nights(client: pg.Client, database: Database): Promise<void> {
  const tenantDb = openTenantDb(database);
  console.log(
    `\n${'nightly recount'.padEnd(20)}${'night'.padStart(8)}${'seconds'.padStart(10)}${'a second'.padStart(10)}${'to linear'.padStart(11)}`,
  );
  const first: Record<string, number> = {};
  for (const patients of sizes) {
    const organizationId = await addClinic(client, `Night ${patients}`, patients, 45);
    await addEvidence(client, organizationId);
    await client.query('vacuum analyze');
    for (const [at, night] of ['first', 'next'].entries()) {
      // As the database does by itself a while after a night that wrote much.
      if (at > 0) await client.query('analyze rtm_cycles');
      const started = performance.now();
      await recalculateNightly(tenantDb, organizationId, [ZONE], new Date(Date.now() + at * DAY_MS));
      const seconds = (performance.now() - started) / 1000;
      const each = seconds / patients;
      first[night] ??= each;
      console.log(
        `${`${patients.toLocaleString('en')} patients`.padEnd(20)}${night.padStart(8)}${seconds.toFixed(1).padStart(10)}${Math.round(
          1 / each,
        )
          .toLocaleString('en')
          .padStart(10)}${`${(each / first[night]).toFixed(2)}x`.padStart(11)}`,
      );
    }
  }
}

async function main(): Promise<void> {
  const { postgres, database, client, stop } = await openBenchDatabase();
  const directory = mkdtempSync(join(os.tmpdir(), 'portal-bench-'));
  const stops: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true }), stop];
  try {
    const organizationId = await addClinic(client, 'Months', MONITORED, 400);
    await addManager(client, organizationId);
    await addYearOfCycles(client, organizationId);
    await client.query('vacuum analyze');
    const server = await startServer({
      dataDirectory: directory,
      environment: { DATABASE_URL: postgres.url, DATABASE_OWNER_URL: postgres.ownerUrl, SECRET },
    });
    stops.unshift(() => server.stop());
    const cookie = await serializeSigned('portal-session', 'bench-token', SECRET);
    console.log(
      `${MONITORED.toLocaleString('en')} monitored patients with a year of cycles; load ${os.loadavg()[0]!.toFixed(1)}\n`,
    );
    const within = await monthView(client, organizationId, server.url, cookie);
    console.log(`\nThe month view is ${within ? 'within' : 'OVER'} ${BUDGET_MS} ms at p95.`);
    await nights(client, database);
    console.log(`\nLoad ${os.loadavg()[0]!.toFixed(1)}.`);
  } finally {
    for (const each of stops) await each();
  }
}

await main();
