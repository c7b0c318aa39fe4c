import { describe, expect, it } from 'vitest';
import type { GaitMeasure } from '../../../../contract/gait/gait-session.ts';
import type { Walk } from '../walk.ts';
import { measureAngles } from './angle-measures.ts';
import { createKnownWalk, defaultSide, hideJoint } from '../../testing/known-walk.ts';

/** What 30 pictures a second may miss of a peak: half a frame from it, at 1.1 s a stride. */
const MISSED = 0.3;

const measuresIn = (walk: Walk): Map<string, GaitMeasure> =>
  new Map(measureAngles(walk).items.flatMap(({ measures }) => measures.map((measure) => [measure.name, measure])));
const valueIn = (walk: Walk, name: string): number => measuresIn(walk).get(name)!.value!;

describe('angles of a walk', () => {
  it.each([
    ['HipFlexion', 28],
    ['HipExtension', 12],
    ['KneeFlexion', 62],
    ['KneeExtension', 4],
    ['AnkleDorsiflexion', 11],
    ['AnklePlantarflexion', 18],
    ['ArmSwing', 30],
  ])('measureAngles finds %s of either leg or arm where the joints are at %d degrees', (name, expected) => {
    const walk = createKnownWalk();
    expect(Math.abs(valueIn(walk, `left${name}`) - expected)).toBeLessThan(2 * MISSED);
    expect(Math.abs(valueIn(walk, `right${name}`) - expected)).toBeLessThan(2 * MISSED);
  });

  it('measureAngles finds how far the trunk leans forward and the face is turned up', () => {
    expect(valueIn(createKnownWalk({ lean: 7, head: -11 }), 'trunkLean')).toBeCloseTo(7, 5);
    expect(valueIn(createKnownWalk({ lean: -3, head: 11 }), 'trunkLean')).toBeCloseTo(-3, 5);
    expect(valueIn(createKnownWalk({ lean: 7, head: -11 }), 'headTilt')).toBeCloseTo(-11, 5);
    expect(valueIn(createKnownWalk({ lean: 30, head: 11 }), 'headTilt')).toBeCloseTo(11, 5);
  });

  it('measureAngles distinguishes the sides in either walking direction', () => {
    const stiff = { thigh: [-2, 19], knee: [9, 38], ankle: [-6, 4], arm: [-5, 3] } as const;
    for (const direction of [1, -1] as const) {
      const walk = createKnownWalk({ left: stiff, right: defaultSide, direction });
      expect(Math.abs(valueIn(walk, 'leftHipFlexion') - 19)).toBeLessThan(MISSED);
      expect(Math.abs(valueIn(walk, 'rightHipFlexion') - 28)).toBeLessThan(MISSED);
      expect(Math.abs(valueIn(walk, 'leftKneeFlexion') - 38)).toBeLessThan(MISSED);
      expect(Math.abs(valueIn(walk, 'rightKneeFlexion') - 62)).toBeLessThan(MISSED);
      expect(Math.abs(valueIn(walk, 'leftArmSwing') - 8)).toBeLessThan(MISSED);
      expect(Math.abs(valueIn(walk, 'rightAnklePlantarflexion') - 18)).toBeLessThan(MISSED);
    }
  });

  it('the sign of an angle shows whether it stays short of neutral or goes beyond straight', () => {
    const bent = { ...defaultSide, thigh: [5, 40], knee: [-6, 50], ankle: [3, 15] } as const;
    const walk = createKnownWalk({ left: bent });
    expect(valueIn(walk, 'leftHipExtension')).toBeCloseTo(-5, 0);
    expect(valueIn(walk, 'leftKneeExtension')).toBeCloseTo(-6, 0);
    expect(valueIn(walk, 'leftAnklePlantarflexion')).toBeCloseTo(-3, 0);
  });

  it('ENT-039 each measure has its names, unit, source, interval and count under its item', () => {
    const { items } = measureAngles(createKnownWalk());
    expect(items.map(({ name, measures }) => [name, measures.length])).toEqual([
      ['hip', 4],
      ['knee', 4],
      ['ankle', 4],
      ['arm', 2],
      ['trunk', 1],
      ['head', 1],
    ]);
    expect(items[0]!.measures[0]).toMatchObject({
      name: 'leftHipFlexion',
      displayName: 'Left Hip Flexion',
      unit: 'degrees',
      source: 'RECORDING',
      count: 4,
    });
    expect(items[4]!.measures[0]).toMatchObject({ name: 'trunkLean', displayName: 'Trunk Lean', count: 4 });
    expect(items.flatMap(({ measures }) => measures).every(({ plusMinus }) => plusMinus! < 1)).toBe(true);
  });

  it('measureAngles uses all strides of a side, and gives no interval for a single one', () => {
    const walk = createKnownWalk();
    const rightOnce = walk.strides.filter(({ side }, at) => side === 'left' || at === walk.strides.length - 1);
    const measures = measuresIn({ ...walk, strides: rightOnce });
    expect(measures.get('rightKneeFlexion')!.count).toBe(1);
    expect(measures.get('rightKneeFlexion')).not.toHaveProperty('plusMinus');
    expect(measures.get('leftKneeFlexion')!.count).toBe(4);
    expect(measureAngles({ ...walk, strides: rightOnce }).remarks).toEqual(['FEW_STRIDES']);
    expect(measureAngles(walk).remarks).toEqual([]);
  });

  it('fewer than three strides of a side are remarked', () => {
    expect(measureAngles(createKnownWalk({ strides: 3 })).remarks).toEqual([]);
    expect(measureAngles(createKnownWalk({ strides: 2 })).remarks).toEqual(['FEW_STRIDES']);
  });

  it('an angle without a side uses the side with more strides, and no stride twice', () => {
    const walk = createKnownWalk();
    const [left, right] = (['left', 'right'] as const).map((side) => walk.strides.filter((each) => each.side === side));
    expect(measuresIn({ ...walk, strides: [...left!, right![0]!] }).get('trunkLean')!.count).toBe(4);
    expect(measuresIn({ ...walk, strides: [left![0]!, ...right!] }).get('headTilt')!.count).toBe(4);
  });

  it('measureAngles measures each pass in its own direction', () => {
    const there = createKnownWalk({ strides: 2, direction: 1 });
    const back = createKnownWalk({ strides: 2, direction: -1 });
    const shift = there.frames;
    const trajectories = Object.fromEntries(
      Object.entries(there.trajectories).map(([joint, { x, y }]) => [
        joint,
        {
          x: Float64Array.from([...x, ...back.trajectories[joint]!.x]),
          y: Float64Array.from([...y, ...back.trajectories[joint]!.y]),
        },
      ]),
    );
    const later = back.strides.map((stride) => ({
      ...stride,
      from: stride.from + shift,
      to: stride.to + shift,
      pass: 1,
    }));
    const walk: Walk = {
      ...there,
      trajectories,
      frames: shift * 2,
      passes: [...there.passes, { from: shift, to: shift * 2 - 1, direction: -1 }],
      strides: [...there.strides, ...later],
    };
    const flexion = measuresIn(walk).get('leftHipFlexion')!;
    expect(flexion.count).toBe(4);
    expect(Math.abs(flexion.value! - 28)).toBeLessThan(MISSED);
    expect(Math.abs(valueIn(walk, 'rightAnkleDorsiflexion') - 11)).toBeLessThan(MISSED);
  });

  it('frames beyond the pass, where the body turns, do not count', () => {
    // The last right stride ends with the pass, at 82.5 frames, its thigh farthest forward.
    const clean = createKnownWalk({ strides: 2 });
    const turning = createKnownWalk({
      strides: 2,
      noise: (joint, frame) => (joint === 'rightKnee' && frame > 82 ? [80, 0] : [0, 0]),
    });
    const walk: Walk = { ...turning, passes: [{ from: 0, to: 82, direction: 1 }] };
    const flexion = measuresIn(walk).get('rightHipFlexion')!;
    expect(flexion.count).toBe(2);
    expect(flexion.value).toBeCloseTo(valueIn(clean, 'rightHipFlexion'), 5);
  });

  it('measureAngles leaves out joints that were never seen and remarks that joints are missing', () => {
    const walk = hideJoint(createKnownWalk(), 'rightKnee');
    const names = [...measuresIn(walk).keys()];
    expect(names).not.toContain('rightHipFlexion');
    expect(names).not.toContain('rightKneeExtension');
    expect(names).not.toContain('rightAnkleDorsiflexion');
    expect(names).toContain('rightArmSwing');
    expect(names).toContain('leftKneeFlexion');
    expect(measureAngles(walk).remarks).toEqual(['JOINTS_MISSING']);
  });

  it('the strides in which a hidden far side was seen still count', () => {
    // 33 frames a stride; the left ankle is hidden in the first and for much of the third.
    const walk = hideJoint(createKnownWalk(), 'leftAnkle', (frame) => frame < 33 || (frame > 70 && frame < 80));
    const measures = measuresIn(walk);
    expect(measures.get('leftKneeFlexion')!.count).toBe(2);
    expect(Math.abs(measures.get('leftKneeFlexion')!.value! - 62)).toBeLessThan(MISSED);
    expect(measures.get('leftHipFlexion')!.count).toBe(4);
    expect(measures.get('rightKneeFlexion')!.count).toBe(4);
  });

  it('measureAngles uses the middle of the body where the log has it', () => {
    const narrow = createKnownWalk({
      lean: 6,
      noise: (joint) => (/Shoulder|(left|right)Hip/.test(joint) ? [25, -9] : [0, 0]),
    });
    expect(valueIn(narrow, 'trunkLean')).toBeCloseTo(6, 5);
  });

  it('measureAngles needs no middle of the body where the log has both sides', () => {
    const walk = hideJoint(hideJoint(createKnownWalk({ lean: 6 }), 'neck'), 'midHips');
    expect(valueIn(walk, 'trunkLean')).toBeCloseTo(6, 5);
    const hidden = hideJoint(walk, 'leftShoulder');
    expect(measuresIn(hidden).has('trunkLean')).toBe(false);
  });

  it('the tilt of the head is measured on the side whose ear and eye are seen', () => {
    const walk = hideJoint(hideJoint(createKnownWalk({ head: 9 }), 'leftEar'), 'leftEye', (frame) => frame % 2 === 0);
    expect(valueIn(walk, 'headTilt')).toBeCloseTo(9, 5);
    const lowEar = createKnownWalk({ head: 9, noise: (joint) => (joint === 'leftEar' ? [0, 8] : [0, 0]) });
    expect(valueIn(hideJoint(lowEar, 'leftEye'), 'headTilt')).toBeCloseTo(9, 5);
  });

  it('measureAngles reports no angle that a body cannot take', () => {
    const walk = createKnownWalk({
      left: { ...defaultSide, knee: [4, 160] },
      right: { ...defaultSide, ankle: [-85, 5] },
    });
    const measures = measuresIn(walk);
    expect(measures.has('leftKneeFlexion')).toBe(false);
    expect(measures.has('leftKneeExtension')).toBe(false);
    expect(measures.has('rightKneeFlexion')).toBe(true);
    expect(measures.has('rightAnklePlantarflexion')).toBe(false);
    expect(measures.has('rightHipFlexion')).toBe(true);
  });

  it('measureAngles returns nothing for a walk without strides', () => {
    expect(measureAngles({ ...createKnownWalk(), strides: [] })).toEqual({ items: [], remarks: ['JOINTS_MISSING'] });
  });
});
