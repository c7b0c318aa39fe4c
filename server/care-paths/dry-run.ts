import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, inArray } from 'drizzle-orm';
import { DRY_RUN_DAYS, DRY_RUN_PATIENTS, type DryRun } from '../../contract/care-paths/care-paths.ts';
import { carePathMessage } from '../../contract/care-paths/messages.ts';
import type { Phase } from '../../contract/care-paths/shapes.ts';
import { addDays, countDaysBetween, getToday } from '../../domain/platform/calendar.ts';
import { simulateCourse, summarizePhases, type SimulatedCourse } from '../../domain/care-paths/dry-run.ts';
import { isDischarged } from '../../domain/plan-of-care/plan-of-care.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { plansOfCare } from '../platform/db/schema.ts';
import { validationError } from '../platform/http/http-error.ts';
import { loadPathInputs } from './load-path-inputs.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import { loadFirstDays, selectPatientsWithData, type Span } from './patients-with-data.ts';

/** Number of patients whose data is in memory at a time. */
const BATCH = 100;

type PatientWithData = Awaited<ReturnType<typeof selectPatientsWithData>>[number];

/** Simulates a batch of patients from their first day with data to the end of the span or of their care. */
async function followBatch(tx: Tx, scope: Scope, phases: readonly Phase[], people: PatientWithData[], span: Span) {
  const ids = people.map(({ id }) => id);
  const [facts, first, plans] = await Promise.all([
    loadPathInputs(tx, scope, people, phases, span.from),
    loadFirstDays(tx, scope, ids, span),
    tx
      .select({ patientId: plansOfCare.patientId, start: plansOfCare.start, end: plansOfCare.end })
      .from(plansOfCare)
      .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.patientId, ids))),
  ]);
  const plansOf = groupBy(plans, ({ patientId }) => patientId);
  const courses: (SimulatedCourse & Pick<DryRun['people'][number], 'patient'>)[] = [];
  for (const { id, firstName, lastName } of people) {
    const own = plansOf(id);
    const start = first.get(id)!;
    // Plans of care that begin later do not affect this day.
    const inCareOn = (day: string) =>
      !isDischarged(
        own.filter((plan) => plan.start <= day),
        day,
      );
    const course = simulateCourse(phases, { facts: facts.get(id)!, start, last: span.to, inCareOn });
    courses.push({ patient: { id, firstName, lastName }, ...course });
    // Simulating five hundred patients takes seconds; this lets other requests run.
    await othersTurn();
  }
  return courses;
}

/** Simulates the path from `from` to `to`: 1 to 366 days, none in the future. */
export async function runDryRun(
  tx: Tx,
  scope: Scope,
  phases: readonly Phase[],
  span: Span,
  now: Date,
): Promise<Omit<DryRun, 'version'>> {
  const days = countDaysBetween(span.from, span.to);
  if (days < 0) throw validationError('to', carePathMessage('carePaths.daysReversed'));
  if (days >= DRY_RUN_DAYS) throw validationError('from', carePathMessage('carePaths.maxDays', { n: DRY_RUN_DAYS }));
  // The latest date anywhere on earth.
  if (span.to > addDays(getToday('UTC', now), 1)) throw validationError('to', carePathMessage('carePaths.daysNotOver'));
  const found = await selectPatientsWithData(tx, scope, span, DRY_RUN_PATIENTS + 1);
  const looked = found.slice(0, DRY_RUN_PATIENTS);
  const people: Awaited<ReturnType<typeof followBatch>> = [];
  for (let at = 0; at < looked.length; at += BATCH)
    people.push(...(await followBatch(tx, scope, phases, looked.slice(at, at + BATCH), span)));
  return {
    ...span,
    patients: people.length,
    cut: found.length > looked.length,
    completed: people.filter(({ end }) => end.what === 'COMPLETED').length,
    phases: summarizePhases(phases, people),
    people,
  };
}
