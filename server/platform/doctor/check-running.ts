import { gt, max, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { auditRows, auditSeals } from '../db/schema.ts';
import { recurringJobs } from '../jobs/purge-expired.ts';
import { fail, ok, orOk, warn, type Finding } from './finding.ts';

/** Of the process before the database's: positive when it is ahead. */
export function assessClockSkew(skewMs: number): Finding {
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  const text = `The clocks of this machine and of the database differ by ${seconds} seconds.`;
  if (seconds > 60) return fail('Clock', `${text} Sessions and codes end at the wrong time: synchronize both (NTP).`);
  if (seconds > 5) return warn('Clock', `${text} Synchronize both (NTP).`);
  return ok('Clock', text);
}

const readRows = async <Row>(tx: Tx, statement: ReturnType<typeof sql>) =>
  ((await tx.execute(statement)) as { rows: Row[] }).rows;

export async function checkClock(tx: Tx): Promise<Finding[]> {
  const before = Date.now();
  const [row] = await readRows<{ ms: number }>(
    tx,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return [assessClockSkew((before + Date.now()) / 2 - row!.ms)];
}

/** Jobs that failed for good lately, that wait for a worker, and recurring ones that nobody will run. */
export async function checkJobs(tx: Tx): Promise<Finding[]> {
  const failed = await readRows<{ kind: string; n: number }>(
    tx,
    sql`
    select kind, count(*)::int as n from jobs where failed_at > now() - interval '7 days' group by kind order by kind`,
  );
  const [late] = await readRows<{ n: number }>(
    tx,
    sql`
    select count(*)::int as n from jobs where done_at is null and failed_at is null and greatest(run_at, created_at) < now() - interval '15 minutes'
    and (heartbeat_at is null or heartbeat_at < now() - interval '1 minute')`,
  );
  const waiting = await readRows<{ kind: string }>(
    tx,
    sql`
    select distinct kind from jobs where done_at is null and failed_at is null`,
  );
  const absent = recurringJobs.filter((kind) => !waiting.some((job) => job.kind === kind));
  const found = failed.map(({ kind, n }) =>
    warn(
      'Jobs',
      `${n} jobs ${kind} failed in the last week. Their reason is in jobs.error and in the log (job-failed).`,
    ),
  );
  if (late!.n > 0)
    found.push(
      fail(
        'Jobs',
        `${late!.n} jobs have waited for more than 15 minutes. See that a server runs, and its log for jobs-failed and clock-jumped.`,
      ),
    );
  if (absent.length) found.push(warn('Jobs', `No job ${absent.join(', ')} waits for its next run. Start the server.`));
  return orOk(found, 'Jobs', 'No job is stuck.');
}

/** Whether the audit log is sealed up to now. Whether the seals are right is for `npm run verify-audit`. */
export async function checkSeals(tx: Tx): Promise<Finding[]> {
  const [seal] = await tx.select({ lastId: max(auditSeals.lastId) }).from(auditSeals);
  const [row] = await tx
    .select({ minutes: sql<number | null>`(extract(epoch from now() - min(${auditRows.at})) / 60)::int` })
    .from(auditRows)
    .where(gt(auditRows.id, seal?.lastId ?? 0));
  const minutes = row?.minutes ?? 0;
  return minutes > 15
    ? [
        fail(
          'Audit',
          `Audit rows of the last ${minutes} minutes are not sealed. See that a server runs, and the job seal-audit.`,
        ),
      ]
    : [ok('Audit', 'The audit log is sealed. Verify it now and then: npm run verify-audit.')];
}

/** Accounts of the demonstration, whose password is published. */
export async function checkDemoAccounts(tx: Tx, isProduction: boolean): Promise<Finding[]> {
  const [row] = await readRows<{ n: number }>(
    tx,
    sql`
    select count(*)::int as n from users where email ~ '@([a-z]+\.)?example\.com$'`,
  );
  if (row!.n === 0) return [];
  const risk = isProduction ? fail : warn;
  return [
    risk(
      'Accounts',
      `${row!.n} accounts of the demonstration can sign in with a published password. Remove them before patients are entered.`,
    ),
  ];
}
