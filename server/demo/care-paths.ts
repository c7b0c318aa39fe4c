import type { Phase } from '../../contract/care-paths/shapes.ts';
import { addDays, countDaysBetween } from '../../domain/platform/calendar.ts';
import { simulateCourse } from '../../domain/care-paths/dry-run.ts';
import type { PathFacts } from '../../domain/care-paths/measure.ts';
import type { StoredAnswer } from '../../domain/surveys/survey-answers.ts';
import type { carePaths, patientPaths, patientPathSteps } from '../platform/db/schema.ts';
import type { HealthSessionRow } from './health-sessions.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import { createChance } from './random.ts';
import type { ProResponseRow } from './surveys.ts';

const CLINIC = 'summit';
const PATH_ID = 1;
const ON_PATH = 2;
const DAYS_AGO = 40;

const outlines: Pick<Phase, 'title' | 'track' | 'logic' | 'number' | 'type' | 'messageProvider'>[] = [
  { title: 'Early mobility', track: 'Time in phase', logic: '>', number: 7, type: 'Days', messageProvider: false },
  {
    title: 'Knee flexion and extension',
    track: 'Range of motion',
    logic: '>',
    number: 80,
    type: 'Degrees',
    messageProvider: true,
  },
  { title: 'Pain control', track: 'Pain', logic: '<', number: 4, type: 'Score', messageProvider: true },
  {
    title: 'Return to daily activities',
    track: 'Time in phase',
    logic: '>',
    number: 8,
    type: 'Weeks',
    messageProvider: true,
  },
];

interface StoredSet {
  exercise: { name: string };
  setInfo: { minROM: number | null; maxROM: number | null };
}

/** What the demo holds about a patient, as the rules of paths look at it. */
function toPathFacts(id: number, sessions: HealthSessionRow[], responses: ProResponseRow[]): PathFacts {
  return {
    practice: [],
    frequency: [],
    ranges: sessions
      .filter(({ patientId }) => patientId === id)
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .flatMap(({ day, sets }) =>
        (sets as StoredSet[]).map(({ exercise, setInfo }) => ({
          day,
          min: setInfo.minROM,
          max: setInfo.maxROM,
          exercise: exercise.name,
        })),
      ),
    surveys: responses
      .filter(({ patientId }) => patientId === id)
      .map(({ formId, formTitle, day, answers, calculatedScore }) => ({
        formId,
        formTitle,
        day,
        answers: answers as StoredAnswer[],
        calculatedScore: calculatedScore ?? null,
      })),
  };
}

/** One published path of a clinic, with two of its patients on it in the phases that their data leads to. */
export function demoCarePaths(
  patients: DemoPatient[],
  { healthSessions, proResponses }: { healthSessions: HealthSessionRow[]; proResponses: ProResponseRow[] },
  today: string,
) {
  const chance = createChance('care-paths');
  const phases: Phase[] = outlines.map((outline, index) => ({
    id: chance.uuid(),
    phaseNumber: index + 1,
    exerciseTotal: 4 + index,
    messageTotal: 2,
    templateId: null,
    ...outline,
  }));
  const walkers = patients
    .filter(
      ({ row, course, place }) =>
        place.name.toLowerCase().startsWith(CLINIC) &&
        row.products.includes('HEALTH') &&
        row.products.includes('PRO') &&
        row.injuredBodyPart === 'Knee' &&
        !row.discharged &&
        course.hasProgram &&
        course.hasAccount &&
        countDaysBetween(course.plans.at(-1)!.start, today) > DAYS_AGO,
    )
    .slice(0, ON_PATH);
  const { organizationId } = walkers[0]!.row;
  const published = momentAt(addDays(today, -DAYS_AGO - 5), 600, walkers[0]!.place.timezone);
  const given = walkers.map(({ row, place }, index) => {
    const start = addDays(today, -DAYS_AGO);
    const facts = toPathFacts(row.id, healthSessions, proResponses);
    const { steps, end } = simulateCourse(phases, { facts, start, last: today, inCareOn: () => true });
    const path: typeof patientPaths.$inferInsert = {
      organizationId,
      id: index + 1,
      patientId: row.id,
      pathId: PATH_ID,
      name: 'Knee: First Week to Daily Activities',
      phases,
      phaseIndex: end.phaseIndex,
      phaseSince: steps.at(-1)?.day ?? start,
      assignedBy: row.primaryPractitionerId,
      startedAt: momentAt(start, 660, place.timezone),
      version: 1 + steps.length,
    };
    const taken = steps.map((step) => ({
      organizationId,
      patientPathId: index + 1,
      patientId: row.id,
      ...step,
      createdAt: momentAt(step.day, 1200, place.timezone),
    }));
    return { path, taken };
  });
  const kept: typeof carePaths.$inferInsert = {
    organizationId,
    id: PATH_ID,
    name: 'Knee: First Week to Daily Activities',
    phases,
    publishedPhases: phases,
    publishedAt: published,
    version: 2,
    createdAt: published,
    updatedAt: published,
  };
  const steps: (typeof patientPathSteps.$inferInsert)[] = given.flatMap(({ taken }) => taken);
  return { carePaths: [kept], patientPaths: given.map(({ path }) => path), patientPathSteps: steps };
}
