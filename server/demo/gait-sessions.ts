import { assistanceOptions } from '../../contract/enumerations.ts';
import { addDays, daysBetween, todayIn } from '../../domain/calendar.ts';
import type { gaitSessions } from '../db/schema/index.ts';
import { gaitData } from './gait-measures.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare, type DemoPatient } from './patients.ts';
import { gaitSpeeds } from './source.ts';

export type GaitSessionRow = typeof gaitSessions.$inferInsert & { id: number };

const comments = [
  '',
  '',
  '',
  'Felt steady today.',
  'New shoes.',
  'Tired after a long drive.',
  'First walk without the cane.',
];

/** Some minute of the civil day that is already over: any for a past day, before `now` for today. */
const minuteOf = (day: string, zone: string, now: Date, share: number): number =>
  day === todayIn(zone, now)
    ? Math.floor(((now.getTime() - momentAt(day, 0, zone).getTime()) / 60_000) * share)
    : Math.floor(480 + share * 540);

/** Walks of the gait patients: every few weeks, faster with time; some of them today, so that today's report holds something. */
export function demoGaitSessions(patients: DemoPatient[], now: Date): GaitSessionRow[] {
  const speeds = gaitSpeeds();
  let nextId = 1;
  return patients
    .filter(({ row }) => row.products.includes('GAIT'))
    .flatMap(({ row, course, place, chance }, index): GaitSessionRow[] => {
      if (index % 9 === 8) return [];
      const today = todayIn(place.timezone, now);
      const usual = speeds[index % speeds.length]!;
      const [plan] = course.plans.slice(-1);
      const first = plan!.start < today ? plan!.start : today;
      const last = lastDayOfCare(plan!, today);
      const days = new Set(
        Array.from({ length: 1 + Math.floor(daysBetween(first, last) / 14) }, (_, visit) => addDays(first, visit * 14)),
      );
      if (last === today && index % 4 === 0) days.add(today);
      const assistance = chance.of([...assistanceOptions, 'NONE', 'NONE', 'NONE'] as const);
      return [...days].toSorted().map((day, visit) => {
        const capturedAt = momentAt(day, minuteOf(day, place.timezone, now, chance.next()), place.timezone);
        const speed = Math.max(0.2, usual * (0.9 + 0.025 * visit) + 0.05 * (chance.next() - 0.5));
        return {
          organizationId: row.organizationId,
          id: nextId++,
          sessionUuid: chance.uuid(),
          patientId: row.id,
          locationId: row.locationId,
          day,
          practitionerId: row.primaryPractitionerId ?? null,
          sessionSchema: chance.yes(0.85) ? 'GAIT-SA-2' : 'GAIT-SA-1',
          capturedAt,
          meta: {
            capturedDate: capturedAt.toISOString(),
            comment: chance.of(comments),
            assistanceOption: assistance,
            unitsSelected: 'm/s',
          },
          data: gaitData(speed, chance),
          createdAt: capturedAt,
        };
      });
    });
}
