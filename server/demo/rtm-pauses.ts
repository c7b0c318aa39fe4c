import { addDays } from '../../domain/platform/calendar.ts';
import type { rtmPauses } from '../platform/db/schema.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import type { PractitionerRow } from './team.ts';

export type PauseRow = typeof rtmPauses.$inferInsert;

/** Days before today on which the pauses of a clinic began and, those that are over, ended. */
const outlines = [
  { from: 12, to: null, reason: 'In hospital after a fall' },
  { from: 50, to: 36, reason: 'Away without the app' },
];

/** In care for longer than any of the pauses reaches back. */
const canPause = ({ row, course }: DemoPatient, today: string): boolean =>
  course.plans[0]!.setupDate !== null &&
  course.plans[0]!.setupDate < addDays(today, -60) &&
  !row.discharged &&
  !row.hidden &&
  !course.plans[1];

/** Of each clinic, a patient whose monitoring is paused and one whose monitoring was. */
export function demoPauses(patients: DemoPatient[], practitioners: PractitionerRow[], today: string): PauseRow[] {
  const managers = practitioners.filter(({ role }) => role === 'PORTAL_PROVIDER_ADMIN');
  const byClinic = new Map(managers.map(({ organizationId, userId }) => [organizationId, userId!]));
  return [...byClinic].flatMap(([organizationId, userId]) => {
    const inCare = patients.filter(
      (patient) => patient.row.organizationId === organizationId && canPause(patient, today),
    );
    return inCare.slice(-outlines.length).map(({ row, place }, index): PauseRow => {
      const { from, to, reason } = outlines[index]!;
      const [fromDay, toDay] = [addDays(today, -from), to === null ? null : addDays(today, -to)];
      return {
        organizationId,
        patientId: row.id,
        fromDay,
        toDay,
        reason,
        pausedBy: userId,
        resumedBy: toDay && userId,
        createdAt: momentAt(fromDay, 600, place.timezone),
        resumedAt: toDay === null ? null : momentAt(toDay, 620, place.timezone),
      };
    });
  });
}
