import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openTenantDb } from '../server/platform/db/tenant-context.ts';
import { refreshWorklistDaily } from '../server/worklist/refresh-worklist.ts';
import { openBenchDatabase } from './bench-database.ts';
import { addClinic, addEvidence, ZONE } from './rtm-clinics.ts';

/*
 * The worklist of a clinic of 100,000 patients in care over PostgreSQL: its first build, the same day again when nothing is
 * left to do, and the next day, each with how long the thread that answers requests was held. `npm run bench:worklist -- 20000` builds it for so many.
 */
const DAY_MS = 86_400_000;
const PATIENTS = Number(process.argv[2] ?? 100_000);
const BUDGET_SECONDS = 10;

async function main(): Promise<void> {
  const { database, client, stop } = await openBenchDatabase();
  try {
    const organizationId = await addClinic(client, 'Worklist', PATIENTS, 45);
    await addEvidence(client, organizationId);
    await client.query('vacuum analyze');
    const tenantDb = openTenantDb(database);
    console.log(`${PATIENTS.toLocaleString('en')} patients in care; load ${os.loadavg()[0]!.toFixed(1)}`);
    console.log(`${'day'.padEnd(8)}${'seconds'.padStart(9)}${'Node, s'.padStart(9)}${'held, ms'.padStart(10)}`);
    for (const [day, at] of [
      ['first', 0],
      ['again', 0],
      ['next', 1],
    ] as const) {
      const held = monitorEventLoopDelay({ resolution: 5 });
      held.enable();
      const before = process.cpuUsage();
      const started = performance.now();
      await refreshWorklistDaily(tenantDb, organizationId, [ZONE], new Date(Date.now() + at * DAY_MS));
      const seconds = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(before);
      held.disable();
      console.log(
        `${day.padEnd(8)}${seconds.toFixed(1).padStart(9)}${((user + system) / 1e6).toFixed(1).padStart(9)}${(held.percentile(99) / 1e6).toFixed(0).padStart(10)}`,
      );
      if (day === 'first') console.log(`  ${seconds <= BUDGET_SECONDS ? 'within' : 'OVER'} ${BUDGET_SECONDS} s`);
    }
    const { rows } = await client.query<{ patients: number; urgent: number }>(
      `select count(*)::int as patients, count(*) filter (where urgency > 0)::int as urgent from worklist_items where organization_id = $1`,
      [organizationId],
    );
    console.log(
      `${rows[0]!.patients.toLocaleString('en')} items, ${rows[0]!.urgent.toLocaleString('en')} with reasons`,
    );
  } finally {
    await stop();
  }
}

await main();
