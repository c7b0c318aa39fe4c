import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sides, type Walk } from '../walk.ts';
import { measureAngles } from './angle-measures.ts';
import { createKnownWalk, type KnownSide, type KnownWalk } from '../../testing/known-walk.ts';

const swing = (least: number, greatest: number) =>
  fc.tuple(fc.integer({ min: least, max: least + 15 }), fc.integer({ min: greatest - 20, max: greatest }));
const anySide = fc.record<KnownSide>({
  thigh: swing(-20, 45),
  knee: swing(-5, 75),
  ankle: swing(-30, 20),
  arm: swing(-30, 40),
});
const anyWalk: fc.Arbitrary<Partial<KnownWalk>> = fc.record({
  left: anySide,
  right: anySide,
  lean: fc.integer({ min: -10, max: 35 }),
  head: fc.integer({ min: -40, max: 40 }),
  direction: fc.constantFrom<1 | -1>(1, -1),
  strides: fc.integer({ min: 2, max: 4 }),
  fps: fc.constantFrom(25, 30, 60),
});

/** Every joint moved to where `x` and `y` say. */
function moved(walk: Walk, x: (x: number) => number, y: (y: number) => number): Walk {
  const trajectories = Object.entries(walk.trajectories).map(([joint, trajectory]) => [
    joint,
    { x: trajectory.x.map(x), y: trajectory.y.map(y) },
  ]);
  return { ...walk, trajectories: Object.fromEntries(trajectories) };
}

const valuesOf = (walk: Walk): Map<string, number> =>
  new Map(measureAngles(walk).items.flatMap(({ measures }) => measures.map(({ name, value }) => [name, value])));

/** How far the angles of two walks are apart at most; infinitely where one has an angle that the other lacks. */
function apart(walk: Walk, other: Walk): number {
  const [values, others] = [valuesOf(walk), valuesOf(other)];
  const differences = [...values].map(([name, value]) => Math.abs((others.get(name) ?? Infinity) - value));
  return values.size === others.size && values.size > 0 ? Math.max(...differences) : Infinity;
}

const TINY = 1e-6;
const same = (number: number): number => number;
const runs = { numRuns: 40 };

describe('angles of any walk', () => {
  it('angles are the same in a mirrored picture, walked the other way', () => {
    const property = fc.property(anyWalk, (given) => {
      const walk = createKnownWalk(given);
      const passes = walk.passes.map((pass) => ({
        ...pass,
        direction: pass.direction === 1 ? (-1 as const) : (1 as const),
      }));
      const mirrored = moved(walk, (x) => 900 - x, same);
      expect(apart(walk, { ...mirrored, passes })).toBeLessThan(TINY);
    });
    fc.assert(property, runs);
  });

  it('angles do not depend on position and size in the picture', () => {
    const shift = fc.integer({ min: -2000, max: 2000 });
    const size = fc.double({ min: 0.2, max: 8, noNaN: true });
    const property = fc.property(anyWalk, shift, shift, size, (given, right, down, times) => {
      const walk = createKnownWalk(given);
      const place = { x: (x: number) => x * times + right, y: (y: number) => y * times + down };
      expect(apart(walk, moved(walk, place.x, place.y))).toBeLessThan(TINY);
    });
    fc.assert(property, runs);
  });

  it('angles are those of the joints, each of its own side, for every way of walking', () => {
    const property = fc.property(anyWalk, (given) => {
      const values = valuesOf(createKnownWalk(given));
      for (const side of sides) {
        const { thigh, knee, ankle, arm } = given[side]!;
        const expected = {
          HipFlexion: thigh[1],
          HipExtension: -thigh[0],
          KneeFlexion: knee[1],
          KneeExtension: knee[0],
          AnkleDorsiflexion: ankle[1],
          AnklePlantarflexion: -ankle[0],
          ArmSwing: arm[1] - arm[0],
        };
        // Half a frame at 25 pictures a second, of a swing by up to 80 degrees.
        for (const [name, degrees] of Object.entries(expected))
          expect(Math.abs(values.get(`${side}${name}`)! - degrees)).toBeLessThan(0.8);
      }
      expect(values.get('trunkLean')).toBeCloseTo(given.lean!, 6);
      expect(values.get('headTilt')).toBeCloseTo(given.head!, 6);
    });
    fc.assert(property, runs);
  });
});
