import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pointAt } from './body.ts';
import { createFigure } from './figure.ts';
import { jointNames } from './joints.ts';
import { createMotion, poseFigure } from './motion.ts';
import { MovementsFile } from './movement-shape.ts';
import { writePose } from './timeline.ts';
import { createWalkway } from './walkway.ts';

const folder = new URL('../../../public/exercises/movements/', import.meta.url);
const walks = ['clinic-gait-running', 'clinic-vestibular', 'therapy-whole-body', 'clinic-spine-care'].flatMap((file) =>
  Object.entries(MovementsFile.parse(JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'))))
    .filter(([, { props = [] }]) => props.some(({ kind }) => kind === 'walkway'))
    .map(([name, movement]) => ({ name, movement })),
);

const MOMENTS = 96;

describe.each(walks)('the ground below $name', ({ movement }) => {
  const motion = createMotion(movement);
  const { strokes, follow } = createWalkway(motion);
  const figure = createFigure();
  const pose = new Float64Array(jointNames.length);
  /** Forward places: of the mark in the middle of an edge, and of both feet with how high they are. */
  const look = (moment: number) => {
    poseFigure(figure, motion, writePose(motion.keys, motion.seconds, (moment * motion.seconds) / MOMENTS, pose));
    follow!(figure, moment / MOMENTS);
    const feet = [pointAt.ballR, pointAt.ballL].map((at) => [figure.points[at]!, figure.points[at + 1]!] as const);
    const marks = Array.from(strokes[0]!.points).filter((_, at) => at % 3 === 0);
    return { marks, standing: feet[0]![1] <= feet[1]![1] ? 0 : 1, feet };
  };

  it('LIB-18 goes back with the foot that stands on it', () => {
    let moved = 0;
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const [one, other] = [look(moment), look(moment + 1)];
      const gone = other.feet[other.standing]![0] - one.feet[other.standing]![0];
      // Some mark that is wholly in the picture has gone as far.
      const went = one.marks.some((x) => Math.abs(x) < 20 && other.marks.some((to) => Math.abs(to - x - gone) < 1e-6));
      expect.soft(went, `moment ${moment}`).toBe(true);
      moved += gone;
    }
    expect(moved).toBeLessThan(-15);
  });

  it('LIB-18 looks at the end of the loop as at its beginning', () => {
    const [first, last] = [look(0).marks, look(MOMENTS).marks];
    first.forEach((x, at) => expect(last[at]).toBeCloseTo(x, 6));
  });
});
