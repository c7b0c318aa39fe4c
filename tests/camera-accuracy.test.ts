import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createRandom } from '@exer/gait-analysis/testing/seeded-random.ts';
import { createCamera } from '@exer/motion-figures/picture.ts';
import { getView, measureMotion } from '@exer/movement-tracking/exercise/body-angles.ts';
import { createSetCounter, type SetResult } from '@exer/movement-tracking/exercise/count-set.ts';
import type { TrackedFrame } from '@exer/movement-tracking/recording.ts';
import { createDrawnPerson, findTurn, loadMovement, measureInSpace, planLibrary } from './camera-plans.ts';
import { drawnPlans, type DrawnPlan } from '../server/exercises/library/camera-plans.ts';
import { libraryExercises } from '../server/exercises/library/exercises.ts';

/*
 * How exact counting and ranges are: on drawn people with known movements, and on recordings of real ones. The figures are in
 * docs/PATIENT-LINK.md.
 */

it('PTL-20 what a camera watches of each exercise is what its drawn movement shows', () => {
  expect(drawnPlans).toEqual(planLibrary());
});

const chance = createRandom(7);
const between = (low: number, high: number) => low + (high - low) * chance.next();

/** Of a set: how long a repetition takes, noise of the joints as a part of body height, and the share of pictures that are lost. */
const conditions = [
  { name: 'slowly, 15 pictures a second', seconds: 5, rate: 15, noise: 0.008, lost: 0.1 },
  { name: 'at the usual speed, 20 pictures a second', seconds: 3, rate: 20, noise: 0.008, lost: 0.1 },
  { name: 'fast, 15 pictures a second', seconds: 1.8, rate: 15, noise: 0.008, lost: 0.1 },
  { name: 'with every third picture lost', seconds: 3, rate: 18, noise: 0.008, lost: 0.33 },
];
const BODY_PIXELS = 500;

interface Person {
  plan: DrawnPlan;
  draw: ReturnType<typeof createDrawnPerson>['draw'];
  seconds: number;
  turn: number;
  facing: 1 | -1;
}

/** The moment of the way there at which a movement has gone a share of its course. */
function findMoment({ plan: { motion, start, end }, draw, seconds, turn, facing }: Person, share: number): number {
  const camera = createCamera([turn, 0]);
  for (let moment = 0; moment < seconds; moment += seconds / 100) {
    const value = measureMotion(draw(moment, camera), motion, 'right', facing);
    if ((value - start) / (end - start) >= share) return moment;
  }
  return seconds / 2;
}

/** The moments of a set, picture by picture: whole repetitions, and now and then one that turns back before it counts. */
function listMoments(person: Person, { seconds, rate }: (typeof conditions)[number], reps: number) {
  const tooEarly = findMoment(person, between(0.38, 0.5));
  const moments: number[] = [];
  const rest = () => moments.push(...Array.from({ length: Math.round(rate * between(0.2, 0.6)) }, () => 0));
  rest();
  for (let rep = 0; rep < reps; rep += 1) {
    const pictures = Math.round(seconds * rate * between(0.85, 1.15));
    for (let at = 0; at < pictures; at += 1) moments.push((at / pictures) * person.seconds);
    rest();
    if (chance.next() > 0.25) continue;
    const half = Math.max(2, Math.round((pictures * tooEarly) / person.seconds));
    for (let at = 0; at <= 2 * half; at += 1) moments.push(tooEarly * (1 - Math.abs(at - half) / half));
    rest();
  }
  return moments;
}

/** Counts a drawn set as a camera sees it that stands up to 15 degrees beside its place, and looks down a little. */
function countDrawnSet(person: Person, condition: (typeof conditions)[number], reps: number): SetResult {
  const { plan } = person;
  const camera = createCamera([person.turn + between(-15, 15), between(0, 8)]);
  const { side, ...course } = plan;
  const counter = createSetCounter(
    { ...course, side: side === 'both' ? 'both' : 'right', counts: 'reps' },
    { width: 1000, height: 1000 },
  );
  const shake = () => chance.normal() * condition.noise * BODY_PIXELS;
  listMoments(person, condition, reps).forEach((moment, at) => {
    if (chance.next() < condition.lost) return;
    const joints = person.draw(moment, camera);
    for (const joint of Object.values(joints)) [joint.x, joint.y] = [joint.x + shake(), joint.y + shake()];
    counter.add({ t: (at + between(-0.3, 0.3)) / condition.rate, joints });
  });
  return counter.finish();
}

/** The range of a movement in space, with the sign that it has in the picture. */
function findTrueRange({ plan, draw, seconds, turn, facing }: Person) {
  const camera = createCamera([turn, 0]);
  const values = Array.from({ length: 100 }, (_, at) => {
    const joints = draw((at * seconds) / 100, camera);
    return Math.sign(measureMotion(joints, plan.motion, 'right', facing)) * measureInSpace(joints, plan.motion);
  }).map((value) => value * plan.range);
  return { min: Math.min(...values), max: Math.max(...values) };
}

const findError = (errors: readonly number[]) => Math.hypot(...errors) / Math.sqrt(errors.length);

it('PTL-22 repetitions of drawn people are exact on at least 95 of 100 sets, and their range within 8 degrees', () => {
  const missed: string[] = [];
  const errors: number[] = [];
  const planned = libraryExercises().filter(({ id }) => drawnPlans[id]);
  for (const [at, exercise] of planned.entries()) {
    const plan = drawnPlans[exercise.id]!;
    const { draw, seconds } = createDrawnPerson(loadMovement(exercise)!);
    const turn = findTurn({ draw, seconds }, getView(plan.motion))!;
    const person: Person = { plan, draw, seconds, turn, facing: turn === 180 ? -1 : 1 };
    const condition = conditions[at % conditions.length]!;
    const reps = Math.round(between(3, 7));
    const result = countDrawnSet(person, condition, reps);
    if (result.reps !== reps) missed.push(`${exercise.name} ${condition.name}: ${result.reps} of ${reps}`);
    if (!result.range) continue;
    const truth = findTrueRange(person);
    errors.push(result.range.min - truth.min, result.range.max - truth.max);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * planned.length);
  // Both ends of every exercise that has a range which the camera sees.
  expect(errors).toHaveLength(2 * planned.filter(({ id }) => drawnPlans[id]!.range !== 0).length);
  expect(findError(errors)).toBeLessThanOrEqual(8);
});

/** Recordings of people that markers made, projected on a picture of 900 by 640. */
const readLog = (name: string) =>
  JSON.parse(gunzipSync(readFileSync(`server/demo/data/logs/${name}.json.gz`)).toString()) as {
    frames: { t: number; keypoints: TrackedFrame['joints'] }[];
    meta: { segments: { endFrame: number }[] };
  };

it.each([
  ['shoulder-abduction', 'PT-SHOULDER-ABDUCTION', 'right', { min: 8, max: 156 }],
  // Seen obliquely.
  ['single-leg-raise', 'PT-STRAIGHT-LEG-RAISE', 'right', null],
  ['sit-to-stand', 'PT-SIT-TO-STAND', 'both', null],
] as const)(
  'PTL-22 sets of the recording %s are counted exactly, and their range is given only from the right view',
  (name, id, side, range) => {
    const { frames, meta } = readLog(name);
    const countTo = (end: number) => {
      const counter = createSetCounter({ ...drawnPlans[id]!, side, counts: 'reps' }, { width: 900, height: 640 });
      for (const { t, keypoints } of frames.slice(0, end)) counter.add({ t, joints: keypoints });
      return counter.finish();
    };
    const sets = [1, 2, 3, 5, 8, 10];
    expect(sets.map((reps) => countTo(meta.segments[reps - 1]!.endFrame + 1).reps)).toEqual(sets);
    expect(countTo(frames.length).range).toEqual(range);
  },
);
