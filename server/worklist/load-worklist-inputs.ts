import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { addDays, toDayInZone, getToday } from '../../domain/platform/calendar.ts';
import type { WorklistInputs } from '../../domain/worklist/worklist-inputs.ts';
import { toPrescribedFrequencies } from '../../domain/activity/adherence.ts';
import { isDischarged } from '../../domain/plan-of-care/plan-of-care.ts';
import { selectPrescribedVersions } from '../programs/versions.ts';
import { isCountedSession, setCounts } from '../activity/queries.ts';
import { listStepsToNotify } from '../care-paths/path-step-notifications.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { isPatientInScope } from '../platform/db/accessible-patients.ts';
import type { Tx } from '../platform/db/database.ts';
import { isOneOf } from '../platform/db/sql-expressions.ts';
import { selectDataDays, selectGaitDays, selectNotes, selectPlansOfCare } from '../rtm/evidence-rows.ts';
import {
  careNotes,
  gaitSessions,
  healthSessions,
  locations,
  organizations,
  patients,
  programs,
  programVersions,
  proResponses,
  rtmCycles,
} from '../platform/db/schema.ts';
import { toSurvey, surveyColumns } from '../surveys/read-surveys.ts';

/** A whole month and the two 14-day spans that adherence compares, in every time zone. */
const DAYS_BACK = 33;
/** The number of responses among which the previous answer is searched: a question may have been skipped. */
const RESPONSES_PER_SURVEY = 5;

/**
 * Locks the patients, so that concurrent refreshes wait for each other. Joined with their locations, they would be looked for
 * among all patients of each location.
 */
const lockPatients = (tx: Tx, scope: Scope, ids: number[]) =>
  tx
    .select({
      organizationId: patients.organizationId,
      id: patients.id,
      locationId: patients.locationId,
      hidden: patients.hidden,
      discharged: patients.discharged,
      products: patients.products,
      lastSessionAt: patients.lastSessionAt,
    })
    .from(patients)
    .where(and(isPatientInScope(scope), isOneOf(patients.id, ids)))
    .orderBy(asc(patients.id))
    .for('no key update', { of: patients });

/** The time zones of the locations, with what their organization holds. */
const selectPlaces = (tx: Tx, scope: Scope) =>
  tx
    .select({ locationId: locations.id, timezone: locations.timezone, held: organizations.products })
    .from(locations)
    .innerJoin(organizations, eq(organizations.id, locations.organizationId))
    .where(scope.organization(locations.organizationId));

/** Versions of programs that are assigned or ended recently. */
const selectRecentPrescribedVersions = (tx: Tx, scope: Scope, ids: number[], since: Date) =>
  selectPrescribedVersions(
    tx,
    scope,
    isOneOf(programVersions.patientId, ids),
    or(isNull(programs.endedAt), gte(programs.endedAt, since)),
  );

/** Days with sessions and how many of them had completed sets, as on the record: `2026-11-20:1,2026-11-22:0` a patient. */
function selectSessionDays(tx: Tx, scope: Scope, ids: number[], since: Date) {
  const counted = tx
    .select({
      patientId: healthSessions.patientId,
      day: healthSessions.day,
      done: sql`count(*) filter (where ${setCounts.done} > 0)`.as('done'),
    })
    .from(healthSessions)
    .where(
      and(
        scope.organization(healthSessions.organizationId),
        isOneOf(healthSessions.patientId, ids),
        gte(healthSessions.performedAt, since),
        isCountedSession,
      ),
    )
    .groupBy(healthSessions.patientId, healthSessions.day)
    .as('counted');
  return tx
    .select({
      patientId: counted.patientId,
      days: sql<string>`string_agg(${counted.day} || ':' || ${counted.done}, ',' order by ${counted.day})`,
    })
    .from(counted)
    .groupBy(counted.patientId);
}

const parseSessionDay = (text: string) => {
  const [day, done] = text.split(':') as [string, string];
  return { day, sessionsDone: Number(done) };
};

/** The latest responses of every survey that was answered recently, newest first. */
function selectRecentSurveys(tx: Tx, scope: Scope, ids: number[], since: Date) {
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
        isOneOf(proResponses.patientId, ids),
        eq(proResponses.futureDated, false),
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
    .where(
      and(sql`${filled.rank} <= ${RESPONSES_PER_SURVEY}`, sql`${filled.latest} >= ${since.toISOString()}::timestamptz`),
    )
    .orderBy(desc(filled.submittedAt), desc(filled.id));
}

const selectOpenWindows = (tx: Tx, scope: Scope, ids: number[]) =>
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
        isOneOf(rtmCycles.patientId, ids),
        eq(rtmCycles.clock, 'ROLLING_30'),
        eq(rtmCycles.status, 'IN_PROGRESS'),
      ),
    )
    .orderBy(asc(rtmCycles.endDate));

function groupByPatient<Row extends { patientId: number | null }>(rows: readonly Row[]): (id: number) => Row[] {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.patientId);
    if (group) group.push(row);
    else groups.set(row.patientId, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

function listDays(rows: readonly { patientId: number | null; days: string }[]): (id: number) => string[] {
  const daysOf = new Map(rows.map(({ patientId, days }) => [patientId, days]));
  return (id) => daysOf.get(id)?.split(',') ?? [];
}

/** The inputs of the worklist rules for the accessible patients among `ids`; all statements run in parallel. */
export async function loadWorklistInputs(
  tx: Tx,
  scope: Scope,
  ids: number[],
  now: Date,
): Promise<{ organizationId: number; id: number; facts: WorklistInputs }[]> {
  const firstDay = addDays(getToday('UTC', now), -DAYS_BACK);
  const since = new Date(`${firstDay}T00:00:00Z`);
  const [locked, places, plans, prescribed, sessions, answered, walked, surveys, notes, windows, pathSteps] =
    await Promise.all([
      lockPatients(tx, scope, ids),
      selectPlaces(tx, scope),
      selectPlansOfCare(tx, scope, ids),
      selectRecentPrescribedVersions(tx, scope, ids, since),
      selectSessionDays(tx, scope, ids, since),
      selectDataDays(tx, scope, ids, proResponses, gte(proResponses.submittedAt, since)),
      selectGaitDays(tx, scope, ids, now, gte(gaitSessions.capturedAt, since)),
      selectRecentSurveys(tx, scope, ids, since),
      selectNotes(tx, scope, ids, gte(careNotes.date, firstDay)),
      selectOpenWindows(tx, scope, ids),
      listStepsToNotify(tx, scope, ids, firstDay),
    ]);
  const of = {
    plans: groupByPatient(plans),
    prescribed: groupByPatient(prescribed),
    sessions: listDays(sessions),
    answered: listDays(answered),
    walked: listDays(walked),
    surveys: groupByPatient(surveys),
    notes: groupByPatient(notes),
    windows: groupByPatient(windows),
    pathSteps: groupByPatient(pathSteps),
  };
  const placeOf = new Map(
    places.map((place) => [place.locationId, { ...place, today: getToday(place.timezone, now) }]),
  );
  return locked.map(({ organizationId, id, locationId, hidden, discharged, products, lastSessionAt }) => {
    const { timezone, held, today } = placeOf.get(locationId)!;
    const sessionDays = of.sessions(id).map(parseSessionDay);
    return {
      organizationId,
      id,
      facts: {
        today,
        inCare: !hidden && !discharged && !isDischarged(of.plans(id), today),
        products: products.filter((product) => held.includes(product)),
        plans: of.plans(id),
        lastSession: lastSessionAt && toDayInZone(lastSessionAt, timezone),
        frequency: toPrescribedFrequencies(of.prescribed(id), timezone),
        practice: sessionDays,
        dataDays: [...sessionDays.map(({ day }) => day), ...of.answered(id), ...of.walked(id)],
        surveys: of.surveys(id).map(toSurvey),
        notes: of.notes(id),
        windows: of.windows(id),
        pathStep: of.pathSteps(id)[0] ?? null,
      },
    };
  });
}
