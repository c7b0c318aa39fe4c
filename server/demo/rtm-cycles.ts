import { addDays, todayIn } from '../../domain/calendar.ts';
import { cyclesOfRecord } from '../../domain/rtm/care-record.ts';
import type { rtmCycles, rtmStatusChanges } from '../db/schema/index.ts';
import type { CareNoteRow } from './care-notes.ts';
import type { HealthSessionRow } from './health-sessions.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import type { ProResponseRow } from './surveys.ts';
import type { PractitionerRow } from './team.ts';

export type CycleRow = typeof rtmCycles.$inferInsert & { id: number };
type ChangeRow = typeof rtmStatusChanges.$inferInsert;

interface Evidence {
  healthSessions: HealthSessionRow[];
  careNotes: CareNoteRow[];
  proResponses: ProResponseRow[];
  practitioners: PractitionerRow[];
}

/** Days after the end of a cycle on which a clinic has usually billed it. */
const BILLING_DAYS = 12;

function byPatient<Row extends { patientId: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.patientId);
    if (group) group.push(row);
    else groups.set(row.patientId, [row]);
  }
  return groups;
}

/** Billing cycles as the product's own rules compute them; most of those long over are billed, with who did it and when. */
export function demoCycles(
  patients: DemoPatient[],
  evidence: Evidence,
  now: Date,
): { rtmCycles: CycleRow[]; rtmStatusChanges: ChangeRow[] } {
  const sessions = byPatient(evidence.healthSessions);
  const answers = byPatient(evidence.proResponses);
  const notes = byPatient(evidence.careNotes);
  const cycles: CycleRow[] = [];
  const changes: ChangeRow[] = [];
  for (const { row, course, place, chance } of patients) {
    if (!row.setupDate) continue;
    const today = todayIn(place.timezone, now);
    const biller = evidence.practitioners.find(
      ({ organizationId, role }) => organizationId === row.organizationId && role === 'PORTAL_PROVIDER_ADMIN',
    )!;
    const dataDays = [...(sessions.get(row.id) ?? []), ...(answers.get(row.id) ?? [])].map(({ day }) => day);
    const ownNotes = (notes.get(row.id) ?? []).map(({ date, minutes, interactionType }) => ({
      date,
      minutes,
      live: interactionType !== null,
    }));
    const record = { setupDate: row.setupDate, plans: course.plans, dataDays, notes: ownNotes, known: [], today };
    for (const cycle of cyclesOfRecord(record)) {
      const { code, clock, startDate, endDate, numActiveDays, numRequiredDays, minutes, explanation } = cycle;
      const billedAt = momentAt(
        addDays(endDate, BILLING_DAYS + chance.whole(0, 6)),
        chance.whole(540, 960),
        place.timezone,
      );
      const isBilled = cycle.status === 'READY_TO_BILL' && billedAt < now && chance.yes(0.9);
      const status = isBilled ? 'BILLED' : cycle.status;
      const id = cycles.length + 1;
      const own = { organizationId: row.organizationId, patientId: row.id };
      cycles.push({
        ...own,
        id,
        code,
        clock,
        startDate,
        endDate,
        status,
        numActiveDays,
        numRequiredDays,
        minutes,
        explanation,
        updatedAt: isBilled ? billedAt : now,
      });
      if (isBilled)
        changes.push({
          ...own,
          cycleId: id,
          fromStatus: cycle.status,
          toStatus: 'BILLED',
          reason: null,
          changedBy: biller.userId!,
          createdAt: billedAt,
        });
    }
  }
  return { rtmCycles: cycles, rtmStatusChanges: changes };
}
