import { describe, expect, it } from 'vitest';
import { measureWalk } from './measure-walk.ts';
import { createSyntheticWalk } from '../testing/synthetic-walker.ts';
import { analyzeWalk } from './analyze-walk.ts';
import { isWalkError, sides, type MeasuredWalk, type Scale, type Side } from './walk.ts';

type Walker = Parameters<typeof createSyntheticWalk>[0];

/** A rise and fall of one around a share of the stride. */
function bump(phase: number, around: number, width: number): number {
  const away = Math.min(Math.abs(phase - around), 1 - Math.abs(phase - around));
  return away < width ? (1 + Math.cos((Math.PI * away) / width)) / 2 : 0;
}
const share = { left: 1, right: 0.7 };

/** The left leg about as legs go, the right one stiffer. */
const curves = (phase: number, side: Side) => ({
  thigh: 6 + 24 * share[side] * Math.cos(2 * Math.PI * (phase + 0.05)),
  knee: 5 + 10 * bump(phase, 0.13, 0.12) + 55 * share[side] * bump(phase, 0.72, 0.25),
  ankle: -3 + 12 * share[side] * bump(phase, 0.45, 0.25) - 18 * share[side] * bump(phase, 0.64, 0.12),
});

/** Greatest and least of an angle of a leg, by its curve. */
function extremes(side: Side, angle: 'thigh' | 'knee' | 'ankle'): { greatest: number; least: number } {
  const values = Array.from({ length: 1000 }, (_, at) => curves(at / 1000, side)[angle]);
  return { greatest: Math.max(...values), least: Math.min(...values) };
}

function measured(walker: Walker, scale: Scale | null = null): MeasuredWalk {
  const walk = analyzeWalk(createSyntheticWalk({ curves, passes: 2, ...walker }).recording);
  if (isWalkError(walk)) throw new Error(walk);
  return measureWalk(walk, scale);
}

const valueIn = ({ items }: MeasuredWalk, name: string): number | null | undefined =>
  items.flatMap(({ measures }) => measures).find((measure) => measure.name === name)?.value;

describe('measureWalk', () => {
  it.each([
    ['to the right first', { direction: 1 }, 1.5],
    ['to the left first', { direction: -1 }, 1.5],
    ['in joints that tremble by a pixel', { noise: 1 }, 3],
    ['at sixty pictures a second', { fps: 60, statedFps: 60 }, 1.5],
    // Seen ten degrees askew a leg looks shorter ahead, not downwards.
    ['a little askew', { viewDegrees: 10 }, 2.5],
  ] satisfies [string, Walker, number][])('finds the angles of somebody who walks %s', (_, walker, within) => {
    const walk = measured(walker);
    for (const side of sides) {
      const [thigh, knee, ankle] = [extremes(side, 'thigh'), extremes(side, 'knee'), extremes(side, 'ankle')];
      for (const [name, expected] of Object.entries({
        HipFlexion: thigh.greatest,
        HipExtension: -thigh.least,
        KneeFlexion: knee.greatest,
        KneeExtension: knee.least,
        AnkleDorsiflexion: ankle.greatest,
        AnklePlantarflexion: -ankle.least,
        ArmSwing: 40,
      }))
        expect(Math.abs(valueIn(walk, `${side}${name}`)! - expected), `${side} ${name}`).toBeLessThan(within);
    }
    expect(Math.abs(valueIn(walk, 'trunkLean')! - 4)).toBeLessThan(1);
    // The walker's own tilt is downwards.
    expect(Math.abs(valueIn(walk, 'headTilt')! + 10)).toBeLessThan(1.5);
  });

  it('ENT-038 the items are in the order of a session, with speed and lengths only where there is a scale', () => {
    const names = (walk: MeasuredWalk) => walk.items.map(({ name }) => name);
    expect(names(measured({}, { pixelsPerMetre: 150 }))).toEqual([
      'speed',
      'hip',
      'knee',
      'arm',
      'ankle',
      'trunk',
      'head',
      'step',
      'stride',
    ]);
    const bare = measured({});
    expect(names(bare)).not.toContain('speed');
    expect(bare.quality.remarks).toEqual(['NO_SCALE']);
    expect(measured({}, { pixelsPerMetre: 150 }).quality.remarks).toEqual([]);
  });

  it('ENT-039 CONST-06 each measure has the source recording, a unit of gait, an interval and a count', () => {
    const measures = measured({ noise: 1 }, { pixelsPerMetre: 150 }).items.flatMap((item) => item.measures);
    expect(measures).toHaveLength(25);
    for (const { source, unit, plusMinus, count, displayName } of measures) {
      expect(source).toBe('RECORDING');
      expect(['m/s', 's', 'm', 'degrees', 'percent']).toContain(unit);
      expect(plusMinus).toBeGreaterThanOrEqual(0);
      expect(count).toBeGreaterThanOrEqual(8);
      expect(displayName).toMatch(/^(Left |Right )?([A-Z][a-z]+ ?)+$/);
    }
  });

  it('degrees have one decimal, all other values three', () => {
    const measures = measured({ noise: 1 }, { pixelsPerMetre: 150 }).items.flatMap((item) => item.measures);
    const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;
    for (const { unit, value, plusMinus } of measures)
      for (const number of [value, plusMinus!])
        expect(decimals(number)).toBeLessThanOrEqual(unit === 'degrees' ? 1 : 3);
    expect(measures.some(({ unit, value }) => unit === 'm' && decimals(value) === 3)).toBe(true);
  });

  it('the side that the body hides is left out and remarked', () => {
    const walk = measured({ confidence: (joint) => (/^right(Knee|Ankle|Heel|BigToe|Elbow)/.test(joint) ? 0.2 : 0.9) });
    expect(valueIn(walk, 'leftKneeFlexion')).toBeDefined();
    const right = walk.items
      .flatMap(({ measures }) => measures)
      .filter(({ name }) => /^right.*(ion|Swing)$/.test(name));
    expect(right).toEqual([]);
    expect(walk.quality.remarks).toContain('JOINTS_MISSING');
  });

  it('single frames with a misread joint do not change the measures', () => {
    const { recording } = createSyntheticWalk({ curves, passes: 2 });
    const { points } = recording.skeleton;
    const knee = points.indexOf('leftKnee');
    for (let frame = 40; frame < recording.frames; frame += 97)
      recording.joints[(frame * points.length + knee) * 3]! += 60;
    const walk = analyzeWalk(recording);
    if (isWalkError(walk)) throw new Error(walk);
    const mistaken = measureWalk(walk, null);
    for (const name of ['leftKneeFlexion', 'leftHipFlexion', 'leftHipExtension'])
      expect(Math.abs(valueIn(mistaken, name)! - valueIn(measured({}), name)!), name).toBeLessThan(1);
  });

  it('each remark on the walk, its times and its angles is given once', () => {
    const askew = measured({ viewDegrees: 28, passes: 1, passMeters: 4 });
    expect(askew.quality.remarks).toEqual([...new Set(askew.quality.remarks)]);
    expect(askew.quality.remarks).toEqual(expect.arrayContaining(['FEW_STRIDES', 'OBLIQUE_VIEW', 'NO_SCALE']));
    const slow = measured({ fps: 20, statedFps: 20 });
    expect(slow.quality).toMatchObject({ strides: 20, seen: 100, remarks: ['NO_SCALE', 'LOW_FRAME_RATE'] });
  });
});
