import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, inArray } from 'drizzle-orm';
import { DRY_RUN_DAYS, DRY_RUN_PATIENTS, type DryRun } from '../../contract/care-paths.ts';
import type { Phase } from '../../contract/care-path-shapes.ts';
import { addDays, daysBetween, todayIn } from '../../domain/calendar.ts';
import { followed, phasesOf, type Followed } from '../../domain/care-paths/dry-run.ts';
import { isDischarged } from '../../domain/plan-of-care.ts';
import { uncompiled } from '../attention/row-by-row.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { plansOfCare } from '../db/schema/index.ts';
import { faulty } from '../http/refusal.ts';
import { gatherPathFacts } from './gather-path-facts.ts';
import { groupBy } from './group-by.ts';
import { firstDays, patientsWithData, type Span } from './patients-with-data.ts';

/** Patients whose data is held at a time. */
const BATCH = 100;

type Person = Awaited<ReturnType<typeof patientsWithData>>[number];

/** A batch of patients, each followed from the first day with data to the end of the span or of care. */
async function followBatch(tx: Tx, scope: Scope, phases: readonly Phase[], people: Person[], span: Span) {
  const ids = people.map(({ id }) => id);
  const [facts, first, plans] = await Promise.all([
    gatherPathFacts(tx, scope, people, phases, span.from),
    firstDays(tx, scope, ids, span),
    tx
      .select({ patientId: plansOfCare.patientId, start: plansOfCare.start, end: plansOfCare.end })
      .from(plansOfCare)
      .where(and(scope.organization(plansOfCare.organizationId), inArray(plansOfCare.patientId, ids))),
  ]);
  const plansOf = groupBy(plans, ({ patientId }) => patientId);
  const courses: (Followed & Pick<DryRun['people'][number], 'patient'>)[] = [];
  for (const { id, firstName, lastName } of people) {
    const own = plansOf(id);
    const start = first.get(id)!;
    // Plans that begin later say nothing about the day.
    const inCareOn = (day: string) =>
      !isDischarged(
        own.filter((plan) => plan.start <= day),
        day,
      );
    const course = followed(phases, { facts: facts.get(id)!, start, last: span.to, inCareOn });
    courses.push({ patient: { id, firstName, lastName }, ...course });
    // Five hundred people's days take seconds, in which others are answered too.
    await othersTurn();
  }
  return courses;
}

/** What would have happened from `from` to `to`; see the call. Days from 1 to 366, none of them ahead. */
export async function dryRun(
  tx: Tx,
  scope: Scope,
  phases: readonly Phase[],
  span: Span,
  now: Date,
): Promise<Omit<DryRun, 'version'>> {
  const days = daysBetween(span.from, span.to);
  if (days < 0) throw faulty('to', 'The last day comes before the first.');
  if (days >= DRY_RUN_DAYS) throw faulty('from', `Choose at most ${DRY_RUN_DAYS} days.`);
  // Today somewhere on earth.
  if (span.to > addDays(todayIn('UTC', now), 1)) throw faulty('to', 'Choose days that are over.');
  await uncompiled(tx);
  const found = await patientsWithData(tx, scope, span, DRY_RUN_PATIENTS + 1);
  const looked = found.slice(0, DRY_RUN_PATIENTS);
  const people: Awaited<ReturnType<typeof followBatch>> = [];
  for (let at = 0; at < looked.length; at += BATCH)
    people.push(...(await followBatch(tx, scope, phases, looked.slice(at, at + BATCH), span)));
  return {
    ...span,
    patients: people.length,
    cut: found.length > looked.length,
    completed: people.filter(({ end }) => end.what === 'COMPLETED').length,
    phases: phasesOf(phases, people),
    people,
  };
}
