import { describe, expect, it } from 'vitest';
import { sides, type MeasuredWalk } from '@exer/gait-analysis/walk.ts';
import { measured, textOf } from './recorded-logs.ts';

function measuresIn(log: string): Map<string, number> {
  const { items } = measured(textOf(log), null) as MeasuredWalk;
  return new Map(items.flatMap(({ measures }) => measures.map(({ name, value }) => [name, value])));
}

/**
 * What healthy adults do (Perry and Burnfield, Gait Analysis, 2nd ed. 2010; the thigh against the vertical), give or take two of
 * the standard deviations of Winter (The Biomechanics and Motor Control of Human Gait, 2nd ed. 1991: 5 degrees at hip and ankle, 7
 * at the knee) and what a single camera is off (Stenum and others 2021: 4.0 at the hip, 5.6 at the knee, 7.4 at the ankle). The arm
 * by Perry: an arc of 32 degrees, very different from one to another.
 */
const usual = {
  HipFlexion: [11, 39],
  HipExtension: [6, 34],
  KneeFlexion: [40.4, 79.6],
  KneeExtension: [-14.6, 24.6],
  AnkleDorsiflexion: [-7.4, 27.4],
  AnklePlantarflexion: [-2.4, 32.4],
  ArmSwing: [15, 70],
} as const;
type Name = keyof typeof usual;
const names = Object.keys(usual) as Name[];

/** Measures of both sides that were taken and are not in the usual range. */
const unusual = (measures: Map<string, number>, of: readonly Name[]) =>
  sides
    .flatMap((side) => of.map((name) => ({ name, value: measures.get(`${side}${name}`) })))
    .filter(({ name, value }) => value !== undefined && (value < usual[name][0] || value > usual[name][1]));

describe('angles of real walks', () => {
  const fromTheSide = measuresIn('walk-side');
  const twoLaps = measuresIn('walk-two-laps');

  it('are what healthy adults do, of a woman seen by a pose model', () => {
    expect(unusual(fromTheSide, names)).toEqual([]);
    expect([...fromTheSide.keys()].filter((name) => /(ion|Swing)$/.test(name)).length).toBeGreaterThanOrEqual(12);
  });

  it('are what healthy adults do, of an actor in motion capture, whose heels were not captured', () => {
    const withoutFeet = names.filter((name) => !name.startsWith('Ankle'));
    expect(unusual(twoLaps, withoutFeet)).toEqual([]);
    expect(withoutFeet.every((name) => twoLaps.has(`left${name}`) && twoLaps.has(`right${name}`))).toBe(true);
  });

  it('agree with what the source of the first one computed of its film by another pose model', () => {
    // Sports2D shows the left knee's flexion over that film in a figure: peaks of 72, 72 and 82 degrees in the strides of the log,
    // read to a degree. Within what Stenum and others found of pose models at the knee, over however many of the three.
    const flexion = fromTheSide.get('leftKneeFlexion')!;
    expect(flexion).toBeGreaterThan(72 - 5.6);
    expect(flexion).toBeLessThan((72 + 72 + 82) / 3 + 5.6);
  });

  it('hold the head as people do, and the trunk upright', () => {
    // Raine and Twomey 1997: 7.9 degrees with the eye above the ear, standing.
    for (const walk of [fromTheSide, twoLaps]) {
      expect(Math.abs(walk.get('headTilt')! - 7.9)).toBeLessThan(15);
      expect(Math.abs(walk.get('trunkLean')!)).toBeLessThan(12);
    }
  });
});
