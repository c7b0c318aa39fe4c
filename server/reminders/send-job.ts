import { subSeconds } from 'date-fns';
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FailureReason } from '../../contract/reminders/limits.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { buildLinkUrl } from '../patient-link/queries.ts';
import { getPublicUrl, type Configuration } from '../platform/configuration.ts';
import { reminderMessages, reminders } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { enqueue, type JobHandler } from '../platform/jobs/jobs.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { loadCandidates, type Candidate } from './load-candidates.ts';
import { buildReminderEmail, buildReminderText } from './reminder-letter.ts';
import { buildStopUrl } from './stop-code.ts';
import type { TextDelivery, TextMessages } from './text-messages.ts';

/** Messages of one run: other jobs, such as those that mail a code, wait for no more than these. */
const SLICE = 20;
const AT_ONCE = 5;
/** The hour is long over by then; see `isReminderTime`. */
const RETRY_MS = 4 * 3_600_000;

interface Tools {
  configuration: Configuration;
  mail: Mail;
  texts: TextMessages | null;
  now: () => Date;
}

interface Claimed {
  id: number;
  isLast: boolean;
  to: Candidate & { address: string };
}

interface Clinic {
  tx: Tx;
  scope: Scope;
  organizationId: number;
  now: Date;
}

const isOneOfMessages = (scope: Scope, ids: readonly number[]) =>
  and(scope.organization(reminderMessages.organizationId), inArray(reminderMessages.id, [...ids]));

/** A message that no server took is left alone for so long, so that those behind it get their turn. */
const PAUSE_SECONDS = 60;

/** Takes waiting messages for this process, the oldest first. Whole as a statement of its own, so that it runs once. */
async function claim({ tx, organizationId, now }: Clinic) {
  const { rows } = (await tx.execute(sql`
    with next as materialized (
      select id from reminder_messages
      where organization_id = ${organizationId} and state = 'WAITING'
        and (attempted_at is null or attempted_at <= ${subSeconds(now, PAUSE_SECONDS).toISOString()}::timestamptz)
      order by id limit ${SLICE} for update skip locked)
    update reminder_messages m set state = 'SENDING', attempted_at = ${now.toISOString()}::timestamptz
    from next where m.organization_id = ${organizationId} and m.id = next.id
    returning m.id, m.patient_id, m.is_last, m.day::text`)) as {
    rows: { id: number; patient_id: number; is_last: boolean; day: string }[];
  };
  return rows;
}

/** Whether messages wait that were tried a moment ago, or that another process has. */
async function hasWaiting({ tx, organizationId }: Clinic): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select exists (
      select from reminder_messages where organization_id = ${organizationId} and state = 'WAITING') as waiting`)) as {
    rows: { waiting: boolean }[];
  };
  return rows[0]!.waiting;
}

/**
 * Claims messages, and looks at each patient again: who has done a session, stopped or left care meanwhile gets none, and it
 * is forgotten. One whose hour has passed is kept as not sent.
 */
async function claimDue(clinic: Clinic, sendsTexts: boolean): Promise<{ taken: number; due: Claimed[] }> {
  const { tx, scope, now } = clinic;
  const claimed = await claim(clinic);
  if (claimed.length === 0) return { taken: 0, due: [] };
  const ids = claimed.map((message) => message.patient_id);
  const isOn = await tx
    .select({ patientId: reminders.patientId })
    .from(reminders)
    .where(
      and(scope.organization(reminders.organizationId), inArray(reminders.patientId, ids), isNotNull(reminders.nextAt)),
    );
  const on = isOn.map(({ patientId }) => patientId);
  const candidates = new Map(
    (await loadCandidates(clinic, on, { now, sendsTexts })).map((candidate) => [candidate.patientId, candidate]),
  );
  const due: Claimed[] = [];
  const late: number[] = [];
  const needless: number[] = [];
  for (const { id, patient_id: patientId, is_last: isLast, day } of claimed) {
    const to = candidates.get(patientId);
    if (!to?.address || to.decision === 'SKIP' || to.decision === 'STOP') needless.push(id);
    else if (!to.isTime || to.day !== day) late.push(id);
    else due.push({ id, isLast, to: { ...to, address: to.address } });
  }
  if (needless.length > 0) await tx.delete(reminderMessages).where(isOneOfMessages(scope, needless));
  if (late.length > 0)
    await tx
      .update(reminderMessages)
      .set({ state: 'FAILED', reason: 'UNREACHABLE' })
      .where(isOneOfMessages(scope, late));
  return { taken: claimed.length, due };
}

interface Attempted {
  message: Claimed;
  outcome: TextDelivery;
}

const failures: Partial<Record<TextDelivery, FailureReason>> = {
  REFUSED: 'REFUSED',
  REPLY: 'REPLY',
  INTERRUPTED: 'INTERRUPTED',
};

/** Writes down what became of the messages. An address that was refused for good stops the patient's reminders (PTL-57). */
async function record({ tx, scope, now }: Clinic, attempted: readonly Attempted[]): Promise<void> {
  const findAttempts = groupBy(attempted, ({ outcome }) => outcome);
  for (const outcome of new Set(attempted.map((one) => one.outcome))) {
    const some = findAttempts(outcome);
    const reason = failures[outcome] ?? null;
    await tx
      .update(reminderMessages)
      .set({ state: outcome === 'SENT' ? 'SENT' : reason ? 'FAILED' : 'WAITING', reason })
      .where(
        isOneOfMessages(
          scope,
          some.map(({ message }) => message.id),
        ),
      );
    if (outcome !== 'REFUSED' && outcome !== 'REPLY') continue;
    await tx
      .update(reminders)
      .set({ nextAt: null, stopReason: outcome, stoppedAt: now, stoppedBy: null })
      .where(
        and(
          scope.organization(reminders.organizationId),
          inArray(
            reminders.patientId,
            some.map(({ message }) => message.to.patientId),
          ),
        ),
      );
  }
}

/**
 * Sends the waiting reminders of an organization, a few in each run. A message that no server takes is tried again with this job,
 * which waits longer each time; one that may have left is not (PTL-54).
 */
export function createSendRemindersJob({ configuration, mail, texts, now }: Tools): JobHandler {
  const { secret } = configuration;
  const base = getPublicUrl(configuration);
  const attempt = async (organizationId: number, { id, isLast, to }: Claimed): Promise<TextDelivery> => {
    const { patientId, generation, organization, firstName, language, address } = to;
    const link = buildLinkUrl({ secret, base }, { organizationId, patientId, generation });
    const stopLink = buildStopUrl(secret, base, { organizationId, patientId, messageId: id });
    if (to.channel === 'EMAIL')
      return mail.deliver(buildReminderEmail(address, language, { organization, firstName, link, stopLink, isLast }));
    const text = buildReminderText(language, { organization, link, isLast });
    return (await texts?.deliver({ to: address, text })) ?? 'UNREACHABLE';
  };
  const work: JobHandler = async ({ organizationId }, tenantDb) => {
    if (organizationId === null) return;
    const actor = { kind: 'job', organizationId } as const;
    const { taken, due } = await tenantDb.withActor(actor, (tx, scope) =>
      claimDue({ tx, scope, organizationId, now: now() }, texts !== null),
    );
    const attempted: Attempted[] = [];
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const some = due.slice(at, at + AT_ONCE);
      attempted.push(
        ...(await Promise.all(
          some.map(async (message) => ({ message, outcome: await attempt(organizationId, message) })),
        )),
      );
    }
    const unreachable = attempted.filter(({ outcome }) => outcome === 'UNREACHABLE');
    const isLeft = await tenantDb.withActor(actor, async (tx, scope) => {
      const clinic = { tx, scope, organizationId, now: now() };
      await record(clinic, attempted);
      // None was taken: the server is away, and the rest waits with these.
      const isAway = due.length > 0 && unreachable.length === due.length;
      if (taken === SLICE && !isAway) await enqueue(tx, 'send-reminders', organizationId, {});
      return taken < SLICE && (await hasWaiting(clinic));
    });
    if (unreachable.length > 0 || isLeft) throw new Error('Some reminders could not be sent yet.');
  };
  work.retryForMs = RETRY_MS;
  return work;
}
