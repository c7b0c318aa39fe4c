import { addHours } from 'date-fns';
import { and, lt, ne, sql } from 'drizzle-orm';
import { WEBHOOK_LOG_DAYS } from '../../../contract/webhooks/limits.ts';
import {
  authSessions,
  authVerifications,
  ehrLaunches,
  idempotencyKeys,
  jobs,
  rateLimits,
  reminderMessages,
  webhookEvents,
} from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import type { TenantDb } from '../db/tenant-context.ts';
import { enqueue, type JobHandler } from './jobs.ts';

/**
 * Hourly: deletes expired sessions, codes and launches, old rate-limit counters, stored responses older than a day, jobs done a
 * month ago, webhook events of that age with their deliveries, and reminders that left a year ago; then enqueues the next hour, also for recurring jobs that have failed. Failed jobs stay for
 * inspection, and so do changes of an organization's access, the newest of which is its current state.
 */
export const purgeExpired: JobHandler = (_job, tenantDb) =>
  tenantDb.asService(async (tx) => {
    const dayAgo = sql`now() - interval '1 day'`;
    await tx.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`));
    await tx.delete(authVerifications).where(lt(authVerifications.expiresAt, sql`now()`));
    await tx
      .delete(rateLimits)
      .where(lt(sql`coalesce(${rateLimits.lastAttemptAt}, ${rateLimits.windowStart})`, sql`now() - interval '2 days'`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
    await tx
      .delete(jobs)
      .where(and(lt(jobs.doneAt, sql`now() - interval '30 days'`), ne(jobs.kind, 'organization-access')));
    const logStart = sql`now() - make_interval(days => ${WEBHOOK_LOG_DAYS})`;
    await tx.delete(ehrLaunches).where(lt(ehrLaunches.expiresAt, sql`now()`));
    await tx.delete(webhookEvents).where(lt(webhookEvents.at, logStart));
    await tx.delete(reminderMessages).where(lt(reminderMessages.createdAt, sql`now() - interval '1 year'`));
    await enqueue(tx, 'purge-expired', null, {}, addHours(Date.now(), 1));
    await enqueueRecurringJobs(tx);
  });

/** Jobs that enqueue their next run themselves, so that one of each is always waiting. */
export const recurringJobs = ['purge-expired', 'new-day', 'delete-orphaned-files', 'seal-audit', 'plan-reminders'];

const enqueueRecurringJobs = (tx: Tx) =>
  tx.execute(sql`insert into jobs (kind, payload) select kind, '{}'::jsonb from unnest(${sql.param([...recurringJobs, 'renew-encryption'])}::text[]) as hourly (kind)
      where not exists (select 1 from jobs j where j.kind = hourly.kind and j.done_at is null and j.failed_at is null)`);

/** Enqueues the recurring jobs that are not enqueued yet. */
export const scheduleRecurringJobs = (tenantDb: TenantDb) => tenantDb.asService(enqueueRecurringJobs);
