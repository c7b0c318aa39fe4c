import { readFileSync } from 'node:fs';
import { lengths, pointAt, type PointName, type Side } from '@exer/motion-figures/body.ts';
import { createFigure, frameAt } from '@exer/motion-figures/figure.ts';
import {
  createFlesh,
  fleshAt,
  fleshNames,
  fleshRadius,
  placeFlesh,
  type FleshName,
} from '@exer/motion-figures/flesh.ts';
import { jointAt, jointNames, type JointName } from '@exer/motion-figures/joints.ts';
import { createMotion, findMovement, poseFigure } from '@exer/motion-figures/motion.ts';
import { MovementsFile } from '@exer/motion-figures/movement-shape.ts';
import { chooseView, createCamera, project } from '@exer/motion-figures/picture.ts';
import { createScene } from '@exer/motion-figures/scene.ts';
import { writePose } from '@exer/motion-figures/timeline.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';

const publicFolder = new URL('../../public/', import.meta.url);
const files = new Map<string, MovementsFile>();

const readMovement = (url: string) => {
  const [file = '', name = ''] = url.split('#');
  const known =
    files.get(file) ?? MovementsFile.parse(JSON.parse(readFileSync(new URL(`.${file}`, publicFolder), 'utf8')));
  files.set(file, known);
  const movement = findMovement(known, name);
  if (!movement) throw new Error(`There is no movement ${url}`);
  return movement;
};

export type Vector = readonly [number, number, number];
export const lengthOf = (vector: readonly number[]) => Math.hypot(...vector);
const degrees = (radians: number) => (radians * 180) / Math.PI;
const angleBetween = (one: readonly number[], other: readonly number[]) => {
  const dot = one.reduce((sum, value, axis) => sum + value * other[axis]!, 0);
  return degrees(Math.acos(Math.min(1, Math.max(-1, dot / (lengthOf(one) * lengthOf(other) || 1)))));
};

/** A moment of a movement as it is drawn: where the joints are in space and on the picture. Up is axis 1, the floor 0. */
export interface Moment {
  at: (name: PointName) => Vector;
  flesh: (name: FleshName) => Vector;
  /** Height of the underside of a part. */
  low: (name: FleshName) => number;
  apart: (one: PointName, other: PointName) => number;
  /** How far a joint is bent (0 is straight), in space and as the picture shows it. */
  bend: (joint: 'knee' | 'elbow', side: Side) => number;
  shownBend: (joint: 'knee' | 'elbow', side: Side) => number;
  /** Degrees of a joint in the pose. */
  joint: (name: JointName) => number;
  /** Direction of a segment's axis (0 forward, 1 up, 2 right). */
  axis: (segment: keyof typeof frameAt, axis: 0 | 1 | 2) => Vector;
  /** Across and up on the picture. */
  shown: (name: FleshName) => readonly [number, number];
  lowest: number;
}

const limbs = { knee: ['hip', 'knee', 'ankle'], elbow: ['shoulder', 'elbow', 'wrist'] } as const;
const count = 12;

/** An exercise's movement at its keys and between them. */
export const drawExercise = (exercise: Exercise) => {
  const movement = readMovement(exercise.animationUrl!);
  const motion = createMotion(movement);
  const camera = createCamera(chooseView(movement));
  const times = [
    ...motion.keys.map(({ at }) => at),
    ...Array.from({ length: count }, (_, index) => (motion.seconds * index) / count),
  ].toSorted((one, other) => one - other);

  const moments = times.map((time): Moment => {
    const figure = createFigure();
    const balls = createFlesh();
    const pose = writePose(motion.keys, motion.seconds, time, new Float64Array(jointNames.length));
    poseFigure(figure, motion, pose);
    placeFlesh(figure, balls);
    const read = (from: Float64Array, index: number): Vector => [from[index]!, from[index + 1]!, from[index + 2]!];
    const at = (name: PointName) => read(figure.points, pointAt[name]);
    const flesh = (name: FleshName) => read(balls, fleshAt[name]);
    const low = (name: FleshName) => flesh(name)[1] - fleshRadius[name];
    const onPicture = (from: Float64Array, index: number) => {
      const flat = new Float64Array(3);
      project(camera, from, index, flat, 0);
      return [flat[0]!, flat[1]!] as const;
    };
    const bendOf = (place: (name: PointName) => readonly number[], joint: 'knee' | 'elbow', side: Side) => {
      const [top, middle, end] = limbs[joint].map((name) => place(`${name}${side}`));
      const along = (from: readonly number[], to: readonly number[]) => to.map((value, axis) => value - from[axis]!);
      return angleBetween(along(top!, middle!), along(middle!, end!));
    };
    return {
      at,
      flesh,
      low,
      apart: (one, other) => lengthOf(at(one).map((value, axis) => value - at(other)[axis]!)),
      bend: (joint, side) => bendOf(at, joint, side),
      shownBend: (joint, side) => bendOf((name) => onPicture(figure.points, pointAt[name]), joint, side),
      joint: (name) => pose[jointAt[name]]!,
      axis: (segment, axis) => {
        const { frames } = figure;
        const start = frameAt[segment] + axis;
        return [frames[start]!, frames[start + 3]!, frames[start + 6]!];
      },
      shown: (name) => onPicture(balls, fleshAt[name]),
      lowest: Math.min(...fleshNames.map(low)),
    };
  });
  return {
    exercise,
    movement,
    moments,
    start: moments[0]!,
    /** What the picture shows, in hundredths of body height. */
    frame: () => createScene(movement).box,
    props: movement.props ?? [],
    /** What the body lies or stands on. */
    ground: movement.height ?? 0,
    someTime: (holds: (moment: Moment) => boolean) => moments.some(holds),
    always: (holds: (moment: Moment) => boolean) => moments.every(holds),
    /** Between the least and the greatest value in the course of the movement. */
    range: (measure: (moment: Moment) => number) => {
      const values = moments.map(measure);
      return Math.max(...values) - Math.min(...values);
    },
  };
};
export type Drawn = ReturnType<typeof drawExercise>;

/** Segments that keep their lengths, by the joints at their ends. */
export const segments: readonly (readonly [PointName, PointName, number])[] = [
  ['pelvis', 'waist', lengths.lumbar],
  ['waist', 'chest', lengths.thorax],
  ['chest', 'neck', lengths.neck],
  ...(['R', 'L'] as const).flatMap((side): (readonly [PointName, PointName, number])[] => [
    [`hip${side}`, `knee${side}`, lengths.thigh],
    [`knee${side}`, `ankle${side}`, lengths.shank],
    [`shoulder${side}`, `elbow${side}`, lengths.upperArm],
    [`elbow${side}`, `wrist${side}`, lengths.forearm],
  ]),
];
