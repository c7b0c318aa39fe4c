import { pointAt } from './body.ts';
import { createFigure } from './figure.ts';
import { jointNames } from './joints.ts';
import { poseFigure, type Motion } from './motion.ts';
import { createHull, type PropDrawing } from './picture.ts';
import { writePose } from './timeline.ts';

const samples = 96;
/** Length of a mark, and about how far it is to the next; half the width of the way; how far it goes on behind and in front. */
const marks = { length: 9, apart: 22, half: 13, reach: 36 } as const;

/**
 * How far the way has come at each part of the loop. A figure that walks stays in the middle of its picture, so the ground
 * runs below it, by what the standing foot (the lower one) goes back.
 */
const measureTravel = (motion: Motion): Float64Array => {
  const figure = createFigure();
  const pose = new Float64Array(jointNames.length);
  const travel = new Float64Array(samples + 1);
  let before: readonly number[] | undefined;
  for (let sample = 0; sample <= samples; sample += 1) {
    poseFigure(figure, motion, writePose(motion.keys, motion.seconds, (sample * motion.seconds) / samples, pose));
    const { points } = figure;
    const [right, left] = [pointAt.ballR, pointAt.ballL];
    const places = [points[right]!, points[left]!];
    const standing = points[right + 1]! <= points[left + 1]! ? 0 : 1;
    if (before) travel[sample] = travel[sample - 1]! + places[standing]! - before[standing]!;
    before = places;
  }
  return travel;
};

/** Marks along both edges of the way, which run under a figure that walks in its place, once round in a loop. */
export const createWalkway = (motion: Motion): PropDrawing => {
  const travel = measureTravel(motion);
  const whole = travel[samples]!;
  const apart = Math.abs(whole) / Math.max(1, Math.round(Math.abs(whole) / marks.apart)) || marks.apart;
  const count = Math.ceil((2 * marks.reach) / apart) + 1;
  const edges = [-marks.half, marks.half];
  const points = new Float64Array(edges.length * count * 6);
  const hulls = edges.flatMap((_, edge) =>
    Array.from({ length: count }, (__, mark) => {
      const at = (edge * count + mark) * 6;
      return createHull([at, at + 3], 0.7, 'floor');
    }),
  );
  return {
    strokes: [{ points, hulls, bias: -900, rim: false }],
    follow: (_, part) => {
      const gone = travel[Math.round((((part % 1) + 1) % 1) * samples)]!;
      const first = (((gone % apart) + apart) % apart) - apart - marks.reach;
      const clip = (x: number) => Math.min(marks.reach, Math.max(-marks.reach, x));
      edges.forEach((edge, row) => {
        for (let mark = 0; mark < count; mark += 1) {
          const at = (row * count + mark) * 6;
          const x = first + mark * apart;
          points[at] = clip(x);
          points[at + 3] = clip(x + marks.length);
          points[at + 1] = points[at + 4] = -0.6;
          points[at + 2] = points[at + 5] = edge;
        }
      });
    },
  };
};
