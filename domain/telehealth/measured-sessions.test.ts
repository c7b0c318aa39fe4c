import { describe, expect, it } from 'vitest';
import { findBuiltInOutcome } from '../risk-analysis/built-in-outcomes.ts';
import { analyzeResults } from '../risk-analysis/session-analysis.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import { isLogError } from '@exer/pose-log/recording.ts';
import { measureHandMotion } from '@exer/movement-tracking/hands/hand-motion.ts';
import { measureShoulderRotation } from '@exer/movement-tracking/shoulder/shoulder-rotation.ts';
import { bodyAt, drawnBody } from '@exer/movement-tracking/testing/drawn-body.ts';
import { drawnHand, DRAWN_HAND_CM, handsAt, steadyTimes } from '@exer/movement-tracking/testing/drawn-hands.ts';
import { measureHandTremor } from '@exer/movement-tracking/tremor/hand-tremor.ts';
import {
  toSessionBody,
  createHandsSession,
  isWorthSaving,
  createShoulderSession,
  createTremorSession,
} from './measured-sessions.ts';
import { toLog } from './recorded-log.ts';

const trembling = (cm: number) =>
  handsAt(steadyTimes(8), (t) =>
    drawnHand({ side: 'right', at: [0.3, 0.3 + (cm / 200) * Math.sin(2 * Math.PI * 5 * t)] }),
  );
const tremorOf = (cm: number) =>
  createTremorSession(
    (['left', 'right'] as const).map((side) => measureHandTremor(trembling(cm), side, DRAWN_HAND_CM)),
  );

describe('a recording as a scan session', () => {
  it.each([
    [0.5, 'SLIGHT'],
    [2, 'MILD'],
    [5, 'MODERATE'],
    [12, 'SEVERE'],
  ])('TELE-03 RISK-60 a swing of %s cm is judged as %s, as sessions are', (cm, category) => {
    const { assessmentId, results } = toSessionBody(tremorOf(cm));
    expect(assessmentId).toBe('AST-0050');
    expect(results.map(({ id, name, units }) => [id, name, units])).toEqual([
      ['left-amplitude', 'Left Amplitude', 'cm'],
      ['right-amplitude', 'Right Amplitude', 'cm'],
    ]);
    expect(results[0]!.value).toBeNull();
    expect(results[1]!.value).toBeCloseTo(cm, 0);
    const analysis = analyzeResults(findBuiltInOutcome('AST-0050')!, results, { age: null, sex: null });
    expect(analysis).toMatchObject({ state: 'EVALUATED', evaluations: [{ category }] });
  });

  it('TELE-03 RISK-60 without a tremor it is 0 cm, which is normal', () => {
    const { results } = toSessionBody(tremorOf(0));
    expect(results[1]!.value).toBe(0);
    expect(analyzeResults(findBuiltInOutcome('AST-0050')!, results, { age: null, sex: null })).toMatchObject({
      evaluations: [{ category: 'NORMAL' }],
    });
  });

  it('TELE-03 what it was measured from is kept beside it', () => {
    expect(toSessionBody(tremorOf(2)).resultsInsights.measured).toMatchObject({
      left: { fault: 'NOT_SEEN', frequencyHz: null },
      right: { fault: null, frequencyHz: 5, handCm: 18.5, isHandMeasured: true, basis: 'WORLD', framesASecond: 30 },
      errors: { 'left-amplitude': null, 'right-amplitude': expect.closeTo(0.21, 1) },
    });
  });

  it('TELE-02 fingers are named by their hand, with the frames at which they were measured', () => {
    const recording = handsAt(steadyTimes(2), (t) =>
      drawnHand({ bends: { index: t < 1 ? [10, 0, 0] : [80, 90, 50] } }),
    );
    const session = createHandsSession({
      left: measureHandMotion(recording, 'left'),
      right: measureHandMotion(recording, 'right'),
    });
    const { assessmentId, results, resultsInsights } = toSessionBody(session);
    expect(assessmentId).toBe('AST-0013');
    expect(results).toHaveLength(10);
    expect(results).toContainEqual({
      id: 'left-index-flexion',
      name: 'Left Index Finger, Flexion',
      value: 220,
      units: 'degrees',
    });
    expect(results).toContainEqual({
      id: 'left-index-extension-deficit',
      name: 'Left Index Finger, Extension Deficit',
      value: 10,
      units: 'degrees',
    });
    expect(results.map(({ id }) => id)).toContain('left-thumb-flexion');
    expect(resultsInsights.resultFrames['Left Index Finger, Extension Deficit']).toEqual([0]);
    expect(resultsInsights.resultFrames['Left Index Finger, Flexion']![0]).toBeGreaterThanOrEqual(30);
  });

  it('TELE-04 shoulders are those of the catalogue', () => {
    const recording = bodyAt(steadyTimes(1), () => drawnBody({ side: 'right', rotation: 55 }));
    const session = createShoulderSession(
      (['left', 'right'] as const).map((side) => measureShoulderRotation(recording, side)),
    );
    expect(toSessionBody(session)).toMatchObject({
      assessmentId: 'AST-0101',
      results: [
        { id: 'left-rotation', name: 'Left Rotation', value: null, units: 'degrees' },
        { id: 'right-rotation', name: 'Right Rotation', value: 55, units: 'degrees' },
      ],
      resultsInsights: { resultFrames: { 'Right Rotation': [0] }, measured: { errors: { 'right-rotation': 20 } } },
    });
  });

  it('TELE-02 nothing measured is nothing to save', () => {
    const empty = handsAt([0, 1], () => ({}));
    expect(
      isWorthSaving(
        createHandsSession({ left: measureHandMotion(empty, 'left'), right: measureHandMotion(empty, 'right') }),
      ),
    ).toBe(false);
    expect(isWorthSaving(tremorOf(2))).toBe(true);
    expect(isWorthSaving(tremorOf(0))).toBe(true);
  });
});

describe('TELE-02 TELE-04 the log of a recording', () => {
  const read = (kind: 'hands-log' | 'pose-log', log: object) => {
    const reader = createLogReader(kind);
    reader.write(JSON.stringify(log));
    const recording = reader.end();
    if (isLogError(recording)) throw new Error(recording);
    return recording;
  };

  it('TELE-02 REPLAY-14 of hands is read by the replay, at the true times of its frames', () => {
    const times = [0, 0.031, 0.07, 0.1];
    const recording = read(
      'hands-log',
      toLog(
        handsAt(times, () => drawnHand()),
        'Some model',
      ),
    );
    expect(recording).toMatchObject({ poseModel: 'Some model', frames: 4, width: 1280, height: 720, fps: 30 });
    expect([...recording.times!]).toEqual(times);
    // The wrist: 0.3 m across and down at 1000 pixels a metre.
    expect(Array.from(recording.joints.slice(0, 3))).toEqual([300, 300, 1]);
  });

  it('TELE-04 ENT-091 of a body holds keypoints; ENT-097 of hands joints with the colour of their side', () => {
    const body = toLog(
      bodyAt([0], () => drawnBody()),
      'A model',
    ) as { meta: object; frames: { keypoints: Record<string, object> }[] };
    expect(body.meta).toMatchObject({ scanVersion: '2.18.0', fps: 30 });
    expect(body.frames[0]!.keypoints.leftWrist).toEqual({
      x: expect.any(Number),
      y: expect.any(Number),
      confidence: 1,
      world: { x: 0.18, y: -0.2, z: -0.2355 },
    });
    expect(read('pose-log', body).frames).toBe(1);
    const hands = toLog(
      handsAt([0], () => drawnHand({ side: 'right', isDeep: false })),
      'A model',
    ) as { frames: { joints: Record<string, object> }[] };
    expect(hands.frames[0]!.joints.rightWrist).toEqual({ x: 300, y: 300, confidence: 1, hexColor: '#00ffff' });
  });
});
