import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { goalTypes, sides } from '../platform/enumerations.ts';
import { Uuid, requiredLine, textLength } from '../platform/fields.ts';
import { DAILY_FREQUENCY, NOTES_MAX, REPS, SETS, TIME_GOAL_MIN_SECONDS, WEEKLY_FREQUENCY } from '../platform/limits.ts';
import { keysOf, pluck } from '../platform/typed-keys.ts';
import { ExerciseId } from '../exercises/exercises.ts';
import { Dose } from './dose.ts';
import { programFieldMessage } from './messages.ts';
import { whole } from './whole-number.ts';

const TIME_TOO_SHORT = programFieldMessage.text('programs.timeTooShort', { n: TIME_GOAL_MIN_SECONDS });
const BLOCKS_MAX = 100;
const TIME_GOAL_MAX_SECONDS = 3600;

const time = z
  .number({ error: TIME_TOO_SHORT })
  .check(
    z.int(programFieldMessage.text('programs.wholeSeconds')),
    z.gte(TIME_GOAL_MIN_SECONDS, TIME_TOO_SHORT),
    z.lte(TIME_GOAL_MAX_SECONDS, programFieldMessage.text('programs.timeTooLong')),
  );

/** `time` in seconds (ENT-015). A goal has the values that its type counts: reps, time, or at least one of them. */
export const SetGoal = z
  .strictObject({ goalType: z.enum(goalTypes), reps: z.nullable(whole('programs.reps', REPS)), time: z.nullable(time) })
  .check(
    z.refine(({ goalType, reps }) => !['REPS', 'ROM'].includes(goalType) || reps !== null, {
      message: programFieldMessage.text('programs.repsRequired'),
      path: ['reps'],
    }),
    z.refine(({ goalType, time: seconds }) => goalType !== 'TIME' || seconds !== null, {
      message: TIME_TOO_SHORT,
      path: ['time'],
    }),
    z.refine(({ goalType, reps, time: seconds }) => goalType !== 'REPS_OR_TIME' || reps !== null || seconds !== null, {
      message: programFieldMessage.text('programs.repsOrTimeRequired'),
      path: ['reps'],
    }),
  );
export type SetGoal = z.output<typeof SetGoal>;

/** One exercise of a program; the same exercise may come twice, each with its own uuid (OPEN-086). */
export const Block = z
  .strictObject({
    uuid: Uuid,
    exerciseId: ExerciseId,
    numSets: whole('programs.sets', SETS),
    setGoal: SetGoal,
    /** Null is both sides, or no side at all. */
    sideOfBody: z.nullable(z.enum(sides)),
    /** Absent without more than sets and goal. */
    dose: z.optional(Dose),
  })
  .check(
    z.refine(({ sideOfBody, dose }) => sideOfBody === null || dose?.sideOrder === undefined, {
      message: programFieldMessage.text('programs.sideOrderOfOneSide'),
      path: ['dose', 'sideOrder'],
    }),
  );
export type Block = z.output<typeof Block>;

/** Fields of a program besides its exercises: what a request takes (BLD-39..62), and what is stored. */
const textFields = {
  name: { schema: requiredLine(formMessage.text('fields.nameRequired')), stored: z.string() },
  notes: {
    schema: z._default(
      z
        .string()
        .check(
          z.refine(
            (notes: string) => textLength(notes) <= NOTES_MAX,
            formMessage.text('fields.noteLimit', { n: NOTES_MAX }),
          ),
        ),
      '',
    ),
    stored: z.string(),
  },
  dailyFrequency: {
    schema: z._default(whole('programs.dailyFrequency', DAILY_FREQUENCY), DAILY_FREQUENCY.default),
    stored: z.number(),
  },
  weeklyFrequency: {
    schema: z._default(whole('programs.weeklyFrequency', WEEKLY_FREQUENCY), WEEKLY_FREQUENCY.default),
    stored: z.number(),
  },
} as const;

const programBody = (noExercises: string) =>
  z.strictObject({
    ...pluck(textFields, 'schema'),
    blocks: z.array(Block, { error: noExercises }).check(
      z.minLength(1, noExercises),
      z.maxLength(BLOCKS_MAX, programFieldMessage.text('programs.tooManyExercises', { n: BLOCKS_MAX })),
      z.refine(
        (blocks: Block[]) => new Set(blocks.map(({ uuid }) => uuid)).size === blocks.length,
        programFieldMessage.text('programs.exerciseIdTwice'),
      ),
    ),
  });

export const ProgramBody = programBody(programFieldMessage.text('programs.programExercisesRequired'));
export const TemplateBody = programBody(programFieldMessage.text('programs.templateExercisesRequired'));
export type ProgramBody = z.output<typeof ProgramBody>;

/** The content of a program or template as it is stored, in each of its versions. */
export const ProgramContent = z.object({ ...pluck(textFields, 'stored'), blocks: z.array(Block) });
export type ProgramContent = z.output<typeof ProgramContent>;
export type ProgramField = keyof ProgramContent;
export const programFields = keysOf(ProgramContent.shape);

/** A program of a patient or a template (ENT-013). Moments are ISO 8601. */
export const Program = z.object({
  id: z.number(),
  version: z.number(),
  ...ProgramContent.shape,
  /** Number of patients with a copy of the template; absent for an assigned program. */
  patientCount: z.optional(z.number()),
  dateCreated: z.string(),
  dateUpdated: z.string(),
});
export type Program = z.output<typeof Program>;
