import { createBodyStrokes } from './body-strokes.ts';
import { getCloseUp } from './close-ups.ts';
import { createFigure } from './figure.ts';
import { createFlesh, fleshAt, fleshRadius, placeFlesh } from './flesh.ts';
import { createGround } from './furniture.ts';
import { createHandDetail, placeHandDetail } from './hand-detail.ts';
import { createOutline, traceHull } from './hull.ts';
import { jointNames } from './joints.ts';
import { limbs } from './limbs.ts';
import { createMotion, poseFigure } from './motion.ts';
import type { Movement } from './movement-shape.ts';
import { createBox, enlargeBox, extendBox, squareBox, type Box } from './picture-box.ts';
import { type Pen, type Stroke, chooseView, createCamera, project } from './picture.ts';
import { createProps } from './props.ts';
import { sortByDepth } from './sort-by-depth.ts';
import { writePose, type Keyframe } from './timeline.ts';

/** A movement ready to be drawn at any moment. */
export interface Scene {
  /** What all moments together fill of the picture plane. */
  box: Box;
  /** Width of the rims: finer in a close-up. */
  rim: number;
  keys: readonly Keyframe[];
  seconds: number;
  /** Draws a moment, in seconds, with a pen, far marks first; allocates nothing. */
  draw: (moment: number, pen: Pen) => void;
}

const samples = 24;
/** Width of a rim as a part of the picture. */
const rimPart = 0.014;
const onMat = new Set([
  'supine',
  'hook-lying',
  'prone',
  'side-lying',
  'quadruped',
  'long-sitting',
  'plank',
  'forearm-plank',
]);
const handCloseUps = new Set(['handR', 'wristR']);
/** A light spot on something round: its part of the radius, and how far it lies up and to the left. */
const shine = { size: 0.46, aside: 0.26 };

/** Prepares a movement for drawing: its strokes, its props, and the box that all moments fit in. */
export const createScene = (movement: Movement): Scene => {
  const motion = createMotion(movement);
  const { keys, seconds } = motion;
  const camera = createCamera(chooseView(movement));
  const figure = createFigure();
  const flesh = createFlesh();
  const pose = new Float64Array(jointNames.length);
  const hand = handCloseUps.has(movement.close ?? '') ? createHandDetail() : undefined;
  const closeUp = getCloseUp(movement.close);

  poseFigure(figure, motion, writePose(keys, seconds, 0, pose));
  placeFlesh(figure, flesh);
  const things = createProps(motion, figure, flesh);
  const strokes: Stroke[] = [
    ...createBodyStrokes(flesh, motion, camera, hand),
    ...things.flatMap((thing) => thing.strokes),
  ];
  const longest = Math.max(24, ...strokes.flatMap(({ hulls }) => hulls.map(({ at }) => at.length)));
  const flat = new Float64Array(longest * 3);
  const radii = new Float64Array(longest);
  const outline = createOutline();

  const place = (moment: number) => {
    poseFigure(figure, motion, writePose(keys, seconds, moment, pose));
    placeFlesh(figure, flesh);
    if (hand) placeHandDetail(figure, limbs.R, pose, hand);
    for (const { follow } of things) follow?.(figure, moment / seconds);
  };

  const filled = createBox();
  const least: [number, number, number] = [Infinity, 0, Infinity];
  const greatest: [number, number, number] = [-Infinity, 0, -Infinity];
  for (let sample = 0; sample < samples; sample += 1) {
    place((sample * seconds) / samples);
    for (let at = 0; at < flesh.length; at += 3) {
      for (const axis of [0, 2] as const) {
        least[axis] = Math.min(least[axis], flesh[at + axis]!);
        greatest[axis] = Math.max(greatest[axis], flesh[at + axis]!);
      }
    }
    if (closeUp) {
      for (const name of closeUp.frame) {
        project(camera, flesh, fleshAt[name], flat, 0);
        extendBox(filled, flat[0]!, flat[1]!, fleshRadius[name]);
      }
      continue;
    }
    for (const { points, hulls } of strokes) {
      for (const hull of hulls) {
        hull.at.forEach((at, index) => {
          project(camera, points, at, flat, 0);
          extendBox(filled, flat[0]!, flat[1]!, hull.radii[index]!);
        });
      }
    }
  }
  const box = closeUp ? squareBox(filled, closeUp.margin) : enlargeBox(filled);
  const isMat = onMat.has(movement.posture ?? 'standing') && !movement.height;
  strokes.push(createGround(least, greatest, isMat));
  const order = Int32Array.from(strokes.keys());
  const depth = new Float64Array(strokes.length);

  const measureDepth = ({ points, hulls, bias }: Stroke) => {
    let near = 0;
    let count = 0;
    for (const { at } of hulls) {
      for (let index = 0; index < at.length; index += 1) {
        project(camera, points, at[index]!, flat, 0);
        near += flat[2]!;
        count += 1;
      }
    }
    return near / count + bias;
  };
  const drawStroke = ({ points, hulls, rim }: Stroke, pen: Pen) => {
    for (let turn = rim ? 0 : 1; turn < 2; turn += 1) {
      for (const hull of hulls) {
        const count = hull.at.length;
        for (let index = 0; index < count; index += 1) {
          project(camera, points, hull.at[index]!, flat, index * 3);
          radii[index] = hull.radii[index]!;
        }
        traceHull(flat, radii, count, outline);
        if (turn === 0) pen.rim(outline, hull.open);
        else pen.fill(outline, hull.tone);
        if (turn === 0 || !hull.shine) continue;
        for (let index = 0; index < count; index += 1) {
          const away = radii[index]! * shine.aside;
          flat[index * 3] = flat[index * 3]! - away;
          flat[index * 3 + 1] = flat[index * 3 + 1]! + away;
          radii[index] = radii[index]! * shine.size;
        }
        traceHull(flat, radii, count, outline);
        pen.fill(outline, 'shine');
      }
    }
  };

  const draw = (moment: number, pen: Pen) => {
    place(moment);
    for (let index = 0; index < strokes.length; index += 1) depth[index] = measureDepth(strokes[index]!);
    sortByDepth(order, depth);
    for (const index of order) drawStroke(strokes[index]!, pen);
  };
  const rim = Math.min(rimPart * Math.max(box.right - box.left, box.top - box.bottom), 1.4);
  return { box, rim, keys, seconds, draw };
};
