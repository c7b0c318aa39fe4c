import { describe, expect, it } from 'vitest';
import { createFrameReader } from './joints-found.ts';
import type { Detection, Landmark } from './tracking-messages.ts';

const size = { width: 640, height: 480 };
const at = (x: number, y: number): Landmark => ({ x, y, z: -0.1 });
const hand = (label: 'Left' | 'Right', score: number, x: number): Detection['hands'][number] => ({
  label,
  score,
  landmarks: Array.from({ length: 21 }, (_, joint) => at(x, joint / 100)),
  world: Array.from({ length: 21 }, (_, joint) => at(0, joint / 1000)),
});
const joints = (...hands: Detection['hands'][number][]) =>
  createFrameReader('hands')({ hands, body: null }, size, 1.5).joints;

describe('hands', () => {
  it('TELE-02 the sides are the person’s own, although the model expects mirrored pictures', () => {
    const found = joints(hand('Left', 0.9, 0.25));
    expect(Object.keys(found)).toHaveLength(21);
    expect(found.rightWrist).toEqual({
      x: 160,
      y: 0,
      z: -64,
      confidence: 0.9,
      world: { x: 0, y: 0, z: -0.1 },
    });
    // Its fourth landmark is the tip of the thumb, its last that of the little finger.
    expect(found.rightThumbTip!.y).toBeCloseTo(0.04 * 480);
    expect(found.rightLittleTip!.y).toBeCloseTo(0.2 * 480);
  });

  it('TELE-02 of two hands with one side, the less certain one gets the other side', () => {
    const found = joints(hand('Left', 0.6, 0.75), hand('Left', 0.9, 0.25));
    expect(found.rightWrist!.x).toBe(160);
    expect(found.leftWrist!.x).toBe(480);
  });

  it.each(['Left', 'Right'] as const)('TELE-02 one hand that is detected twice counts once (%s)', (twin) => {
    const found = joints(hand(twin, 0.6, 0.255), hand('Left', 0.9, 0.25));
    expect(Object.keys(found)).toHaveLength(21);
    expect(found.rightWrist!.x).toBe(160);
  });
});

describe('a body', () => {
  const body = (landmark: (place: number) => Landmark): Detection => {
    const landmarks = Array.from({ length: 33 }, (_, place) => landmark(place));
    return { hands: [], body: { landmarks, world: landmarks } };
  };

  it('TELE-04 a body has the 23 keypoints of pose logs, with neck and mid hips between their neighbors', () => {
    const places: Record<number, Landmark> = {
      11: { x: 0.6, y: 0.3, z: 0, visibility: 0.9 },
      12: { x: 0.4, y: 0.2, z: 0, visibility: 0.5 },
    };
    const frame = createFrameReader('body')(
      body((place) => places[place] ?? at(0, 0)),
      size,
      0.5,
    );
    expect(frame.t).toBe(0.5);
    expect(Object.keys(frame.joints)).toHaveLength(23);
    expect(frame.joints.leftShoulder).toMatchObject({ x: 384, y: 144, confidence: 0.9 });
    expect(frame.joints.neck!.x).toBeCloseTo(320);
    expect(frame.joints.neck!.y).toBeCloseTo(120);
    expect(frame.joints.neck!.confidence).toBe(0.5);
  });

  it('TELE-04 a picture without a body has no joints', () => {
    expect(createFrameReader('body')({ hands: [], body: null }, size, 0)).toEqual({ t: 0, joints: {} });
  });
});
