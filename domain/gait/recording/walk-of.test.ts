import { describe, expect, it } from 'vitest';
import { NUMBERS_PER_POINT, type Recording } from '../../replay/recording.ts';
import { skeletons } from '../../replay/skeleton.ts';
import { measuredWalk } from './testing/measured-walk.ts';
import { syntheticWalk, type Walker } from './testing/synthetic-walker.ts';
import { walkOf } from './walk-of.ts';
import { isWalkFault, sides } from './walk.ts';

const pointOf = (name: string) => skeletons['pose-log'].points.indexOf(name);
const perFrame = skeletons['pose-log'].points.length * NUMBERS_PER_POINT;
const placeOf = (frame: number, name: string) => frame * perFrame + pointOf(name) * NUMBERS_PER_POINT;

/** A walk in whose recording something was changed. */
function changed(
  change: (joints: Float32Array, recording: Recording) => void,
  stated: Partial<Walker> = {},
): Recording {
  const { recording } = syntheticWalk(stated);
  change(recording.joints, recording);
  return recording;
}
const eachFrame = ({ frames }: Recording) => Array.from({ length: frames }, (_, frame) => frame);

describe('events of the feet', () => {
  it.each([30, 60])('are found within a fiftieth of a second, at %d frames a second', (fps) => {
    const { walk, truth } = measuredWalk({ fps, statedFps: fps });
    for (const side of sides) {
      expect(walk.contacts[side].length).toBeGreaterThanOrEqual(5);
      for (const contact of walk.contacts[side])
        expect(Math.min(...truth.contacts[side].map((at) => Math.abs(contact / fps - at)))).toBeLessThan(0.02);
      for (const { off, side: own } of walk.strides)
        expect(Math.min(...truth.offs[own].map((at) => Math.abs(off! / fps - at)))).toBeLessThan(0.02);
    }
  });

  it('are not looked for in turns', () => {
    const { walk, truth, walker } = measuredWalk({ passes: 3, metres: 6 });
    expect(walk.passes.map(({ direction }) => direction)).toEqual([1, -1, 1]);
    walk.passes.forEach(({ from, to }, pass) => {
      // Less than a fifth of the half circle at either end, where the way still goes across the picture.
      expect(from / walker.fps).toBeGreaterThan(truth.passes[pass]!.from - 0.35);
      expect(to / walker.fps).toBeLessThan(truth.passes[pass]!.to + 0.35);
    });
    expect(
      walk.strides.every(({ from, to, pass }) => from >= walk.passes[pass]!.from && to <= walk.passes[pass]!.to),
    ).toBe(true);
  });

  it('leave out a stride whose end nobody saw, rather than to make up when it was', () => {
    // The left heel is hidden for a tenth of a second around one of its contacts, at 3.3 s.
    const confidence: Walker['confidence'] = (joint, frame) =>
      joint === 'leftHeel' && frame > 96 && frame < 101 ? 0 : 1;
    const [all, fewer] = [measuredWalk(), measuredWalk({ confidence })];
    const left = ({ walk }: typeof all) => walk.strides.filter(({ side }) => side === 'left').length;
    expect(left(fewer)).toBe(left(all) - 2);
    expect(Math.abs(fewer.measures.get('strideTime')!.value - 1.1)).toBeLessThan(0.008);
  });
});

describe('joints that the pose model mistook', () => {
  const strideTimeOf = (recording: Recording): [number, number] => {
    const walk = walkOf(recording);
    if (isWalkFault(walk)) throw new Error(walk);
    const times = walk.strides.map(({ from, to }) => (to - from) / walk.fps);
    return [Math.min(...times), Math.max(...times)];
  };

  it('leap away for a frame or two', () => {
    const [shortest, longest] = strideTimeOf(
      changed((joints, recording) => {
        for (const frame of eachFrame(recording).filter((each) => each % 17 < 2))
          for (const name of ['leftHeel', 'rightHeel', 'midHips', 'leftHip']) joints[placeOf(frame, name)]! += 300;
      }),
    );
    expect(shortest).toBeGreaterThan(1.07);
    expect(longest).toBeLessThan(1.13);
  });

  it('are those of the other leg for some frames', () => {
    const legs = ['Knee', 'Ankle', 'Heel', 'BigToe'];
    const [shortest, longest] = strideTimeOf(
      changed((joints, recording) => {
        // Around contacts, when the legs are farthest apart.
        for (const frame of eachFrame(recording).filter((each) => (each + 1) % 33 < 4))
          for (const part of legs)
            for (const number of [0, 1]) {
              const [left, right] = [placeOf(frame, `left${part}`) + number, placeOf(frame, `right${part}`) + number];
              [joints[left], joints[right]] = [joints[right]!, joints[left]!];
            }
      }),
    );
    expect(shortest).toBeGreaterThan(1.08);
    expect(longest).toBeLessThan(1.12);
  });

  it('are not numbers', () => {
    const recording = changed((joints) => {
      for (let at = 0; at < joints.length; at += 97) joints[at] = [Number.NaN, Number.POSITIVE_INFINITY, 1e30][at % 3]!;
    });
    const walk = walkOf(recording);
    if (isWalkFault(walk)) return expect(walk).toBe('TOO_FEW_STRIDES');
    for (const { from, to } of walk.strides) expect(Math.abs((to - from) / walk.fps - 1.1)).toBeLessThan(0.03);
  });
});

describe('a recording that is no walk seen from the side is not measured', () => {
  const faultOf = (stated: Partial<Walker>, change: Parameters<typeof changed>[0] = () => undefined) => {
    const result = walkOf(changed(change, stated));
    return isWalkFault(result) ? result : 'measured';
  };
  const only =
    (seen: RegExp): Walker['confidence'] =>
    (joint) =>
      seen.test(joint) ? 0.9 : 0;

  it('without a frame rate, or with one too low to see a step', () => {
    expect(faultOf({ statedFps: null, isStamped: false })).toBe('NO_FRAME_RATE');
    expect(faultOf({ fps: 5, statedFps: 5 })).toBe('NO_FRAME_RATE');
    for (const statedFps of [Number.NaN, 0, -30, Number.POSITIVE_INFINITY])
      expect(faultOf({ statedFps, isStamped: false })).toBe('NO_FRAME_RATE');
  });

  it('without legs', () => {
    expect(faultOf({ confidence: only(/Shoulder|Elbow|neck|nose/) })).toBe('NO_LEGS');
    expect(faultOf({ confidence: () => 0 })).toBe('NO_LEGS');
    expect(faultOf({ confidence: () => 0.49 })).toBe('NO_LEGS');
    expect(faultOf({ confidence: (_, frame) => (frame < 20 ? 1 : 0) })).toBe('NO_LEGS');
  });

  it('of somebody who stands, or walks on the spot', () => {
    expect(faultOf({ speed: 0.05, metres: 0.5, strideTime: 1.5 })).toBe('NO_WALK');
    const onTheSpot = (joints: Float32Array, recording: Recording) => {
      for (const frame of eachFrame(recording)) {
        const hips = joints[placeOf(frame, 'midHips')]!;
        for (let at = frame * perFrame; at < (frame + 1) * perFrame; at += NUMBERS_PER_POINT) joints[at]! -= hips - 400;
      }
    };
    expect(faultOf({}, onTheSpot)).toBe('NO_WALK');
  });

  it('seen from the front', () => {
    for (const viewDegrees of [45, 60, 75, -60]) expect(faultOf({ viewDegrees })).toBe('NOT_FROM_THE_SIDE');
    expect(['NOT_FROM_THE_SIDE', 'NO_WALK']).toContain(faultOf({ viewDegrees: 90 }));
  });

  it('of too few steps', () => expect(faultOf({ metres: 1.8 })).toBe('TOO_FEW_STRIDES'));

  it('that is damaged, or spans longer than two hours', () => {
    const { recording } = syntheticWalk();
    for (const frames of [0, -1, Number.NaN, 7]) expect(walkOf({ ...recording, frames })).toBe('UNREADABLE');
    expect(walkOf({ ...recording, skeleton: skeletons['hands-log'] })).toBe('UNREADABLE');
    const times = Float64Array.from(recording.times!, (at, frame) => (frame < 100 ? at : at + 90_000));
    expect(walkOf({ ...recording, times })).toBe('TOO_LONG');
  });
});

describe('what a reader has to know', () => {
  const remarksOf = (stated: Partial<Walker>) => measuredWalk({ passes: 2, ...stated }).walk.quality.remarks;

  it('nothing of a walk that was seen well', () => {
    expect(remarksOf({})).toEqual([]);
    expect(measuredWalk({ passes: 2 }).walk.quality).toMatchObject({ strides: 20, seen: 100 });
  });

  it.each([
    ['FEW_STRIDES', { passes: 1, metres: 5 }],
    ['JOINTS_MISSING', { confidence: (joint) => (joint === 'rightHeel' ? 0 : 1) }],
    ['JOINTS_MISSING', { confidence: (joint) => (joint.endsWith('BigToe') ? 0 : 1) }],
    ['LOW_CONFIDENCE', { confidence: (joint, frame) => (joint === 'leftKnee' && frame % 3 === 0 ? 0.4 : 1) }],
    ['LOW_FRAME_RATE', { fps: 20, statedFps: 20 }],
    ['FRAMES_MISSING', { isLost: (frame) => frame % 30 === 29 }],
  ] satisfies [string, Partial<Walker>][])('%s', (remark, stated) => expect(remarksOf(stated)).toEqual([remark]));

  it('a leg that was never seen has no steps, and the walk says so', () => {
    const hidden: Walker['confidence'] = (joint) => (/right(Knee|Ankle|Heel|BigToe)/.test(joint) ? 0 : 1);
    const { walk, measures } = measuredWalk({ confidence: hidden });
    expect(walk.quality.remarks).toContain('JOINTS_MISSING');
    expect([...measures.keys()]).toEqual(['avgSpeed', 'strideLength', 'strideTime', 'leftStancePhase']);
  });
});

it('two hours of walking are measured in a minute', { timeout: 120_000 }, () => {
  const { recording } = syntheticWalk({ passes: 6 });
  const laps = Math.floor(216_000 / recording.frames);
  const joints = new Float32Array(recording.joints.length * laps);
  for (let lap = 0; lap < laps; lap += 1) joints.set(recording.joints, lap * recording.joints.length);
  const since = performance.now();
  const walk = walkOf({ ...recording, frames: recording.frames * laps, joints, times: null });
  expect(performance.now() - since).toBeLessThan(60_000);
  if (isWalkFault(walk)) throw new Error(walk);
  expect(walk.strides.length).toBeGreaterThan(8000);
});
