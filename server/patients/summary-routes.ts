import { patientSummary, type PatientSummary } from '../../contract/patients/summary.ts';
import { computeAdherence } from '../../domain/activity/adherence.ts';
import { limitShownDays } from '../../domain/activity/chart-range.ts';
import { buildPracticeWeeks } from '../../domain/activity/practice-weeks.ts';
import { can } from '../../domain/identity/access.ts';
import type { Member } from '../../domain/identity/actor.ts';
import { findInvolvedRange, summarizeBilling, summarizePain } from '../../domain/patients/summary.ts';
import { findLatestPlan } from '../../domain/plan-of-care/plan-of-care.ts';
import { getLastDays, getToday, toMonth } from '../../domain/platform/calendar.ts';
import { loadMeasuredRanges } from '../activity/measured-ranges.ts';
import { loadPracticeDays, loadPrescribedFrequency } from '../activity/queries.ts';
import { loadExercises } from '../exercises/queries.ts';
import { presentOwnExercise } from '../exercises/own-exercise.ts';
import { readRtmMonth } from '../rtm/month-detail.ts';
import type { Routes } from '../routes.ts';
import { requirePatientRow } from './patient-change.ts';
import type { PatientRow, Reader } from './queries.ts';
import { findLastContact, findProgram, loadPainSurveys, loadWalks, presentProgramSummary } from './summary.ts';

/** As the sections of activity and range of motion show it before another range is chosen. */
const SUMMARY_DAYS = 30;

type Health = PatientSummary['health'];

/** Exercises by id, of the library and the organization. */
async function findExercises(reader: Reader, ids: readonly string[]) {
  const { library, own } = await loadExercises(reader, [...new Set(ids)]);
  const all = [...library, ...own.map((row) => presentOwnExercise(row))];
  const byId = new Map(all.map((exercise) => [exercise.id, exercise]));
  return (id: string) => byId.get(id);
}

async function summarizeHealth(reader: Reader & { actor: Member }, row: PatientRow, today: string): Promise<Health> {
  const { tx, scope, actor, now } = reader;
  if (!row.products.includes('HEALTH') || !can(actor, 'programs.read')) return null;
  const { id, injuredSideOfBody: side, injuredBodyPart: bodyPart, location } = row;
  const range = getLastDays(SUMMARY_DAYS, today);
  const [days, frequency, ranges, program, lastContact, month] = await Promise.all([
    loadPracticeDays(tx, scope, id, range),
    loadPrescribedFrequency(tx, scope, id, location.timezone, range),
    loadMeasuredRanges(tx, scope, id, range),
    findProgram(reader, id),
    findLastContact(reader, id),
    can(actor, 'rtm.read') ? readRtmMonth({ tx, scope, actor, patientId: id, yearMonth: toMonth(today) }, now) : null,
  ]);
  const exerciseOf = await findExercises(reader, [
    ...ranges.map(({ exerciseId }) => exerciseId),
    ...(program?.blocks.map(({ exerciseId }) => exerciseId) ?? []),
  ]);
  const practice = { days, frequency };
  const counted = limitShownDays(range, practice, today)!;
  return {
    adherence: computeAdherence(practice, { ...counted, today }),
    weeks: buildPracticeWeeks(practice, { ...counted, today }).flatMap(({ start, percent }) =>
      percent === null ? [] : [{ day: start, value: percent }],
    ),
    rangeOfMotion: findInvolvedRange(ranges, { side, bodyPart }, exerciseOf),
    program: program ? presentProgramSummary(program, exerciseOf) : null,
    billing: month && summarizeBilling(month.codes),
    lastContact,
  };
}

async function summarizeSurveys(reader: Reader, { id, plans }: PatientRow): Promise<PatientSummary['pain']> {
  const since = findLatestPlan(plans)?.start;
  return since ? summarizePain(await loadPainSurveys(reader, id, since), since) : null;
}

export const patientSummaryRoutes: Routes = (router) => {
  router.authenticated(patientSummary, async function handlePatientSummary({ tx, scope, actor, now, params }) {
    const reader = { tx, scope, actor, now };
    const row = await requirePatientRow(reader, params.id);
    const today = getToday(row.location.timezone, now);
    const [health, pain, gait] = await Promise.all([
      summarizeHealth(reader, row, today),
      summarizeSurveys(reader, row),
      row.products.includes('GAIT') && can(actor, 'gait.read') ? loadWalks(reader, row.id) : null,
    ]);
    return { ...getLastDays(SUMMARY_DAYS, today), health, pain, gait };
  });
};
