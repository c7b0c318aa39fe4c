import { addDays } from '../../domain/platform/calendar.ts';
import { addDoses } from './doses.ts';
import { momentAt } from './moments.ts';
import type { DemoPatient } from './patients.ts';
import { outlines, type Outline } from './program-outlines.ts';
import type { ProgramRow } from './templates.ts';
import type { Block, SetGoal } from '../../contract/programs/shapes.ts';
import type { SetupCredential } from '../../contract/rtm/monitoring.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import { needsSide } from '../../domain/programs/blocks.ts';
import { libraryExercises } from '../exercises/library/exercises.ts';
import type { Chance } from './random.ts';

export interface Assignment {
  patient: DemoPatient;
  program: ProgramRow;
  /** Civil day of the assignment in the patient's zone. */
  day: string;
}

/** Who did the set-up and the education; of some patients nobody wrote it down. */
const whoSetUp: readonly (SetupCredential | null)[] = ['PT', 'PT', 'PT', 'PTA', 'PT', 'PT', null, 'PT', 'PT'];

/** The involved side; where none is, as of a back, the one that their provider chose. */
const sideFor = ({ id, injuredSideOfBody }: DemoPatient['row']) =>
  injuredSideOfBody ?? (id % 2 === 0 ? 'Right' : 'Left');

/**
 * The program of every patient who has one, assigned within three days of the start of care; a patient whose care is
 * over has none any more. Writes the set-up into the plans of care and the program name into the patient's row.
 */
export function demoAssignments(patients: DemoPatient[], templates: ProgramRow[], today: string): Assignment[] {
  let nextId = templates.length + 1;
  return patients
    .filter(({ row, course }) => row.products.includes('HEALTH') && course.hasProgram)
    .map((patient) => {
      const { row, course, chance, place } = patient;
      const fitting = outlines.filter(({ bodyParts }) => bodyParts.includes(row.injuredBodyPart!));
      const outline = chance.of(fitting);
      const wished = addDays(course.plans[0]!.start, chance.whole(0, 3));
      const day = wished < today ? wished : today;
      const createdAt =
        day === today ? momentAt(day, 0, place.timezone) : momentAt(day, chance.whole(540, 1020), place.timezone);
      const { name, notes, dailyFrequency, weeklyFrequency } = outline;
      const [first, again] = course.plans;
      const setupCredential = whoSetUp[row.id % whoSetUp.length];
      Object.assign(first!, { setupDate: day, setupBy: 'PROGRAM', setupCredential });
      // The program continued; the practitioner who re-admitted the patient entered when monitoring was set up again.
      if (again) Object.assign(again, { setupDate: again.start, setupBy: 'ENTRY', setupCredential });
      if (!row.discharged) row.programName = name;
      const lastEnd = course.plans.at(-1)!.end;
      const id = nextId++;
      const blocks = createBlocks(outline, sideFor(row), chance);
      const program = {
        organizationId: row.organizationId,
        id,
        patientId: row.id,
        templateId: templates.find((each) => each.organizationId === row.organizationId && each.name === name)!.id,
        name,
        notes,
        dailyFrequency,
        weeklyFrequency,
        blocks: addDoses({ id, blocks }, row.language ?? 'en', (exerciseId) => exerciseById.get(exerciseId)!),
        savedBy: row.primaryPractitionerId ?? null,
        endedAt: row.discharged ? momentAt(addDays(lastEnd!, 1), 0, place.timezone) : null,
        createdAt,
        updatedAt: createdAt,
      };
      return { patient, program, day };
    });
}

export const exerciseById = new Map(libraryExercises().map((exercise) => [exercise.id, exercise]));

const supports = (exercise: Exercise, metric: string) =>
  exercise.exerciseMetrics.some((each) => each.metric === metric);

function createGoal(exercise: Exercise, chance: Chance): SetGoal {
  if (!supports(exercise, 'REPS')) return { goalType: 'TIME', reps: null, time: chance.of([20, 30, 45]) };
  const reps = chance.of([8, 10, 10, 12, 15]);
  if (supports(exercise, 'TIME')) return { goalType: 'REPS_OR_TIME', reps, time: 30 };
  return { goalType: supports(exercise, 'ROM') && chance.yes(0.4) ? 'ROM' : 'REPS', reps, time: null };
}

/** The blocks of an outline; exercises that need a side take this one (OPEN-083), in a template none. */
export const createBlocks = ({ exercises }: Outline, side: 'Right' | 'Left' | null, chance: Chance): Block[] =>
  exercises.map((exerciseId) => {
    const exercise = exerciseById.get(exerciseId)!;
    return {
      uuid: chance.uuid(),
      exerciseId,
      numSets: chance.whole(1, 3),
      setGoal: createGoal(exercise, chance),
      sideOfBody: needsSide(exercise) ? side : null,
    };
  });
