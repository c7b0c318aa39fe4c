import type { ReportedSet, SetInfo } from '../../contract/activity/activity.ts';
import type { ExerciseToDo } from '../../contract/patient-link/today.ts';
import type { skipReasons } from '../../contract/platform/enumerations.ts';

export type SkipReason = (typeof skipReasons)[number];

/** What the camera measured of a set that it counted to its end (PTL-21). */
export type SetMeasured = Pick<SetInfo, 'repsProper' | 'minROM' | 'maxROM' | 'errors'>;

/** How a set ended: as the patient or the camera counted it, or skipped. `at` is when, in ISO 8601. */
export type SetOutcome =
  | { kind: 'DONE'; at: string; reps: number | null; seconds: number | null; measured?: SetMeasured }
  | { kind: 'SKIPPED'; at: string; reason: SkipReason };

/** Repetitions, and seconds done or held. */
export interface SetCounts {
  reps: number;
  seconds: number;
}

/** A session that is under way on the patient's device; one that was left can go on from here. */
export interface Practice {
  sessionUUID: string;
  programId: number;
  /** As they were when it started: the clinic may change the program meanwhile. */
  exercises: readonly ExerciseToDo[];
  startedAt: string;
  painBefore: number | null;
  /** Of the sets so far, in the order of `listPracticeSets`. */
  outcomes: readonly SetOutcome[];
  /** Repetitions of the present set, so that they are not lost with its screen or the page. */
  counted?: number | undefined;
  /** Seconds of the present set. */
  seconds?: number | undefined;
}

/** A set by the place of its exercise in the program, and its own, both from 0. */
export interface PracticeSet {
  exercise: number;
  set: number;
}

type Doses = readonly Pick<ExerciseToDo, 'numSets'>[];

/** All sets of a program in the order in which they are done. */
export const listPracticeSets = (exercises: Doses): PracticeSet[] =>
  exercises.flatMap(({ numSets }, exercise) => Array.from({ length: numSets }, (_, set) => ({ exercise, set })));

/** A set that was done, by what was counted; where the patient counted nothing, as the goal has it. */
export const toOutcome = (
  { reps, time }: ExerciseToDo['setGoal'],
  { reps: repsCounted, seconds, measured }: SetCounts & { measured?: SetMeasured },
  at: string,
): SetOutcome => ({
  kind: 'DONE',
  at,
  reps: reps === null ? null : measured ? repsCounted : repsCounted || reps,
  seconds: time === null ? null : measured ? seconds : seconds || time,
  ...(measured && { measured }),
});

/** What was counted of the present set so far. */
export const getCounts = ({ counted = 0, seconds = 0 }: Practice): SetCounts => ({ reps: counted, seconds });

/** The session while its present set is counted. */
export const keepCounts = (practice: Practice, { reps, seconds }: SetCounts): Practice => ({
  ...practice,
  counted: reps,
  seconds,
});

const addOutcomes = (practice: Practice, outcomes: readonly SetOutcome[]): Practice => ({
  ...practice,
  counted: undefined,
  seconds: undefined,
  outcomes: [...practice.outcomes, ...outcomes],
});

/** The session after one set more. */
export const addOutcome = (practice: Practice, outcome: SetOutcome): Practice => addOutcomes(practice, [outcome]);

/** The session after the rest of the present exercise was skipped (PTL-11). */
export function skipExercise(practice: Practice, reason: SkipReason, at: string): Practice {
  const left = listPracticeSets(practice.exercises).slice(practice.outcomes.length);
  const skipped = left.filter(({ exercise }) => exercise === left[0]!.exercise);
  return addOutcomes(
    practice,
    skipped.map(() => ({ kind: 'SKIPPED', at, reason })),
  );
}

/** What is counted of a set that is done again: nothing where it had just its goal, which may have been all that it had. */
const recount = (done: number | null, goal: number | null): number => (done === goal ? 0 : (done ?? 0));

/**
 * The session before its last set, for a patient who put it in by mistake; null where none was done last, or where something
 * of the next one is counted, which would be lost (PTL-10).
 */
export function undoSet(practice: Practice): Practice | null {
  const outcomes = practice.outcomes.slice(0, -1);
  const last = practice.outcomes.at(-1);
  const { reps: counted, seconds } = getCounts(practice);
  if (last?.kind !== 'DONE' || counted + seconds > 0) return null;
  const { exercise } = listPracticeSets(practice.exercises)[outcomes.length]!;
  const { reps, time } = practice.exercises[exercise]!.setGoal;
  return keepCounts(
    { ...practice, outcomes },
    { reps: recount(last.reps, reps), seconds: recount(last.seconds, time) },
  );
}

/** How long a session that was left can go on; after that it is sent as it is. */
const RESUMABLE_MS = 12 * 3_600_000;

/** Whether a session is too old to go on with. */
export const isOutdated = ({ startedAt }: Practice, now: Date): boolean =>
  now.getTime() - Date.parse(startedAt) >= RESUMABLE_MS;

/** Whether a session that was left has sets to do, is of the program that is assigned now, and is not too old to go on with. */
export const isResumable = (practice: Practice, assignedId: number | undefined, now: Date): boolean =>
  practice.programId === assignedId &&
  practice.outcomes.length < listPracticeSets(practice.exercises).length &&
  !isOutdated(practice, now);

const notCounted = { repsProper: null, minROM: null, maxROM: null, errors: [] };

function toSetInfo(exercise: ExerciseToDo, outcome: SetOutcome | undefined): ReportedSet['setInfo'] {
  const { sideOfBody, setGoal, reportingMetric } = exercise;
  const goal = { ...notCounted, sideOfBody, repsGoal: setGoal.reps, timeGoal: setGoal.time, reportingMetric };
  if (outcome?.kind === 'DONE')
    return {
      ...goal,
      ...outcome.measured,
      repsComplete: outcome.reps,
      timeComplete: outcome.seconds,
      skipped: false,
      resolution: outcome.measured ? 'SUCCESS' : 'SELF_REPORTED',
      completedDate: outcome.at,
    };
  return {
    ...goal,
    repsComplete: null,
    timeComplete: null,
    skipped: outcome !== undefined,
    ...(outcome && { skipReason: outcome.reason }),
    resolution: 'NOT_STARTED',
    completedDate: null,
  };
}

/** Whether the patient or the camera counted what was done of a session. */
function findReporter(outcomes: readonly SetOutcome[]): 'none' | 'partial' | 'full' {
  const done = outcomes.filter((outcome) => outcome.kind === 'DONE');
  const measured = done.filter((outcome) => outcome.measured).length;
  if (measured === 0) return 'full';
  return measured < done.length ? 'partial' : 'none';
}

/**
 * The body of `postSession` for a session that the patient or the camera counted. Sets that were not reached are reported as not
 * started, so that the record shows the whole program (PTL-10).
 */
export const buildSession = (
  { sessionUUID, programId, exercises, painBefore, outcomes }: Practice,
  { painAfter, at }: { painAfter: number | null; at: string },
) => ({
  sessionUUID,
  type: 'HEPSession' as const,
  hepId: programId,
  selfReported: findReporter(outcomes),
  performedAt: at,
  ...((painBefore !== null || painAfter !== null) && { pain: { before: painBefore, after: painAfter } }),
  sets: listPracticeSets(exercises).map(({ exercise }, index) => ({
    setInfo: toSetInfo(exercises[exercise]!, outcomes[index]),
    exercise: exercises[exercise]!.reported,
  })),
});
export type SessionBody = ReturnType<typeof buildSession>;

/** Whether a session tells the clinic nothing: no set was done or skipped, and no pain given (PTL-13). */
export const isEmptySession = ({ painBefore, outcomes }: Practice, painAfter: number | null): boolean =>
  outcomes.length === 0 && painBefore === null && painAfter === null;

/** The session of somebody who left it, at the time of its last set; null where no set was done or skipped (PTL-13). */
export function closePractice(practice: Practice): SessionBody | null {
  const last = practice.outcomes.at(-1);
  return last ? buildSession(practice, { painAfter: null, at: last.at }) : null;
}
