import { and, count, eq, sql } from 'drizzle-orm';
import type { StopReason } from '../../contract/reminders/limits.ts';
import { reminderMessage } from '../../contract/reminders/messages.ts';
import type { ReminderMessage, ReminderSettings, Reminders } from '../../contract/reminders/reminders.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import { isPaused } from '../../domain/reminders/decide.ts';
import { findNextReminder } from '../../domain/reminders/schedule.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { isPatientOf } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { patients, practitioners, reminderMessages, reminders } from '../platform/db/schema.ts';
import { orderByKey } from '../platform/db/sql-expressions.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { conflict } from '../platform/http/http-error.ts';
import type { ListQuery } from '../platform/http/list-query.ts';
import { isProviderAccessible } from '../team/accessible-providers.ts';
import { unansweredCount } from './load-candidates.ts';

export interface Reader {
  tx: Tx;
  scope: Scope;
  /** Whether there is a provider of text messages. */
  sendsTexts: boolean;
}

/** Where the patient can be reminded. */
async function loadChannels({ tx, scope, sendsTexts }: Reader, patientId: number): Promise<Reminders['channels']> {
  const [found] = await tx
    .select({ email: patients.email, phoneNumber: patients.phoneNumber })
    .from(patients)
    .where(and(scope.organization(patients.organizationId), eq(patients.id, patientId)));
  return [
    ...(found?.email ? (['EMAIL'] as const) : []),
    ...(sendsTexts && found?.phoneNumber ? (['SMS'] as const) : []),
  ];
}

/** What the patient's own page shows; staff see who agreed besides. */
export async function loadOwnReminders(
  reader: Reader,
  patientId: number,
): Promise<Pick<Reminders, 'state' | 'settings' | 'channels'>> {
  const { tx, scope } = reader;
  const channels = await loadChannels(reader, patientId);
  const [row] = await tx
    .select({ channel: reminders.channel, hour: reminders.hour, nextAt: reminders.nextAt, unanswered: unansweredCount })
    .from(reminders)
    .innerJoin(patients, isPatientOf(reminders))
    .where(and(scope.organization(reminders.organizationId), eq(reminders.patientId, patientId)));
  if (!row) return { state: 'NEVER', settings: null, channels };
  const { channel, hour, nextAt, unanswered } = row;
  const state = nextAt === null ? 'STOPPED' : isPaused(unanswered) ? 'PAUSED' : 'ON';
  return { state, settings: { channel, hour }, channels };
}

/** The reminders of an accessible patient, with who agreed and who stopped them if the reader may see that provider. */
export async function loadReminders(reader: Reader & { actor: ClinicActor }, patientId: number): Promise<Reminders> {
  const { tx, scope, actor } = reader;
  const own = await loadOwnReminders(reader, patientId);
  const name = { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName };
  const [row] = await tx
    .select()
    .from(reminders)
    .where(and(scope.organization(reminders.organizationId), eq(reminders.patientId, patientId)));
  if (!row) return { ...own, agreed: null, stopped: null };
  const ids = [row.agreedBy, row.stoppedBy].filter((id) => id !== null);
  const names = ids.length
    ? await tx
        .select(name)
        .from(practitioners)
        .where(and(isProviderAccessible(tx, actor, scope), sql`${practitioners.id} in ${ids}`))
    : [];
  const findName = (id: number | null) => names.find((one) => one.id === id) ?? null;
  return {
    ...own,
    agreed: {
      at: row.agreedAt.toISOString(),
      by: row.agreedBy === null ? 'PATIENT' : 'STAFF',
      practitioner: findName(row.agreedBy),
    },
    stopped:
      row.stopReason && row.stoppedAt
        ? { at: row.stoppedAt.toISOString(), reason: row.stopReason, practitioner: findName(row.stoppedBy) }
        : null,
  };
}

interface Change {
  organizationId: number;
  patientId: number;
  /** Who of the clinic; null for the patient. */
  practitionerId: number | null;
  now: Date;
}

/** Turns reminders on with these settings, and writes down who agreed (PTL-50). Throws 409 where none could be sent. */
export async function turnOn(reader: Reader, settings: ReminderSettings, change: Change): Promise<void> {
  const { tx, scope, sendsTexts } = reader;
  const { organizationId, patientId, practitionerId, now } = change;
  const { timezone, discharged, products } = await requirePatient(tx, scope, patientId, 'lock');
  if (discharged || !products.includes('HEALTH')) throw conflict(reminderMessage('reminders.notInCare'));
  if (settings.channel === 'SMS' && !sendsTexts) throw conflict(reminderMessage('reminders.noTexts'));
  if (!(await loadChannels(reader, patientId)).includes(settings.channel))
    throw conflict(reminderMessage(settings.channel === 'EMAIL' ? 'reminders.noEmail' : 'reminders.noPhone'));
  const values = {
    ...settings,
    nextAt: findNextReminder(now, timezone, settings.hour),
    agreedBy: practitionerId,
    agreedAt: now,
    stopReason: null,
    stoppedBy: null,
    stoppedAt: null,
  };
  await tx
    .insert(reminders)
    .values({ organizationId, patientId, ...values })
    .onConflictDoUpdate({ target: [reminders.organizationId, reminders.patientId], set: values });
}

/** Stops reminders; those that are stopped stay as they were stopped. A message that waits is not sent any more (PTL-51). */
export async function stop(
  { tx, scope }: Pick<Reader, 'tx' | 'scope'>,
  reason: StopReason,
  { patientId, practitionerId, now }: Omit<Change, 'organizationId'>,
): Promise<boolean> {
  const stopped = await tx
    .update(reminders)
    .set({ nextAt: null, stopReason: reason, stoppedBy: practitionerId, stoppedAt: now })
    .where(
      and(
        scope.organization(reminders.organizationId),
        eq(reminders.patientId, patientId),
        sql`${reminders.nextAt} is not null`,
      ),
    )
    .returning({ patientId: reminders.patientId });
  return stopped.length > 0;
}

/** A page of what was sent to a patient. */
export async function listMessagePage({ tx, scope }: Reader, patientId: number, { sort, limit, offset }: ListQuery) {
  const isOfPatient = and(
    scope.organization(reminderMessages.organizationId),
    eq(reminderMessages.patientId, patientId),
  );
  const [all] = await tx.select({ total: count() }).from(reminderMessages).where(isOfPatient);
  const rows = await tx
    .select()
    .from(reminderMessages)
    .where(isOfPatient)
    .orderBy(...orderByKey({ day: reminderMessages.day }, sort, reminderMessages.day))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ id, day, channel, state, reason, isLast, attemptedAt }): ReminderMessage => ({
    id,
    day,
    channel,
    state,
    reason,
    isLast,
    at: attemptedAt?.toISOString() ?? null,
  }));
  return { items, total: all!.total };
}
