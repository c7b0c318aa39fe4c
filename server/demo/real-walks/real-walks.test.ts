import { describe, expect, it } from 'vitest';
import { walkFromTheSide, walkOfTwoLaps, type Known } from './independent.ts';
import { measured, textOf, valueOf, walkIn } from './recorded-logs.ts';
import type { MeasuredWalk, Walk } from '@exer/gait-analysis/walk.ts';

const sideText = textOf('walk-side');
const lapsText = textOf('walk-two-laps');
const side = measured(sideText, { heightCm: 165 }) as MeasuredWalk;
const laps = measured(lapsText, { pixelsPerMetre: walkOfTwoLaps.pixelsPerMetre }) as MeasuredWalk;

/** Values that are missing or lie farther from the known one than they may. */
const missed = (walk: MeasuredWalk, all: readonly Known[]) =>
  all
    .map((known) => ({ ...known, engine: valueOf(walk, known.item, known.measure) }))
    .filter(({ value, within, atMost, engine }) => engine === null || Math.abs(engine - value) > (atMost ?? within));

/** Measures that lie beyond what was set beforehand, without an interval of their own that holds the known value. */
const unsaid = (walk: MeasuredWalk, all: readonly Known[]) =>
  all.flatMap(({ item, measure, value, within }) => {
    const own = walk.items.flatMap(({ measures }) => measures).find(({ name }) => name === measure)?.plusMinus ?? 0;
    return Math.abs(valueOf(walk, item, measure)! - value) > Math.max(within, own) ? measure : [];
  });

/** Contacts of the engine in order that lie at no known one, by two frames. */
const strangers = ({ contacts }: Walk, known: Record<'left' | 'right', number[]>) =>
  (['left', 'right'] as const).flatMap((foot) =>
    contacts[foot].filter((frame) => !known[foot].some((each) => Math.abs(each - frame) <= 2)),
  );

describe('a walk seen from the side, by a pose model', () => {
  it('agrees with an independent computation from the raw landmarks', () => {
    expect(missed(side, walkFromTheSide.measures)).toEqual([]);
  });

  it('tells nothing of the right arm, which the pose model hardly saw', () => {
    expect(valueOf(side, 'arm', 'rightArmSwing')).toBeNull();
    expect(side.quality.remarks).toContain('JOINTS_MISSING');
  });

  it('walks as fast as its source has it, by the stature that the source gives', () => {
    expect(Math.abs(valueOf(side, 'speed', 'avgSpeed')! - walkFromTheSide.statedSpeed)).toBeLessThan(0.1);
    expect(side.quality.remarks).toContain('SCALE_FROM_HEIGHT');
  });

  it('sets the feet down where their speed says, within two frames', () => {
    const walk = walkIn(sideText) as Walk;
    expect(walk.fps).toBe(30);
    expect(walk.passes.map(({ direction }) => direction)).toEqual([-1]);
    expect(strangers(walk, walkFromTheSide.contacts)).toEqual([]);
    expect(walk.contacts.left.length + walk.contacts.right.length).toBeGreaterThanOrEqual(7);
  });

  it('tells no length without a scale, and the same times and angles', () => {
    const bare = measured(sideText, null) as MeasuredWalk;
    expect(bare.quality.remarks).toContain('NO_SCALE');
    for (const { item, measure } of walkFromTheSide.measures) {
      const isLength = /Speed|Length/.test(measure);
      expect(valueOf(bare, item, measure), measure).toBe(isLength ? null : valueOf(side, item, measure));
    }
  });
});

describe('a walk of two laps, by motion capture', () => {
  it('agrees with the bones in space', () => {
    expect(missed(laps, walkOfTwoLaps.measures)).toEqual([]);
  });

  it('says that it was not seen squarely, so that its speed is not taken for the one along the way', () => {
    expect(laps.quality.remarks).toContain('OBLIQUE_VIEW');
    const speed = valueOf(laps, 'speed', 'avgSpeed')!;
    expect(speed).toBeLessThan(walkOfTwoLaps.speedAlongTheWay);
    expect(speed).toBeGreaterThan(walkOfTwoLaps.speedAlongTheWay * Math.cos(Math.PI / 4));
  });

  it('sets the feet down where the bones say, within two frames, one pass there and one back', () => {
    const walk = walkIn(lapsText) as Walk;
    expect(walk.passes.map(({ direction }) => direction)).toEqual([1, -1]);
    expect(strangers(walk, walkOfTwoLaps.contacts)).toEqual([]);
    expect(walk.contacts.left.length + walk.contacts.right.length).toBeGreaterThanOrEqual(11);
  });
});

it('what was not met within the tolerance set beforehand lies within its own interval', () => {
  const all = [...unsaid(side, walkFromTheSide.measures), ...unsaid(laps, walkOfTwoLaps.measures)];
  expect(all).toEqual([]);
});

it('each mean says over how many strides it was taken, and how sure it is', () => {
  for (const walk of [side, laps]) {
    const all = walk.items.flatMap(({ measures }) => measures);
    expect(all.filter(({ count }) => !count)).toEqual([]);
    expect(all.filter(({ count, plusMinus }) => count > 1 && plusMinus === undefined)).toEqual([]);
    expect(walk.quality.strides).toBeGreaterThanOrEqual(4);
    expect(walk.quality.seen).toBeGreaterThan(80);
  }
});
