import { describe, expect, it } from 'vitest';
import { createSyntheticWalk } from '@exer/gait-analysis/testing/synthetic-walker.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import {
  createRecording,
  mirrorFrame,
  standingFrame,
  type DrawnFrame,
} from '@exer/gait-analysis/testing/drawn-recording.ts';
import { createTracer, countTraceableFrames } from './trace.ts';
import { tracedAngles, type AngleName } from '@exer/gait-analysis/angles/traced-angles.ts';

const traceOf = (recording: Recording, name: AngleName) => {
  const angle = [...tracedAngles['pose-log'], ...tracedAngles['hands-log']].find((each) => each.name === name)!;
  const tracer = createTracer(recording);
  const trace = tracer.empty(angle);
  tracer.measure(angle, trace, 0, recording.frames);
  return Object.fromEntries(angle.lines.map(({ side }, line) => [side, [...trace[line]!]]));
};
const bodyAngle = (name: AngleName, drawn: DrawnFrame) => {
  const sides = traceOf(createRecording('pose-log', [drawn]), name);
  return (sides.left ?? sides.middle)![0]!;
};

describe('angles of a body that is seen from the side', () => {
  const bentKnee = { leftAnkle: [300, 350] as const, leftHeel: [290, 340] as const, leftBigToe: [290, 380] as const };
  const cases: [AngleName, string, DrawnFrame, number][] = [
    ['knee', 'straight', {}, 0],
    ['knee', 'bent by a right angle', { ...bentKnee, leftHeel: [390, 460], leftBigToe: [430, 460] }, 90],
    ['knee', 'overstretched', { leftAnkle: [417.36, 448.48] }, -10],
    ['hip', 'with the thigh level', { leftKnee: [500, 250] }, 90],
    ['hip', 'with the thigh behind', { leftKnee: [382.64, 348.48] }, -10],
    ['ankle', 'with the foot level', {}, 0],
    ['ankle', 'with the toes up', { leftHeel: [390, 460], leftBigToe: [428.64, 449.65] }, 15],
    ['trunk', 'leaning forward', { neck: [469.28, 130] }, 30],
    ['arm', 'with the arm forward', { leftElbow: [455, 130] }, 90],
    ['head', 'with the eye above the ear', { leftEye: [410, 100 - 10 * Math.tan(Math.PI / 18)] }, 10],
  ];
  it.each(cases)('%s, %s', (name, _, changed, degrees) => {
    const drawn = { ...standingFrame, ...changed };
    expect(bodyAngle(name, drawn)).toBeCloseTo(degrees, 1);
    expect(bodyAngle(name, mirrorFrame(drawn))).toBeCloseTo(degrees, 1);
  });

  it('angles are those of the generated walk, in both directions', () => {
    const curves = (phase: number) => ({
      thigh: 10 + 20 * Math.cos(2 * Math.PI * phase),
      knee: 30 - 25 * Math.cos(4 * Math.PI * phase),
      ankle: -3,
    });
    for (const direction of [1, -1] as const) {
      const { recording } = createSyntheticWalk({ curves, direction, trunkLean: 6 });
      const [knee, hip, trunk] = (['knee', 'hip', 'trunk'] as const).map((name) => traceOf(recording, name));
      for (const side of ['left', 'right']) {
        expect(Math.max(...knee![side]!)).toBeGreaterThan(54);
        expect(Math.max(...knee![side]!)).toBeLessThan(55.5);
        expect(Math.min(...knee![side]!)).toBeGreaterThan(4.5);
        expect(Math.min(...knee![side]!)).toBeLessThan(6);
        expect(Math.max(...hip![side]!)).toBeCloseTo(30, 0);
        expect(Math.min(...hip![side]!)).toBeCloseTo(-10, 0);
      }
      expect(trunk!.middle!.every((degrees) => Math.abs(degrees - 6) < 0.5)).toBe(true);
    }
  });
});

describe('a trace has a gap', () => {
  it('a trace has a gap where the body is not seen from the side', () => {
    const front: DrawnFrame = { ...standingFrame, leftShoulder: [440, 130], rightShoulder: [360, 130] };
    for (const name of ['knee', 'hip', 'ankle', 'trunk', 'arm'] as const) expect(bodyAngle(name, front)).toBeNaN();
    const { recording } = createSyntheticWalk({ viewDegrees: 60 });
    expect(traceOf(recording, 'knee').left!.every(Number.isNaN)).toBe(true);
  });

  it('a trace has a gap where the facing direction is unknown', () => {
    const { leftHeel: _, leftBigToe: __, leftEar: ___, ...faceless } = standingFrame;
    expect(bodyAngle('knee', faceless)).toBeNaN();
    expect(bodyAngle('knee', { ...faceless, leftEar: [400, 100] })).toBeCloseTo(0);
  });

  it('REPLAY-07 a trace has a gap where a joint was not measured, or below its threshold', () => {
    expect(bodyAngle('knee', { ...standingFrame, leftKnee: [400, 350, 0.49] })).toBeNaN();
    expect(bodyAngle('knee', { ...standingFrame, leftKnee: [400, 350, 0.5] })).toBeCloseTo(0);
    const { leftAnkle: _, ...without } = standingFrame;
    expect([bodyAngle('knee', without), bodyAngle('hip', without)]).toEqual([Number.NaN, 0]);
    expect(traceOf(createRecording('pose-log', [standingFrame]), 'knee').right).toEqual([Number.NaN]);
  });

  it('a trace has a gap where a joint was misread', () => {
    expect(bodyAngle('knee', { ...standingFrame, leftAnkle: [410, 251], leftHeel: [390, 460] })).toBeNaN();
    // An elbow folded by 155 degrees, and one by 165.
    expect(bodyAngle('elbow', { ...standingFrame, leftWrist: [426.13, 134.68] })).toBeCloseTo(155, 1);
    expect(bodyAngle('elbow', { ...standingFrame, leftWrist: [417.94, 131.7] })).toBeNaN();
  });

  it('a gap is no longer than necessary', () => {
    const gone: DrawnFrame = { ...standingFrame, leftKnee: [Number.NaN, Number.NaN, 0] };
    const { left } = traceOf(createRecording('pose-log', [standingFrame, gone, standingFrame]), 'hip');
    expect(left!.map(Math.abs)).toEqual([0, Number.NaN, 0]);
  });
});

describe('angles that any view shows', () => {
  it('the arm against the trunk: hanging, abducted, overhead, whichever way the trunk leans', () => {
    const arm = (x: number, y: number, more: DrawnFrame = {}) =>
      bodyAngle('armElevation', { ...standingFrame, ...more, leftElbow: [405 + x, 130 + y] });
    expect([arm(0, 50), arm(50, 0), arm(-50, 0), arm(0, -50)].map(Math.round)).toEqual([0, 90, 90, 180]);
    // A trunk that leans forward by 45 degrees, with the arm hanging straight down from it.
    expect(arm(0, 50, { neck: [520, 130] })).toBeCloseTo(45);
  });

  it('the elbow: straight, at a right angle, to either side', () => {
    const elbow = (wrist: readonly [number, number]) => bodyAngle('elbow', { ...standingFrame, leftWrist: wrist });
    expect([elbow([405, 230]), elbow([455, 180]), elbow([355, 180])].map(Math.round)).toEqual([0, 90, 90]);
  });
});

describe('fingers', () => {
  const finger = (points: readonly (readonly [number, number])[]): DrawnFrame =>
    Object.fromEntries(
      ['Wrist', 'IndexMCP', 'IndexPIP', 'IndexDIP', 'IndexTip'].map((name, at) => [`left${name}`, points[at]!]),
    );
  const flexion = (drawn: DrawnFrame, name: AngleName = 'index') =>
    traceOf(createRecording('hands-log', [drawn]), name).left![0]!;

  it('the flexion of a finger is the sum of its joints', () => {
    expect(
      flexion(
        finger([
          [0, 0],
          [10, 0],
          [20, 0],
          [30, 0],
          [40, 0],
        ]),
      ),
    ).toBeCloseTo(0);
    // 90 degrees at the knuckle, 90 at the next joint, 45 at the last.
    const bent = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [-10, 0],
    ] as const;
    expect(flexion(finger(bent))).toBeCloseTo(225);
    expect(flexion(finger(bent.map(([x, y]) => [x, -y] as const)))).toBeCloseTo(225);
  });

  it('a finger has a gap where it points at the camera', () => {
    const onward = [0, 0] as const;
    const back = (degrees: number) =>
      flexion(
        finger([
          onward,
          [10, 0],
          [20, 0],
          [30, 0],
          [30 + 10 * Math.cos((degrees * Math.PI) / 180), 10 * Math.sin((degrees * Math.PI) / 180)],
        ]),
      );
    expect(back(109)).toBeCloseTo(109, 1);
    expect(back(111)).toBeNaN();
  });

  it('the thumb by its two joints, not by where it is at the wrist', () => {
    const thumb = {
      leftWrist: [0, 0],
      leftThumbCMC: [0, 10],
      leftThumbMP: [10, 10],
      leftThumbIP: [20, 10],
      leftThumbTip: [20, 20],
    } as const;
    expect(flexion(thumb, 'thumb')).toBeCloseTo(90);
  });

  it('REPLAY-08 a finger has a gap below the threshold of hands, and where a joint is missing', () => {
    const straight = finger([
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
      [40, 0],
    ]);
    expect(flexion({ ...straight, leftIndexDIP: [30, 0, 0.39] })).toBeNaN();
    expect(flexion({ ...straight, leftIndexDIP: [30, 0, 0.4] })).toBeCloseTo(0);
    expect(flexion({ leftWrist: [0, 0] })).toBeNaN();
  });
});

it('isOblique is true where the body was seen obliquely', () => {
  const isOblique = (viewDegrees: number) => {
    const { recording } = createSyntheticWalk({ viewDegrees });
    const tracer = createTracer(recording);
    const knee = tracedAngles['pose-log'][0]!;
    tracer.measure(knee, tracer.empty(knee), 0, recording.frames);
    return tracer.isOblique();
  };
  expect([0, 15, 28].map(isOblique)).toEqual([false, false, true]);
});

it('a loading recording is measured up to the last frame with final angles', () => {
  const { recording } = createSyntheticWalk({ passes: 2, passMeters: 5 });
  const whole = traceOf(recording, 'knee').left!;
  const arrived = 120;
  const joints = recording.joints.slice();
  joints.fill(Number.NaN, (arrived * joints.length) / recording.frames);
  const part = traceOf({ ...recording, joints }, 'knee').left!;
  const traceableFrames = countTraceableFrames(arrived, recording.frames);
  expect(traceableFrames).toBeGreaterThan(90);
  expect(part.slice(0, traceableFrames)).toEqual(whole.slice(0, traceableFrames));
  expect([countTraceableFrames(0, 300), countTraceableFrames(5, 300), countTraceableFrames(300, 300)]).toEqual([
    0, 0, 300,
  ]);
});

it('a long session is measured in parts with the same result as at once', () => {
  const { recording } = createSyntheticWalk({ passes: 2, passMeters: 5 });
  const tracer = createTracer(recording);
  const angle = tracedAngles['pose-log'].find(({ name }) => name === 'knee')!;
  const trace = tracer.empty(angle);
  for (let from = 0; from < recording.frames; from += 7)
    tracer.measure(angle, trace, from, Math.min(from + 7, recording.frames));
  const whole = traceOf(recording, 'knee');
  expect(angle.lines.map(({ side }, line) => [side, [...trace[line]!]])).toEqual(Object.entries(whole));
  expect(whole.left!.some((degrees) => degrees > 30)).toBe(true);
});
