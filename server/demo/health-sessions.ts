import type { selfReported } from '../../contract/platform/enumerations.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { addDays, countDaysBetween } from '../../domain/platform/calendar.ts';
import type { healthSessions } from '../platform/db/schema.ts';
import { createSet } from './exercise-sets.ts';
import { momentAt } from './moments.ts';
import { lastDayOfCare } from './patients.ts';
import type { Assignment } from './programs.ts';
import type { Chance } from './random.ts';

export type HealthSessionRow = typeof healthSessions.$inferInsert & { id: number; performedAt: Date };
type Reported = (typeof selfReported)[number];

const SECONDS_A_SET = 50;

function createSets(
  blocks: Block[],
  reported: Reported,
  start: Date,
  quality: number,
  progress: number,
  chance: Chance,
) {
  const stopsEarly = reported === 'none' && chance.yes(0.08);
  const planned = blocks.flatMap((block) => Array.from({ length: block.numSets }, () => block));
  const reach = stopsEarly ? chance.whole(1, planned.length) : planned.length;
  return planned.map((block, index) => {
    const at = new Date(start.getTime() + (index + 1) * SECONDS_A_SET * 1000);
    const byHand = reported === 'full' || (reported === 'partial' && index % 3 === 2);
    const resolution =
      index >= reach ? 'NOT_STARTED' : byHand ? 'SELF_REPORTED' : chance.yes(0.04) ? 'SKIPPED_IN_SET' : 'SUCCESS';
    return createSet(block, resolution, at, quality, progress, chance);
  });
}

/** Days on which the patient exercised: the program's days a week, thinned out by adherence, within plans of care. */
function activeDays({ patient, program, day }: Assignment, today: string): string[] {
  const { course, chance } = patient;
  return course.plans.flatMap((plan) => {
    const first = plan.start > day ? plan.start : day;
    const last = [lastDayOfCare(plan, today), course.lastDay ?? today].toSorted()[0]!;
    const length = Math.max(0, countDaysBetween(first, last) + 1);
    return Array.from({ length }, (_, index) => addDays(first, index)).filter(
      (each) =>
        countDaysBetween(first, each) % 7 < program.weeklyFrequency &&
        chance.yes(course.adherence) &&
        (each !== today || chance.yes(0.5)),
    );
  });
}

/** Sessions that the apps of all patients posted until `now` (ENT-026..033). */
export function demoHealthSessions(assignments: Assignment[], today: string, now: Date): HealthSessionRow[] {
  let nextId = 1;
  return assignments
    .filter(({ patient }) => patient.course.hasAccount)
    .flatMap((assignment): HealthSessionRow[] => {
      const { patient, program, day: setup } = assignment;
      const { row, place, course, chance } = patient;
      const length = Math.max(30, countDaysBetween(setup, today));
      return activeDays(assignment, today).flatMap((day) => {
        const performedAt = momentAt(day, chance.whole(7 * 60, 20 * 60), place.timezone);
        if (performedAt.getTime() > now.getTime() - 3_600_000 || performedAt < program.createdAt!) return [];
        const progress = countDaysBetween(setup, day) / length;
        const reported: Reported = chance.yes(course.selfReports)
          ? chance.of(['full', 'full', 'partial'] as const)
          : 'none';
        const single = reported === 'none' && chance.yes(0.05);
        const all = program.blocks;
        const sets = createSets(
          single ? [chance.of(all)] : all,
          reported,
          performedAt,
          0.72 + 0.2 * course.adherence,
          progress,
          chance,
        );
        return {
          organizationId: row.organizationId,
          id: nextId++,
          patientId: row.id,
          sessionUuid: chance.uuid(),
          type: single ? 'SingleSession' : 'HEPSession',
          hepId: single ? null : program.id,
          hepName: single ? null : program.name,
          selfReported: reported,
          performedAt,
          day,
          sets,
          createdAt: new Date(performedAt.getTime() + (sets.length + 2) * SECONDS_A_SET * 1000),
        };
      });
    });
}
