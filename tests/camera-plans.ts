import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createFigure } from '@exer/motion-figures/figure.ts';
import { pointAt, type PointName } from '@exer/motion-figures/body.ts';
import { jointNames } from '@exer/motion-figures/joints.ts';
import { createMotion, findMovement, poseFigure } from '@exer/motion-figures/motion.ts';
import type { Movement, MovementsFile } from '@exer/motion-figures/movement-shape.ts';
import { createCamera, project, type Camera } from '@exer/motion-figures/picture.ts';
import { writePose } from '@exer/motion-figures/timeline.ts';
import {
  getView,
  measureFacing,
  measureMotion,
  measureWidth,
  type BodyMotion,
  type View,
} from '@exer/movement-tracking/exercise/body-angles.ts';
import { createSetCounter } from '@exer/movement-tracking/exercise/count-set.ts';
import type { TrackedFrame } from '@exer/movement-tracking/recording.ts';
import type { Exercise } from '../contract/exercises/exercises.ts';
import { normal } from '../domain/exercises/normal-ranges.ts';
import type { DrawnPlan } from '../server/exercises/library/camera-plans.ts';
import { findFacts } from '../server/exercises/library/facts.ts';
import type { Facts } from '../server/exercises/library/physical-therapy/entry.ts';
import { libraryExercises } from '../server/exercises/library/exercises.ts';

/*
 * Finds out for each exercise of the library what a camera can watch of it: its movement is drawn, seen by a camera from the
 * side and from the front, and measured as a patient is. Writes server/exercises/library/camera-plans.json.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const partNames = {
  Shoulder: 'shoulder',
  Elbow: 'elbow',
  Wrist: 'wrist',
  Hip: 'hip',
  Knee: 'knee',
  Ankle: 'ankle',
  Heel: 'heel',
  BigToe: 'toe',
} as const;
const sideLetters = { left: 'L', right: 'R' } as const;
const places: Record<string, PointName> = { nose: 'nose', leftEar: 'head', rightEar: 'head' };
for (const [part, point] of Object.entries(partNames))
  for (const [side, letter] of Object.entries(sideLetters)) places[side + part] = `${point}${letter}` as PointName;

const PIXELS = 5;
/** Where the figure's middle is in a picture of 1000 by 1000 pixels. */
const MIDDLE = 500;

/** A drawn person, posed by a movement, as joints in space. */
export function createDrawnPerson(movement: Movement) {
  const motion = createMotion(movement);
  const figure = createFigure();
  const pose = new Float64Array(jointNames.length);
  const point = new Float64Array(3);
  const draw = (moment: number, camera: Camera): TrackedFrame['joints'] => {
    poseFigure(figure, motion, writePose(motion.keys, motion.seconds, moment, pose));
    return Object.fromEntries(
      Object.entries(places).map(([name, place]) => {
        project(camera, figure.points, pointAt[place], point, 0);
        const [x, y, near] = [...point] as [number, number, number];
        return [name, { x: MIDDLE + x * PIXELS, y: MIDDLE + 250 - y * PIXELS, z: -near * PIXELS, confidence: 1 }];
      }),
    );
  };
  return { seconds: motion.seconds, draw };
}

const SAMPLES = 48;
/** Degrees that a joint moves at least to be counted by (ours). */
const LEAST_MOTION = 20;
/** Degrees, root mean square, by which the picture may differ from space for a range to be given. */
const SEEN_WITHIN = 5;
const LOOPS = 3;

const findSpread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** The two parts whose angle a motion is, in space; the trunk by its middle line, as it is seen from the side. */
export function measureInSpace(joints: TrackedFrame['joints'], motion: BodyMotion): number {
  const at = (name: string) => [joints[name]!.x, joints[name]!.y, joints[name]!.z!] as const;
  const middle = (part: string) => at(`left${part}`).map((value, axis) => (value + at(`right${part}`)[axis]!) / 2);
  const way = (from: readonly number[], to: readonly number[]) => from.map((value, axis) => to[axis]! - value);
  const trunk = way(middle('Shoulder'), middle('Hip'));
  const [one, other] = {
    kneeFlexion: [way(at('rightHip'), at('rightKnee')), way(at('rightKnee'), at('rightAnkle'))],
    elbowFlexion: [way(at('rightShoulder'), at('rightElbow')), way(at('rightElbow'), at('rightWrist'))],
    hipFlexion: [trunk, way(at('rightHip'), at('rightKnee'))],
    hipAbduction: [trunk, way(at('rightHip'), at('rightKnee'))],
    shoulderFlexion: [trunk, way(at('rightShoulder'), at('rightElbow'))],
    shoulderAbduction: [trunk, way(at('rightShoulder'), at('rightElbow'))],
  }[motion] as [number[], number[]];
  const dot = one.reduce((sum, value, axis) => sum + value * other[axis]!, 0);
  return (Math.acos(dot / Math.hypot(...one) / Math.hypot(...other)) * 180) / Math.PI;
}

/** The motions of a part of the body. */
const motionsByTarget: Partial<Record<Exercise['bodyTargets'][number], readonly BodyMotion[]>> = {
  'Hip/Knee': ['kneeFlexion', 'hipFlexion', 'hipAbduction'],
  Shoulder: ['shoulderFlexion', 'shoulderAbduction'],
  'Elbow/Hand': ['elbowFlexion'],
};
/** What the exercise's main movement is called; others, such as rotation, balance or gait, are not to be seen in an angle. */
const motionsByMovement: Partial<Record<Facts['movements'][number], (motion: BodyMotion) => boolean>> = {
  Flexion: (motion) => motion.endsWith('Flexion'),
  Extension: (motion) => motion.endsWith('Flexion'),
  Abduction: (motion) => motion.endsWith('Abduction'),
  Squat: (motion) => motion === 'kneeFlexion',
  Transfer: (motion) => motion === 'kneeFlexion',
  'Hip Hinge': (motion) => motion === 'hipFlexion',
};

/** The library counts hip and knee as one part: the hip's exercises say so in their name, or have the hip's own range. */
const isOfHip = ({ name, settings: { ROM: range } }: Exercise): boolean =>
  /\bhip\b/i.test(name) || range?.max.limit === normal.hipFlexion.max.limit;

/** The motions by which an exercise can be counted: of its part of the body, and of its main movement. */
function listMotions(exercise: Exercise): BodyMotion[] {
  const isMain = motionsByMovement[findFacts(exercise.id)?.movements[0] ?? 'Balance'];
  if (!isMain) return [];
  const motions = exercise.bodyTargets.flatMap((target) => (motionsByTarget[target] ?? []).filter(isMain));
  return isOfHip(exercise) ? motions.filter((motion) => motion !== 'kneeFlexion') : motions;
}

const turns = [0, 90, -90, 180];

/** How far a camera is turned that sees a person from a side; undefined where no phone on the floor or a table can stand there. */
export function findTurn({ draw, seconds }: ReturnType<typeof createDrawnPerson>, view: View): number | undefined {
  const moments = [0, 0.25, 0.5, 0.75].map((share) => share * seconds);
  return turns.find((turn) => {
    const camera = createCamera([turn, 0]);
    return moments.every((moment) => {
      const joints = draw(moment, camera);
      const width = measureWidth(joints);
      const trunk = Math.hypot(
        joints.rightShoulder!.x - joints.rightHip!.x,
        joints.rightShoulder!.y - joints.rightHip!.y,
      );
      const isLong = trunk > 0.8 * 28.8 * PIXELS;
      if (view === 'side') return isLong && width < 0.3;
      return isLong && width > 0.48 && joints.nose!.z! < joints.rightEar!.z!;
    });
  });
}

const findCamera = (person: ReturnType<typeof createDrawnPerson>, view: View): Camera | undefined => {
  const turn = findTurn(person, view);
  return turn === undefined ? undefined : createCamera([turn, 0]);
};

/**
 * Whether the range of an exercise is that of a motion of its own, and in which direction: 1 as it is measured, -1 for
 * extension, which is measured as flexion; 0 where it is another one.
 */
function getRangeSign({ settings: { ROM: range } }: Exercise, motion: BodyMotion): DrawnPlan['range'] {
  if (!range) return 0;
  const [low, high] = [range.min.label, range.max.label];
  if (motion.endsWith('Abduction')) return high === 'Abduction' ? 1 : 0;
  if (high === 'Flexion' && low !== 'Dorsiflexion') return 1;
  return high === 'Extension' && motion === 'hipFlexion' ? -1 : 0;
}

interface Candidate {
  plan: DrawnPlan;
  spread: number;
}

function measureCandidate(
  exercise: Exercise,
  person: ReturnType<typeof createDrawnPerson>,
  motion: BodyMotion,
): Candidate | null {
  const camera = findCamera(person, getView(motion));
  if (!camera) return null;
  const frames = Array.from({ length: SAMPLES }, (_, at) => person.draw((at * person.seconds) / SAMPLES, camera));
  const facing = frames.reduce((sum, joints) => sum + measureFacing(joints), 0) < 0 ? -1 : 1;
  const right = frames.map((joints) => measureMotion(joints, motion, 'right', facing));
  const left = frames.map((joints) => measureMotion(joints, motion, 'left', facing));
  const spread = findSpread(right);
  if (spread < LEAST_MOTION) return null;
  const apart = Math.max(...right.map((value, at) => Math.abs(value - left[at]!)));
  const isBoth = apart < 0.3 * spread;
  if (!isBoth && findSpread(left) > 0.3 * spread) return null;
  const start = right[0]!;
  const end = right.reduce((far, value) => (Math.abs(value - start) > Math.abs(far - start) ? value : far), start);
  if (Math.abs(end - start) < 0.8 * spread) return null;
  const errors = frames.map((joints, at) => Math.abs(right[at]!) - measureInSpace(joints, motion));
  const isSeen = Math.hypot(...errors) / Math.sqrt(SAMPLES) <= SEEN_WITHIN;
  const range = isSeen ? getRangeSign(exercise, motion) : 0;
  return {
    plan: { motion, start: Math.round(start) || 0, end: Math.round(end) || 0, side: isBoth ? 'both' : 'one', range },
    spread,
  };
}

/** Whether the drawn person's repetitions are counted as such. */
function isCounted(person: ReturnType<typeof createDrawnPerson>, { side, ...plan }: DrawnPlan): boolean {
  const camera = findCamera(person, getView(plan.motion))!;
  const counter = createSetCounter(
    { ...plan, side: side === 'both' ? 'both' : 'right', counts: 'reps' },
    { width: 1000, height: 1000 },
  );
  for (let t = 0; t < LOOPS * person.seconds; t += 1 / 15) counter.add({ t, joints: person.draw(t, camera) });
  return counter.finish().reps === LOOPS;
}

/** What a camera can watch of an exercise; null where that is nothing. */
export function planCamera(exercise: Exercise, movement: Movement): DrawnPlan | null {
  const motions = listMotions(exercise);
  if (motions.length === 0 || movement.close || !movement.keys) return null;
  const person = createDrawnPerson(movement);
  const found = motions
    .map((motion) => measureCandidate(exercise, person, motion))
    .filter((candidate) => candidate !== null)
    .toSorted((one, other) => other.spread - one.spread);
  return found.find(({ plan }) => isCounted(person, plan))?.plan ?? null;
}

const files = new Map<string, MovementsFile>();

/** The drawn movement of an exercise, where it has one. */
export function loadMovement({ animationUrl }: Pick<Exercise, 'animationUrl'>): Movement | undefined {
  const [path, name] = animationUrl?.split('#') ?? [];
  if (!path || !name) return undefined;
  const known = files.get(path) ?? (JSON.parse(readFileSync(`${root}public${path}`, 'utf8')) as MovementsFile);
  files.set(path, known);
  return findMovement(known, name);
}

/** The plans of the whole library, by exercise. */
export function planLibrary(): Record<string, DrawnPlan> {
  const plans = libraryExercises().flatMap((exercise) => {
    const movement = loadMovement(exercise);
    const plan = movement && planCamera(exercise, movement);
    return plan ? [[exercise.id, plan] as const] : [];
  });
  return Object.fromEntries(plans.toSorted(([one], [other]) => one.localeCompare(other)));
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const lines = Object.entries(planLibrary()).map(([id, plan]) => `"${id}": ${JSON.stringify(plan)}`);
  writeFileSync(`${root}server/exercises/library/camera-plans.json`, `{\n${lines.join(',\n')}\n}\n`);
}
