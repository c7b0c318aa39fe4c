import type { reminderMessages, reminders } from '../platform/db/schema.ts';
import { addDays } from '../../domain/platform/calendar.ts';
import type { Demo } from './build.ts';
import { momentAt } from './moments.ts';

type MessageRow = typeof reminderMessages.$inferInsert;

const HOUR = 9;
const AGREED_DAYS_AGO = 20;
/** When a letter leaves, in minutes after midnight. */
const SENT_AT = HOUR * 60 + 1;

/**
 * Reminders of two patients of each clinic: one is reminded on days without a session, of the other the address was
 * refused.
 */
export function demoReminders({ today, patients, locations, healthSessions }: Demo) {
  const zones = new Map(locations.map(({ id, timezone }) => [id, timezone]));
  const practiced = new Set(healthSessions.map(({ patientId, day }) => `${patientId} ${day}`));
  const rows: (typeof reminders.$inferInsert)[] = [];
  const messages: MessageRow[] = [];
  for (const organizationId of new Set(patients.map((patient) => patient.organizationId))) {
    const inCare = patients.filter(
      (patient) =>
        patient.organizationId === organizationId && patient.programName && patient.email && !patient.discharged,
    );
    for (const [place, { id: patientId, locationId }] of inCare.slice(0, 2).entries()) {
      const zone = zones.get(locationId)!;
      const isRefused = place === 1;
      const settings = { organizationId, patientId, channel: 'EMAIL', hour: HOUR } as const;
      const at = (day: string) => momentAt(day, SENT_AT, zone);
      const agreedAt = momentAt(addDays(today, -AGREED_DAYS_AGO), 600, zone);
      const days = Array.from({ length: AGREED_DAYS_AGO - 1 }, (_, index) => addDays(today, -1 - index));
      const missed = days.filter((day) => !practiced.has(`${patientId} ${day}`));
      const sent = isRefused ? [days.at(-1)!] : missed.slice(0, 6);
      rows.push({
        ...settings,
        agreedAt,
        ...(isRefused
          ? { stopReason: 'REFUSED', stoppedAt: at(sent[0]!) }
          : { nextAt: momentAt(addDays(today, 1), HOUR * 60, zone) }),
      });
      messages.push(
        ...sent.map((day): MessageRow => ({
          organizationId,
          patientId,
          day,
          channel: 'EMAIL',
          ...(isRefused ? { state: 'FAILED', reason: 'REFUSED' } : { state: 'SENT' }),
          attemptedAt: at(day),
          createdAt: at(day),
        })),
      );
    }
  }
  return { reminders: rows, messages };
}
