import { expect, it } from 'vitest';
import type { TrackedFrame, TrackedRecording } from '../../recording.ts';
import { stabilizeSides } from './analyzePictures.ts';

/** One frame each thirtieth of a second: the wrists' places by what the model called them. */
const recordingOf = (...wrists: { left?: number; right?: number }[]): TrackedRecording => ({
  kind: 'hands',
  width: 600,
  height: 480,
  frames: wrists.map((wrist, at): TrackedFrame => {
    const seen = Object.entries(wrist).map(([side, x]) => [`${side}Wrist`, { x, y: 200, confidence: 0.9 }]);
    return { t: at / 30, joints: Object.fromEntries(seen) as TrackedFrame['joints'] };
  }),
});
const wristsOf = ({ frames }: TrackedRecording) =>
  frames.map(({ joints }) => ({ left: joints.leftWrist?.x, right: joints.rightWrist?.x }));

it('TELE-02 a hand that the model confuses with the other one in a few pictures keeps its side', () => {
  const steady = stabilizeSides(recordingOf({ left: 400 }, { left: 404 }, { right: 408 }, { left: 412 }));
  expect(wristsOf(steady).map(({ left }) => left)).toEqual([400, 404, 408, 412]);
  expect(steady.frames[2]!.joints.rightWrist).toBeUndefined();
});

it('TELE-02 two hands keep their sides although the model swaps both for a picture', () => {
  const steady = stabilizeSides(
    recordingOf({ left: 450, right: 150 }, { left: 152, right: 448 }, { left: 446, right: 154 }),
  );
  expect(wristsOf(steady)).toEqual([
    { left: 450, right: 150 },
    { left: 448, right: 152 },
    { left: 446, right: 154 },
  ]);
});

it('TELE-02 a hand that reappears elsewhere after a while is classified again', () => {
  const gone = Array.from({ length: 30 }, () => ({}));
  const steady = stabilizeSides(recordingOf({ left: 450 }, { left: 450 }, ...gone, { right: 450 }));
  expect(steady.frames.at(-1)!.joints.rightWrist?.x).toBe(450);
});

it('TELE-02 two hands keep the detected sides where both would get the same side', () => {
  // The second hand is called right more often than left, but not beside a surer right one.
  const alone = Array.from({ length: 3 }, () => ({ right: 450 }));
  const both = Array.from({ length: 2 }, () => ({ left: 450, right: 150 }));
  const steady = stabilizeSides(recordingOf(...alone, ...both));
  expect(wristsOf(steady).slice(3)).toEqual(both);
});
