import { describe, expect, it } from 'vitest';
import { measureSpatiotemporal } from './spatiotemporal.ts';
import { createDropout, analyzeSyntheticWalk } from '../testing/walk-fixtures.ts';
import type { Walker } from '../testing/synthetic-walker.ts';
import type { Walk } from './walk.ts';

/** How far what is found may be from what is true: m/s as a share, seconds, metres, percent of a stride. */
interface Tolerance {
  speed: number;
  time: number;
  length: number;
  stance: number;
}
/** Smoothing rounds off contact and toe-off: stance comes out two percent of the stride longer, three where it is short. */
const clean: Tolerance = { speed: 0.005, time: 0.008, length: 0.008, stance: 2.5 };
const rough: Tolerance = { speed: 0.02, time: 0.02, length: 0.025, stance: 3 };

const walkers: [string, Partial<Walker>, Tolerance][] = [
  ['at 0.2 m/s', { speed: 0.2, strideTime: 2, passMeters: 5 }, clean],
  ['at 0.5 m/s', { speed: 0.5, strideTime: 1.5, passMeters: 6 }, clean],
  ['at 0.8 m/s', { speed: 0.8, strideTime: 1.25 }, clean],
  ['at 1.2 m/s', {}, clean],
  ['at 1.8 m/s', { speed: 1.8, strideTime: 0.95 }, clean],
  ['to the left', { direction: -1 }, clean],
  ['there and back, and there again', { passes: 3, passMeters: 6 }, clean],
  ['at 12 frames a second', { fps: 12, statedFps: 12 }, { ...clean, time: 0.02 }],
  ['at 24 frames a second', { fps: 24, statedFps: 24 }, clean],
  ['at 60 frames a second', { fps: 60, statedFps: 60 }, clean],
  ['at 120 frames a second', { fps: 120, statedFps: 120 }, clean],
  ['with a quicker right step', { rightStepShare: 0.44 }, clean],
  ['with a shorter right step', { rightStepLength: 0.5 }, clean],
  ['with a longer, slower right step', { rightStepShare: 0.56, rightStepLength: 0.78 }, clean],
  ['with 55 percent of the stride on each foot', { stance: 0.55 }, { ...clean, stance: 3.5 }],
  ['with joints that tremble by 2 pixels', { noise: 2, passes: 2 }, rough],
  ['with joints that tremble, at 60 frames a second', { noise: 2, passes: 2, fps: 60, statedFps: 60 }, rough],
  [
    'with every twentieth frame lost',
    { isFrameLost: (frame) => frame > 0 && createDropout(0.05)('frame', frame) },
    rough,
  ],
  ['with every tenth joint lost', { confidence: (...of) => (createDropout(0.1)(...of) ? 0.2 : 0.9) }, rough],
  [
    'with every tenth joint lost as NaN',
    { confidence: (...of) => (createDropout(0.1)(...of) ? Number.NaN : 0.9) },
    rough,
  ],
  ['without heels', { confidence: (joint) => (joint.endsWith('Heel') ? 0 : 0.9) }, rough],
];

describe('a walk with known times and lengths', () => {
  it.each(walkers)('ENT-038 measureSpatiotemporal finds times and lengths %s', (_, stated, tolerance) => {
    const { measures, truth, walker } = analyzeSyntheticWalk(stated);
    const off = (name: string, expected: number) => Math.abs((measures.get(name)?.value ?? Number.NaN) - expected);
    expect(off('avgSpeed', walker.speed)).toBeLessThan(tolerance.speed * walker.speed);
    expect(off('strideTime', walker.strideTime)).toBeLessThan(tolerance.time);
    expect(off('strideLength', truth.strideLength)).toBeLessThan(tolerance.length);
    for (const side of ['left', 'right'] as const) {
      expect(off(`${side}StepTime`, truth.stepTime[side])).toBeLessThan(tolerance.time);
      expect(off(`${side}StepLength`, truth.stepLength[side])).toBeLessThan(tolerance.length);
      expect(off(`${side}StancePhase`, 100 * walker.stance)).toBeLessThan(tolerance.stance);
    }
  });

  it('CONST-06 each measure has its unit', () => {
    const units = analyzeSyntheticWalk().spatiotemporal.items.flatMap(({ measures }) =>
      measures.map(({ name, unit }) => [name, unit]),
    );
    expect(Object.fromEntries(units)).toEqual({
      avgSpeed: 'm/s',
      leftStepLength: 'm',
      rightStepLength: 'm',
      leftStepTime: 's',
      rightStepTime: 's',
      strideLength: 'm',
      strideTime: 's',
      leftStancePhase: 'percent',
      rightStancePhase: 'percent',
    });
  });
});

describe('the scale', () => {
  const timed = ['leftStepTime', 'rightStepTime', 'strideTime', 'leftStancePhase', 'rightStancePhase'];

  it('times need no scale; without one there are no lengths', () => {
    const { measures, spatiotemporal } = analyzeSyntheticWalk({}, null);
    expect([...measures.keys()]).toEqual(timed);
    expect(spatiotemporal.remarks).toEqual(['NO_SCALE']);
  });

  it('a scale that makes the person impossibly small or tall is rejected', () => {
    for (const pixelsPerMetre of [1, 40, 800, 10_000, Number.NaN, 0, -150])
      expect(analyzeSyntheticWalk({}, { pixelsPerMetre }).spatiotemporal.remarks).toEqual(['NO_SCALE']);
    expect([...analyzeSyntheticWalk({}, { heightCm: 17 }).measures.keys()]).toEqual(timed);
  });

  it('a scale is rejected where the camera moves along, so that feet slide over the floor', () => {
    const { walk } = analyzeSyntheticWalk();
    const hips = walk.trajectories.midHips!.x;
    /** As a camera sees it that goes along at a share of the walker's speed. */
    const seenBy = (share: number): Walk => ({
      ...walk,
      trajectories: Object.fromEntries(
        Object.entries(walk.trajectories).map(([name, { x, y }]) => [
          name,
          { x: x.map((at, of) => at - share * hips[of]!), y },
        ]),
      ),
    });
    expect(measureSpatiotemporal(seenBy(0.5), { pixelsPerMetre: 150 }).remarks).toEqual(['NO_SCALE']);
    expect(measureSpatiotemporal(seenBy(0.1), { pixelsPerMetre: 150 }).remarks).toEqual([]);
  });

  it('a scale by body height gives the same values, with the error of body proportions', () => {
    const { measures, spatiotemporal } = analyzeSyntheticWalk({ stature: 1.55, passes: 2 }, { heightCm: 155 });
    expect(spatiotemporal.remarks).toEqual(['SCALE_FROM_HEIGHT']);
    const speed = measures.get('avgSpeed')!;
    expect(Math.abs(speed.value - 1.2)).toBeLessThan(0.012);
    // Five percent of 1.2 m/s.
    expect(speed.plusMinus).toBeGreaterThan(0.059);
    expect(speed.plusMinus).toBeLessThan(0.065);
  });

  it('a scale by the legs alone is less certain', () => {
    const confidence: Walker['confidence'] = (joint) => (/Shoulder|neck/.test(joint) ? 0 : 0.9);
    const speed = analyzeSyntheticWalk({ confidence, passes: 2 }, { heightCm: 170 }).measures.get('avgSpeed')!;
    expect(Math.abs(speed.value - 1.2)).toBeLessThan(0.012);
    // Eight percent.
    expect(speed.plusMinus).toBeGreaterThan(0.095);
  });

  it('the interval contains the true speed and steps of a walk seen slightly askew', () => {
    for (const viewDegrees of [-30, -15, 15, 30]) {
      const { measures, truth } = analyzeSyntheticWalk({ viewDegrees, passes: 2, noise: 0.5 });
      const [speed, step] = [measures.get('avgSpeed')!, measures.get('leftStepLength')!];
      expect(Math.abs(speed.value - 1.2)).toBeLessThan(speed.plusMinus! * 1.05);
      expect(Math.abs(step.value - truth.stepLength.left)).toBeLessThan(step.plusMinus! * 1.1);
    }
  });
});

it('an interval counts the strides of one side only, and is as wide as they differ', () => {
  const { measures, walk } = analyzeSyntheticWalk({ noise: 2, passes: 2 });
  const { count, plusMinus } = measures.get('strideTime')!;
  const bySide = ['left', 'right'].map((side) => walk.strides.filter((stride) => stride.side === side).length);
  expect(count).toBe(Math.max(...bySide));
  expect(plusMinus).toBeGreaterThan(0);
  expect(plusMinus).toBeLessThan(0.03);
  // The error of contact and toe-off is part of that of stance, however alike the strides are.
  expect(analyzeSyntheticWalk().measures.get('leftStancePhase')!.plusMinus).toBeGreaterThanOrEqual(5.5);
});
