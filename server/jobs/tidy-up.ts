import { addHours } from 'date-fns';
import { and, lt, ne, sql } from 'drizzle-orm';
import { authSessions, authVerifications, idempotencyKeys, jobs, throttles } from '../db/schema/index.ts';
import type { Tx } from '../db/database.ts';
import type { Door } from '../db/door.ts';
import { enqueue, type JobWork } from './jobs.ts';

/**
 * Every hour: forgets expired sessions and codes, counted tries, replies older than a day, and jobs done a month ago; then asks
 * for the next hour, also of what has failed too often to ask for its own. Jobs that have failed stay, for somebody to look at, and
 * so do changes of an organization's access, of which the newest one tells how it stands.
 */
export const tidyUp: JobWork = (_job, door) =>
  door.asService(async (tx) => {
    const dayAgo = sql`now() - interval '1 day'`;
    await tx.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`));
    await tx.delete(authVerifications).where(lt(authVerifications.expiresAt, sql`now()`));
    await tx
      .delete(throttles)
      .where(lt(sql`coalesce(${throttles.lastTryAt}, ${throttles.windowStart})`, sql`now() - interval '2 days'`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
    await tx
      .delete(jobs)
      .where(and(lt(jobs.doneAt, sql`now() - interval '30 days'`), ne(jobs.kind, 'organization-access')));
    await enqueue(tx, 'tidy-up', null, {}, addHours(Date.now(), 1));
    await askForHours(tx);
  });

const askForHours = (tx: Tx) =>
  tx.execute(sql`insert into jobs (kind, payload) select kind, '{}'::jsonb from unnest(array['tidy-up', 'new-day', 'sweep-files']) as hourly (kind)
      where not exists (select 1 from jobs j where j.kind = hourly.kind and j.done_at is null and j.failed_at is null)`);

/** Asks for the first time of what runs again and again, unless one is asked for already. */
export const scheduleHourly = (door: Door) => door.asService(askForHours);
