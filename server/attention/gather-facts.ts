import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { addDays, dayInZone, todayIn } from '../../domain/calendar.ts';
import type { CareFacts } from '../../domain/attention/care-facts.ts';
import { askedFrequencies } from '../../domain/results/asked-frequency.ts';
import { isDischarged } from '../../domain/plan-of-care.ts';
import { askedVersions } from '../programs/asked-versions.ts';
import { setCounts } from '../results/sessions-in-range.ts';
import { toldSteps } from '../care-paths/told-steps.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { plansOf } from '../rtm/plans-of-care.ts';
import {
  careNotes,
  healthSessions,
  locations,
  organizations,
  patients,
  programs,
  programVersions,
  proResponses,
  rtmCycles,
} from '../db/schema/index.ts';
import { readSurvey, surveyColumns } from '../pro/read-surveys.ts';

/** A whole month, and the two spans of 14 days that adherence compares, in every zone. */
const DAYS_BACK = 33;
/** Fillings of a survey among which the answer before the newest is looked for: a question may have been skipped. */
const FILLINGS = 5;

/** The patients, held until the end of the transaction: two who look at one patient wait for each other. */
const heldPatients = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      organizationId: patients.organizationId,
      id: patients.id,
      hidden: patients.hidden,
      discharged: patients.discharged,
      products: patients.products,
      lastSessionAt: patients.lastSessionAt,
      timezone: locations.timezone,
      held: organizations.products,
    })
    .from(patients)
    .innerJoin(
      locations,
      and(eq(locations.organizationId, patients.organizationId), eq(locations.id, patients.locationId)),
    )
    .innerJoin(organizations, eq(organizations.id, patients.organizationId))
    .where(and(scope.location(patients.organizationId, patients.locationId), inArray(patients.id, ids)))
    .orderBy(asc(patients.id))
    .for('no key update', { of: patients });

/** Versions of the programs that are assigned or were not long ago. */
const askedOf = (tx: Tx, scope: Scope, ids: number[], since: Date) =>
  askedVersions(
    tx,
    scope,
    inArray(programVersions.patientId, ids),
    or(isNull(programs.endedAt), gte(programs.endedAt, since)),
  );

/** Days with a session, and in how many something was done: only that is practice, as on the record. */
const sessionDaysOf = (tx: Tx, scope: Scope, ids: number[], since: Date) =>
  tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      sessionsDone: sql<number>`count(*) filter (where ${setCounts.done} > 0)`.mapWith(Number),
    })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        inArray(healthSessions.patientId, ids),
        gte(healthSessions.performedAt, since),
        eq(healthSessions.datedAhead, false),
      ),
    )
    .groupBy(healthSessions.patientId, healthSessions.day);

const answerDaysOf = (tx: Tx, scope: Scope, ids: number[], since: Date) =>
  tx
    .selectDistinct({ patientId: proResponses.patientId, day: proResponses.day })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        inArray(proResponses.patientId, ids),
        gte(proResponses.submittedAt, since),
        eq(proResponses.datedAhead, false),
      ),
    );

/** The last fillings of every survey that was filled in lately, the newest first. */
function surveysOf(tx: Tx, scope: Scope, ids: number[], since: Date) {
  const filled = tx
    .select({
      id: proResponses.id,
      patientId: proResponses.patientId,
      day: proResponses.day,
      submittedAt: proResponses.submittedAt,
      ...surveyColumns,
      rank: sql<number>`row_number() over (partition by ${proResponses.patientId}, ${proResponses.formId}
        order by ${proResponses.submittedAt} desc, ${proResponses.id} desc)`.as('rank'),
      latest:
        sql<Date>`max(${proResponses.submittedAt}) over (partition by ${proResponses.patientId}, ${proResponses.formId})`.as(
          'latest',
        ),
    })
    .from(proResponses)
    .where(
      and(
        scope.organization(proResponses.organizationId),
        inArray(proResponses.patientId, ids),
        eq(proResponses.datedAhead, false),
      ),
    )
    .as('filled');
  return tx
    .select({
      patientId: filled.patientId,
      formId: filled.formId,
      formTitle: filled.formTitle,
      day: filled.day,
      answers: filled.answers,
      calculatedScore: filled.calculatedScore,
      variables: filled.variables,
      unanswered: filled.unanswered,
    })
    .from(filled)
    .where(and(sql`${filled.rank} <= ${FILLINGS}`, sql`${filled.latest} >= ${since.toISOString()}::timestamptz`))
    .orderBy(desc(filled.submittedAt), desc(filled.id));
}

const notesOf = (tx: Tx, scope: Scope, ids: number[], since: string) =>
  tx
    .select({
      patientId: careNotes.patientId,
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: sql<boolean>`${careNotes.interactionType} is not null`,
    })
    .from(careNotes)
    .where(
      and(scope.organization(careNotes.organizationId), inArray(careNotes.patientId, ids), gte(careNotes.date, since)),
    );

const windowsOf = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      patientId: rtmCycles.patientId,
      code: rtmCycles.code,
      endDate: rtmCycles.endDate,
      numActiveDays: rtmCycles.numActiveDays,
    })
    .from(rtmCycles)
    .where(
      and(
        scope.organization(rtmCycles.organizationId),
        inArray(rtmCycles.patientId, ids),
        eq(rtmCycles.clock, 'ROLLING_30'),
        eq(rtmCycles.status, 'IN_PROGRESS'),
      ),
    )
    .orderBy(asc(rtmCycles.endDate));

function byPatient<Row extends { patientId: number | null }>(rows: readonly Row[]): (id: number) => Row[] {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.patientId);
    if (group) group.push(row);
    else groups.set(row.patientId, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

/** What the rules of attention look at, for the patients among `ids` that are in reach; all statements side by side. */
export async function gatherFacts(
  tx: Tx,
  scope: Scope,
  ids: number[],
  now: Date,
): Promise<{ organizationId: number; id: number; facts: CareFacts }[]> {
  const firstDay = addDays(todayIn('UTC', now), -DAYS_BACK);
  const since = new Date(`${firstDay}T00:00:00Z`);
  const [held, plans, asked, sessions, answered, surveys, notes, windows, pathSteps] = await Promise.all([
    heldPatients(tx, scope, ids),
    plansOf(tx, scope, ids),
    askedOf(tx, scope, ids, since),
    sessionDaysOf(tx, scope, ids, since),
    answerDaysOf(tx, scope, ids, since),
    surveysOf(tx, scope, ids, since),
    notesOf(tx, scope, ids, firstDay),
    windowsOf(tx, scope, ids),
    toldSteps(tx, scope, ids, firstDay),
  ]);
  const of = {
    plans: byPatient(plans),
    asked: byPatient(asked),
    sessions: byPatient(sessions),
    answered: byPatient(answered),
    surveys: byPatient(surveys),
    notes: byPatient(notes),
    windows: byPatient(windows),
    pathSteps: byPatient(pathSteps),
  };
  return held.map(({ organizationId, id, hidden, discharged, lastSessionAt, timezone, ...row }) => {
    const today = todayIn(timezone, now);
    const sessionDays = of.sessions(id);
    return {
      organizationId,
      id,
      facts: {
        today,
        inCare: !hidden && !discharged && !isDischarged(of.plans(id), today),
        products: row.products.filter((product) => row.held.includes(product)),
        plans: of.plans(id),
        lastSession: lastSessionAt && dayInZone(lastSessionAt, timezone),
        frequency: askedFrequencies(of.asked(id), timezone),
        practice: sessionDays,
        dataDays: [...sessionDays, ...of.answered(id)].map(({ day }) => day),
        surveys: of.surveys(id).map(readSurvey),
        notes: of.notes(id),
        windows: of.windows(id),
        pathStep: of.pathSteps(id)[0] ?? null,
      },
    };
  });
}
