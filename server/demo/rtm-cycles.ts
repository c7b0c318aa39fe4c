import type { Attestation } from '../../contract/rtm/billing.ts';
import { addDays, getToday } from '../../domain/platform/calendar.ts';
import { computeCycles } from '../../domain/rtm/care-record.ts';
import { compareByStart, type ComputedCycle } from '../../domain/rtm/cycle.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import type { rtmCycles, rtmStatusChanges } from '../platform/db/schema.ts';
import type { CareNoteRow } from './care-notes.ts';
import type { HealthSessionRow } from './health-sessions.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import type { PauseRow } from './rtm-settings.ts';
import type { ProResponseRow } from './surveys.ts';
import type { PractitionerRow } from './team.ts';
import { findOverlaps, type ClockedNote } from '../../domain/care-notes/clock.ts';

export type CycleRow = typeof rtmCycles.$inferInsert & { id: number };
type ChangeRow = typeof rtmStatusChanges.$inferInsert;

interface Evidence {
  healthSessions: HealthSessionRow[];
  careNotes: CareNoteRow[];
  proResponses: ProResponseRow[];
  rtmPauses: PauseRow[];
  practitioners: PractitionerRow[];
}

/** Days after the end of a cycle on which a clinic has usually billed it. */
const BILLING_DAYS = 12;

const toNote = (note: CareNoteRow) => ({
  id: note.id,
  authorId: note.authorId ?? null,
  date: note.date,
  minutes: note.minutes,
  live: Boolean(note.interactionType) && note.contactMode !== 'MESSAGE',
  credential: note.credential ?? null,
  startedAt: note.startedAt ?? null,
  endedAt: note.endedAt ?? null,
});

/** Billing cycles as the product's own rules compute them; most of those long over are billed, with who did it and when. */
export function demoCycles(
  patients: DemoPatient[],
  evidence: Evidence,
  now: Date,
): { rtmCycles: CycleRow[]; rtmStatusChanges: ChangeRow[] } {
  const own = ({ patientId }: { patientId: number }) => patientId;
  const of = {
    sessions: groupBy(evidence.healthSessions, own),
    answers: groupBy(evidence.proResponses, own),
    notes: groupBy(evidence.careNotes, own),
    pauses: groupBy(evidence.rtmPauses, own),
  };
  const elsewhere = authorsElsewhere(evidence.careNotes);
  const cycles: CycleRow[] = [];
  const changes: ChangeRow[] = [];
  for (const { row, course, place, chance } of patients) {
    if (course.plans.every(({ setupDate }) => setupDate === null)) continue;
    const today = getToday(place.timezone, now);
    const biller = evidence.practitioners.find(
      ({ organizationId, role }) => organizationId === row.organizationId && role === 'PORTAL_PROVIDER_ADMIN',
    )!;
    const record = {
      plans: course.plans,
      dataDays: [...of.sessions(row.id), ...of.answers(row.id)].map(({ day }) => day),
      notes: of.notes(row.id).map((note) => ({ ...toNote(note), authorElsewhere: elsewhere.has(note.id) })),
      pauses: of.pauses(row.id).map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay ?? null })),
      storedCycles: [],
      today,
    };
    const sent = new Map<string, Date | null>();
    /** When a cycle was billed, null for one that was not: all codes of a window or month together, or none. */
    const findBilledAt = ({ clock, startDate, endDate, status }: ComputedCycle): Date | null => {
      if (status !== 'READY_TO_BILL') return null;
      const period = `${clock === 'CALENDAR_MONTH' ? 'month' : 'window'} ${startDate}`;
      if (!sent.has(period)) {
        const day = addDays(endDate, BILLING_DAYS + chance.whole(0, 6));
        const at = momentAt(day, chance.whole(540, 960), place.timezone);
        sent.set(period, at < now && chance.yes(0.9) ? at : null);
      }
      return sent.get(period)!;
    };
    const computed = computeCycles(record).map((cycle) => ({ cycle, billedAt: findBilledAt(cycle) }));
    const storedCycles = computed.map(({ cycle, billedAt }) => ({
      ...cycle,
      status: billedAt ? 'BILLED' : cycle.status,
    }));
    // What is billed says what the rest may be.
    const rest = computeCycles({ ...record, storedCycles }).map((cycle) => ({ cycle, billedAt: null }));
    const stored = [...computed.filter(({ billedAt }) => billedAt !== null), ...rest];
    for (const { cycle, billedAt } of stored.toSorted((a, b) => compareByStart(a.cycle, b.cycle))) {
      const { numRemainingDays: _counted, ...columns } = cycle;
      const { code, startDate, endDate, flags } = cycle;
      const id = cycles.length + 1;
      const ofPatient = { organizationId: row.organizationId, patientId: row.id };
      cycles.push({
        ...ofPatient,
        id,
        ...columns,
        status: billedAt ? 'BILLED' : cycle.status,
        updatedAt: billedAt ?? now,
      });
      if (billedAt)
        changes.push({
          ...ofPatient,
          cycleId: id,
          code,
          startDate,
          endDate,
          fromStatus: cycle.status,
          toStatus: 'BILLED',
          reason: null,
          attestation: {
            practitionerId: row.primaryPractitionerId ?? biller.id,
            onePractitioner: true,
            noPhysiologicMonitoring: true,
            flagsReviewed: flags.length > 0,
          } satisfies Attestation,
          changedBy: biller.userId!,
          createdAt: billedAt,
        });
    }
  }
  return { rtmCycles: cycles, rtmStatusChanges: changes };
}

/** Ids of the notes whose author wrote on another patient on some of the same minutes (RTM.md, decision 10). */
export function authorsElsewhere(notes: readonly CareNoteRow[]): ReadonlySet<number> {
  const clocked = notes.flatMap(({ id, patientId, authorId, startedAt, endedAt }): ClockedNote[] =>
    startedAt && endedAt ? [{ id, patientId, authorId: authorId ?? null, startedAt, endedAt }] : [],
  );
  const ofAuthor = groupBy(clocked, ({ authorId }) => authorId);
  const elsewhere = clocked.filter((note) =>
    findOverlaps(note, ofAuthor(note.authorId)).some(({ of }) => of === 'AUTHOR'),
  );
  return new Set(elsewhere.map(({ id }) => id!));
}
