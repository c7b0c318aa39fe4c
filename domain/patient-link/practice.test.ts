import { expect, it } from 'vitest';
import type { ExerciseToDo } from '../../contract/patient-link/today.ts';
import { addToCounts, toMeasured } from './camera-set.ts';
import {
  addOutcome,
  buildSession,
  closePractice,
  getCounts,
  isEmptySession,
  isOutdated,
  isResumable,
  keepCounts,
  listPracticeSets,
  skipExercise,
  toOutcome,
  undoSet,
  type Practice,
} from './practice.ts';

const exerciseOf = (id: string, numSets: number, change: Partial<ExerciseToDo> = {}): ExerciseToDo => ({
  uuid: `uuid of ${id}`,
  name: `Translated ${id}`,
  numSets,
  setGoal: { goalType: 'REPS', reps: 10, time: null },
  side: 'Left',
  sideOfBody: 'Left',
  position: null,
  action: null,
  thumbnailUrl: null,
  animationUrl: null,
  demoUrl: null,
  demoAudioUrl: null,
  source: null,
  reported: { id, name: `Library ${id}`, min: null, max: { label: 'Bent' } },
  reportingMetric: 'REPS',
  camera: null,
  ...change,
});
const exercises = [
  exerciseOf('EK-0001', 2),
  exerciseOf('EK-0002', 1, { setGoal: { goalType: 'TIME', reps: null, time: 30 }, sideOfBody: null, side: 'both' }),
];
const practice: Practice = {
  sessionUUID: '5a0e7c34-8d21-4b96-a3f5-1e9c60d7b482',
  programId: 12,
  exercises,
  startedAt: '2026-11-23T15:00:00.000Z',
  painBefore: null,
  outcomes: [],
};
const done = (reps: number | null, seconds: number | null = null) =>
  ({ kind: 'DONE', at: '2026-11-23T15:01:00.000Z', reps, seconds }) as const;
const end = { painAfter: null, at: '2026-11-23T15:09:00.000Z' };

it('the sets of a program come exercise by exercise', () => {
  expect(listPracticeSets(exercises)).toEqual([
    { exercise: 0, set: 0 },
    { exercise: 0, set: 1 },
    { exercise: 1, set: 0 },
  ]);
});

it('PTL-10 a set that the patient counted is self-reported with goal, count and time', () => {
  const counted = addOutcome(addOutcome(addOutcome(practice, done(8)), done(10)), done(null, 30));
  const { sets, ...session } = buildSession(counted, end);
  expect(session).toEqual({
    sessionUUID: practice.sessionUUID,
    type: 'HEPSession',
    hepId: 12,
    selfReported: 'full',
    performedAt: end.at,
  });
  expect(sets[0]).toEqual({
    setInfo: {
      sideOfBody: 'Left',
      repsGoal: 10,
      repsProper: null,
      repsComplete: 8,
      timeGoal: null,
      timeComplete: null,
      minROM: null,
      maxROM: null,
      skipped: false,
      errors: [],
      reportingMetric: 'REPS',
      resolution: 'SELF_REPORTED',
      completedDate: '2026-11-23T15:01:00.000Z',
    },
    exercise: { id: 'EK-0001', name: 'Library EK-0001', min: null, max: { label: 'Bent' } },
  });
  expect(sets[2]!.setInfo).toMatchObject({ sideOfBody: null, timeGoal: 30, timeComplete: 30, repsComplete: null });
});

it('PTL-11 an exercise that is skipped keeps the reason on each of its sets that are left, and the next one goes on', () => {
  const skipped = skipExercise(addOutcome(practice, done(10)), 'PAIN', '2026-11-23T15:02:00.000Z');
  expect(skipped.outcomes).toHaveLength(2);
  const { sets } = buildSession(addOutcome(skipped, done(null, 30)), end);
  expect(sets.map(({ setInfo }) => [setInfo.resolution, setInfo.skipped, setInfo.skipReason])).toEqual([
    ['SELF_REPORTED', false, undefined],
    ['NOT_STARTED', true, 'PAIN'],
    ['SELF_REPORTED', false, undefined],
  ]);
});

it('PTL-10 sets that were not reached are not started, and were not skipped', () => {
  const { sets } = buildSession(addOutcome(practice, done(10)), end);
  expect(sets[2]!.setInfo).toMatchObject({ resolution: 'NOT_STARTED', skipped: false, completedDate: null });
});

it('PTL-12 pain that the patient did not give is null', () => {
  expect(buildSession(practice, { ...end, painAfter: 0 })).toMatchObject({
    pain: { before: null, after: 0 },
  });
  expect(buildSession({ ...practice, painBefore: 4 }, end)).toMatchObject({
    pain: { before: 4, after: null },
  });
  expect(buildSession(practice, end)).not.toHaveProperty('pain');
});

it('PTL-13 a session that was left goes on for twelve hours, in the program that it began in', () => {
  const at = (time: string) => new Date(`2026-11-24T${time}Z`);
  expect(isResumable(practice, 12, at('02:59:59'))).toBe(true);
  expect(isResumable(practice, 12, at('03:00:00'))).toBe(false);
  expect(isResumable(practice, 13, at('00:00:00'))).toBe(false);
  expect(isResumable(practice, undefined, at('00:00:00'))).toBe(false);
  const whole = { ...practice, outcomes: [done(10), done(10), done(null, 30)] };
  expect(isResumable(whole, 12, at('00:00:00'))).toBe(false);
  expect([isOutdated(whole, at('02:59:59')), isOutdated(whole, at('03:00:00'))]).toEqual([false, true]);
});

it('PTL-13 a session that cannot go on is reported at the time of its last set, and one without a set is not', () => {
  const left = addOutcome({ ...practice, painBefore: 3 }, done(8));
  expect(closePractice(left)).toMatchObject({
    sessionUUID: practice.sessionUUID,
    performedAt: '2026-11-23T15:01:00.000Z',
    pain: { before: 3, after: null },
    sets: [
      { setInfo: { repsComplete: 8, resolution: 'SELF_REPORTED' } },
      { setInfo: { resolution: 'NOT_STARTED', skipped: false } },
      { setInfo: { resolution: 'NOT_STARTED', skipped: false } },
    ],
  });
  expect(closePractice(practice)).toBeNull();
});

it('PTL-10 a set has what the patient counted, and its goal where they counted nothing', () => {
  const at = '2026-11-23T15:01:00.000Z';
  const either = { goalType: 'REPS_OR_TIME' as const, reps: 10, time: 30 };
  expect(toOutcome(either, { reps: 7, seconds: 0 }, at)).toEqual({ kind: 'DONE', at, reps: 7, seconds: 30 });
  const reps = { goalType: 'REPS' as const, reps: 10, time: null };
  expect(toOutcome(reps, { reps: 0, seconds: 12 }, at)).toEqual({ kind: 'DONE', at, reps: 10, seconds: null });
});

it('PTL-66 a session has the counts of its present set, and the next set begins without any', () => {
  const counted = keepCounts(practice, { reps: 4, seconds: 12 });
  expect(getCounts(counted)).toEqual({ reps: 4, seconds: 12 });
  expect(getCounts(addOutcome(counted, done(4, 12)))).toEqual({ reps: 0, seconds: 0 });
  expect(getCounts(skipExercise(counted, 'TIRED', end.at))).toEqual({ reps: 0, seconds: 0 });
});

it('PTL-21 PTL-24 what the camera counts is added to what was counted before, and is then no measure of the set', () => {
  const measured = { repsProper: 2, minROM: 4, maxROM: 108, errors: [] };
  const byCamera = { reps: 3, seconds: 5, measured };
  expect(addToCounts({ reps: 0, seconds: 0 }, byCamera)).toEqual(byCamera);
  expect(addToCounts({ reps: 2, seconds: 0 }, byCamera)).toEqual({ reps: 5, seconds: 5 });
  expect(addToCounts({ reps: 0, seconds: 7 }, byCamera)).toEqual({ reps: 3, seconds: 12 });
});

it('PTL-24 a set that the camera counted is reported as measured, and the session says what the patient counted', () => {
  const at = '2026-11-23T15:01:00.000Z';
  const plan = { motion: 'kneeFlexion', start: 3, end: 116, side: 'left', counts: 'reps', range: 1 } as const;
  const counted = { reps: 9, proper: 7, seconds: 0, range: { min: 4, max: 108 }, corrections: { further: 2, back: 0 } };
  const byCamera = toOutcome(practice.exercises[0]!.setGoal, toMeasured(counted, plan), at);
  const { selfReported, sets } = buildSession(addOutcome(addOutcome(practice, byCamera), done(10)), end);
  expect(selfReported).toBe('partial');
  expect(sets[0]!.setInfo).toMatchObject({
    resolution: 'SUCCESS',
    repsComplete: 9,
    repsProper: 7,
    minROM: 4,
    maxROM: 108,
    errors: [{ message: 'Reach the end of the range', count: 2 }],
  });
  expect(sets[1]!.setInfo).toMatchObject({ resolution: 'SELF_REPORTED', repsProper: null, maxROM: null, errors: [] });
  expect(buildSession(addOutcome(practice, byCamera), end).selfReported).toBe('none');
  // What it could not see is not reported as a number.
  const unseen = toMeasured({ ...counted, proper: null, range: null }, plan);
  expect(unseen.measured).toMatchObject({ repsProper: null, minROM: null, maxROM: null });
});

it('PTL-10 a set that is undone goes on from its count, and from none where it has just its goal', () => {
  const timed = addOutcome(addOutcome(addOutcome(practice, done(10)), done(7)), done(null, 30));
  const [twoSets, oneSet] = [undoSet(timed)!, undoSet(undoSet(timed)!)!];
  expect([twoSets.outcomes, getCounts(twoSets)]).toEqual([[done(10), done(7)], { reps: 0, seconds: 0 }]);
  expect([oneSet.outcomes, getCounts(oneSet)]).toEqual([[done(10)], { reps: 7, seconds: 0 }]);
  // Seven of the second set are counted, which another step back would lose.
  expect(undoSet(oneSet)).toBeNull();
});

it('PTL-10 nothing is undone where no set was done, or an exercise was skipped after it', () => {
  expect(undoSet(practice)).toBeNull();
  expect(undoSet(skipExercise(addOutcome(practice, done(10)), 'PAIN', end.at))).toBeNull();
});

it('PTL-13 a session says nothing without a set, a reason for skipping and pain, and something with any of them', () => {
  expect(isEmptySession(practice, null)).toBe(true);
  expect(isEmptySession(practice, 0)).toBe(false);
  expect(isEmptySession({ ...practice, painBefore: 0 }, null)).toBe(false);
  expect(isEmptySession(addOutcome(practice, done(8)), null)).toBe(false);
  expect(isEmptySession(skipExercise(practice, 'PAIN', end.at), null)).toBe(false);
});
