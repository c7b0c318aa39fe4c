import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { groupBy } from '../../domain/platform/arrays.ts';
import { findNextReminder } from '../../domain/reminders/schedule.ts';
import type { Tx } from '../platform/db/database.ts';
import { organizations, reminderMessages, reminders } from '../platform/db/schema.ts';
import type { Scope, TenantDb } from '../platform/db/tenant-context.ts';
import { planRowByRow } from '../platform/db/transaction-settings.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import { loadCandidates, type Candidate } from './load-candidates.ts';

const BATCH = 500;
/** Of one clinic in one run: other jobs, such as those that mail a code, wait no longer. */
const BATCHES = 10;
const QUARTER_MS = 900_000;

interface Tools {
  now: () => Date;
  /** Whether there is a provider of text messages. */
  sendsTexts: boolean;
}

interface Clinic {
  tx: Tx;
  scope: Scope;
  organizationId: number;
  now: Date;
}

/** Says of messages whose sender is gone that they failed: nobody knows of one that was on its way, so it is not sent again. */
const closeLeftMessages = ({ tx, scope, now }: Clinic) =>
  tx
    .update(reminderMessages)
    .set({
      state: 'FAILED',
      reason: sql`case when ${reminderMessages.state} = 'SENDING' then 'INTERRUPTED' else 'UNREACHABLE' end`,
    })
    .where(
      and(
        scope.organization(reminderMessages.organizationId),
        sql`state in ('WAITING', 'SENDING')`,
        sql`case when state = 'SENDING' then attempted_at + interval '10 minutes' else created_at + interval '4 hours' end
          < ${now.toISOString()}::timestamptz`,
      ),
    );

/** Writes today's messages. The key of patient and day is what keeps a second process from writing one again (PTL-54). */
async function writeMessages({ tx, organizationId, now }: Clinic, chosen: readonly Candidate[]): Promise<void> {
  if (chosen.length === 0) return;
  const written = await tx
    .insert(reminderMessages)
    .values(
      chosen.map(({ patientId, day, channel, decision }) => ({
        organizationId,
        patientId,
        day,
        channel,
        isLast: decision === 'SEND_LAST',
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: reminderMessages.id });
  if (written.length > 0) await enqueue(tx, 'send-reminders', organizationId, {});
}

/** Looks at the patients whose hour has come, and says when each is looked at next. Returns how many there were. */
async function planBatch(clinic: Clinic, sendsTexts: boolean): Promise<number> {
  const { tx, scope, now } = clinic;
  const due = await tx
    .select({ patientId: reminders.patientId })
    .from(reminders)
    .where(and(scope.organization(reminders.organizationId), lte(reminders.nextAt, now)))
    .orderBy(asc(reminders.nextAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ patientId }) => patientId);
  const candidates = await loadCandidates(clinic, ids, { now, sendsTexts });
  const stopped = candidates.filter(({ decision }) => decision === 'STOP');
  const kept = candidates.filter(({ decision }) => decision !== 'STOP');
  await writeMessages(
    clinic,
    kept.filter(({ decision, isTime }) => decision !== 'SKIP' && isTime),
  );
  const isOwn = (of: readonly Candidate[]) =>
    and(
      scope.organization(reminders.organizationId),
      inArray(
        reminders.patientId,
        of.map(({ patientId }) => patientId),
      ),
    );
  if (stopped.length > 0)
    await tx
      .update(reminders)
      .set({ nextAt: null, stopReason: 'NOT_IN_CARE', stoppedAt: now, stoppedBy: null })
      .where(isOwn(stopped));
  // Few: those of one batch share their hour, and mostly their zone.
  const toClock = ({ timezone, hour }: Candidate) => `${timezone} ${hour}`;
  const findGroup = groupBy(kept, toClock);
  for (const clock of new Set(kept.map(toClock))) {
    const group = findGroup(clock);
    const { timezone, hour } = group[0]!;
    await tx
      .update(reminders)
      .set({ nextAt: findNextReminder(now, timezone, hour) })
      .where(isOwn(group));
  }
  return ids.length;
}

/** Looks at the patients of a clinic whose hour has come; true if there may be more than other jobs should wait for. */
async function planClinic(tenantDb: TenantDb, organizationId: number, { now: getNow, sendsTexts }: Tools) {
  const now = getNow();
  const inClinic = <T>(work: (clinic: Clinic) => Promise<T>) =>
    tenantDb.withActor({ kind: 'job', organizationId }, async (tx, scope) => {
      await planRowByRow(tx);
      return work({ tx, scope, organizationId, now });
    });
  await inClinic(closeLeftMessages);
  for (let batch = 0; batch < BATCHES; batch++) {
    const count = await inClinic((clinic) => planBatch(clinic, sendsTexts));
    if (count < BATCH) return false;
    // PGlite never yields by itself; this lets requests run.
    await setImmediate();
  }
  return true;
}

/**
 * Every quarter of an hour: writes the reminders of the patients whose hour has come at their location, clinic by clinic, and
 * has them sent. Those of a clinic that has no Health any more stop. An error at one clinic does not delay the others. Then enqueues the next quarter, or itself at once for what is left.
 */
export const createPlanRemindersJob =
  (tools: Tools): JobHandler =>
  async (_job, tenantDb) => {
    const clinics = await tenantDb.asService((tx) =>
      tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.disabled, false)),
    );
    const failures: unknown[] = [];
    let hasMore = false;
    for (const { id } of clinics)
      await planClinic(tenantDb, id, tools).then(
        (more) => (hasMore ||= more),
        (error: unknown) => failures.push(error),
      );
    if (failures.length > 0) throw failures[0];
    const nextQuarter = new Date((Math.floor(Date.now() / QUARTER_MS) + 1) * QUARTER_MS);
    await tenantDb.asService((tx) => enqueue(tx, 'plan-reminders', null, {}, hasMore ? undefined : nextQuarter));
  };
