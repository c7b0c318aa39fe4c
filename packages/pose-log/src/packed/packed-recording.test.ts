import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLogError, type Recording } from '../recording.ts';
import { skeletons, type LogKind } from '../skeleton.ts';
import { packRecording, createPackedReader } from './packed-recording.ts';

const kinds: LogKind[] = ['pose-log', 'hands-log'];

/** A recording in which every joint stands where `placed` says; without one it was not measured. */
function recordingOf(
  frames: number,
  placed: (frame: number, point: number) => readonly [number, number, number] | null,
  change: Partial<Recording> = {},
  kind: LogKind = 'pose-log',
): Recording {
  const skeleton = skeletons[kind];
  const joints = new Float32Array(
    Array.from({ length: frames }, (_frame, frame) =>
      skeleton.points.map((_point, point) => placed(frame, point) ?? [Number.NaN, Number.NaN, 0]),
    ).flat(2),
  );
  const named = { poseModel: 'BODY_25', scanVersion: '2.20.0', width: 900, height: 640, fps: 30, times: null };
  return { ...named, skeleton, frames, joints, ...change };
}

function unpacked(bytes: Uint8Array, kind: LogKind = 'pose-log', pieceLength = 4096): Recording {
  const reader = createPackedReader(kind);
  for (let at = 0; at < bytes.length; at += pieceLength) reader.write(bytes.subarray(at, at + pieceLength));
  const result = reader.end();
  if (isLogError(result)) throw new Error(`Not read: ${result}`);
  return result;
}

const again = (recording: Recording, kind?: LogKind) => unpacked(packRecording(kind ?? 'pose-log', recording), kind);

const joint = fc.option(
  fc.tuple(
    fc.float({ min: -100_000, max: 100_000, noNaN: true }),
    fc.float({ min: -100_000, max: 100_000, noNaN: true }),
    fc.float({ min: 0, max: 1, noNaN: true }),
  ),
);
const stamp = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0, max: 7200, noNaN: true }) },
  fc.constant(Number.NaN),
);
const recordings = fc
  .record({
    kind: fc.constantFrom(...kinds),
    joints: fc.array(joint, { minLength: 1, maxLength: 60 }),
    frames: fc.integer({ min: 1, max: 400 }),
    stamps: fc.option(fc.array(stamp, { minLength: 1, maxLength: 20 })),
    since: fc.constantFrom(0, 1_763_800_000.25),
    size: fc.option(fc.integer({ min: 1, max: 10_000 })),
    fps: fc.option(fc.double({ min: 1, max: 1000, noNaN: true })),
    poseModel: fc.option(fc.string({ maxLength: 200, unit: 'grapheme' }).filter((name) => name.length <= 200)),
  })
  .map(({ kind, joints, frames, stamps, since, size, fps, poseModel }) => ({
    kind,
    recording: recordingOf(
      frames,
      (frame, point) => joints[(frame * 31 + point) % joints.length]!,
      {
        width: size,
        height: size,
        fps,
        poseModel,
        times: stamps && Float64Array.from({ length: frames }, (_, at) => since + stamps[at % stamps.length]!),
      },
      kind,
    ),
  }));

const meta = ({ skeleton, poseModel, scanVersion, frames, width, height, fps }: Recording) => ({
  points: skeleton.points,
  poseModel,
  scanVersion,
  frames,
  width,
  height,
  fps,
});

const onAxes = ({ joints }: Recording, axes: readonly number[]) => [...joints].filter((_, at) => axes.includes(at % 3));

/** How far the values are off, the greatest; Infinity where one is there and the other is not. */
function farthest(values: readonly number[], others: readonly number[]): number {
  expect(others).toHaveLength(values.length);
  return values.reduce((most, value, at) => {
    const other = others[at]!;
    if (Number.isNaN(value) !== Number.isNaN(other)) return Number.POSITIVE_INFINITY;
    return Number.isNaN(value) ? most : Math.max(most, Math.abs(value - other));
  }, 0);
}

describe('a packed recording', { timeout: 60_000 }, () => {
  it('ENT-091 ENT-096 a packed recording keeps every joint to 1/16 of a pixel and 1/100 of confidence', () => {
    fc.assert(
      fc.property(recordings, ({ kind, recording }) => {
        const read = again(recording, kind);
        expect(meta(read)).toEqual(meta(recording));
        expect(farthest(onAxes(recording, [0, 1]), onAxes(read, [0, 1]))).toBeLessThanOrEqual(1 / 16);
        expect(farthest(onAxes(recording, [2]), onAxes(read, [2]))).toBeLessThanOrEqual(1 / 100);
        const stamped = recording.times?.some((at) => !Number.isNaN(at)) ? recording.times : null;
        expect(read.times === null).toBe(stamped === null);
        if (stamped) expect(farthest([...stamped], [...read.times!])).toBeLessThan(0.000_01);
      }),
      { numRuns: 60 },
    );
  });

  it('a packed recording is exact where coordinates are in tenths and confidences in thousandths', () => {
    const recording = recordingOf(700, (frame, point) =>
      (frame + point) % 11 === 0 ? null : [766.2 - frame / 10, 1370.9 + point * 40.7, ((frame * 7) % 1001) / 1000],
    );
    expect(again(recording).joints).toEqual(recording.joints);
  });

  it('REPLAY-07 REPLAY-08 a packed joint stays on the same side of the confidence threshold', () => {
    const confidences = [0.399_999_7, 0.4, 0.400_1, 0.499_6, 0.499_999_9, 0.5, 0.500_1];
    const recording = recordingOf(confidences.length, (frame) => [10, 20, confidences[frame]!]);
    const { joints } = again(recording);
    const seen = confidences.map((_, frame) => joints[frame * 23 * 3 + 2]!);
    expect(seen.map((confidence) => confidence >= 0.4)).toEqual([false, true, true, true, true, true, true]);
    expect(seen.map((confidence) => confidence >= 0.5)).toEqual([false, false, false, false, false, true, true]);
  });

  it('a packed recording keeps the times of its frames, by any clock, and which have none', () => {
    const times = Float64Array.of(1_763_800_000.25, 1_763_800_000.283, Number.NaN, 1_763_800_000.35, 1e12);
    const read = again(recordingOf(5, () => [1, 2, 1], { times })).times!;
    expect([...read].map((at) => at.toFixed(3))).toEqual([
      '1763800000.250',
      '1763800000.283',
      'NaN',
      '1763800000.350',
      'NaN',
    ]);
  });

  it('names longer than 200 characters are truncated', () => {
    expect(again(recordingOf(1, () => [1, 2, 1], { poseModel: 'x'.repeat(900_000) })).poseModel).toBe('x'.repeat(200));
  });
});

describe('a packed recording that is loading', { timeout: 30_000 }, () => {
  const recording = recordingOf(700, (frame) => [frame, frame, 1]);
  const bytes = packRecording('pose-log', recording);

  it('the first second is ready early, and more of the recording from then on', () => {
    const reader = createPackedReader('pose-log');
    const readyAt = new Map<number, number>();
    for (let at = 0; at < bytes.length; at += 1) {
      reader.write(bytes.subarray(at, at + 1));
      if (!readyAt.has(reader.ready())) readyAt.set(reader.ready(), at);
    }
    expect([...readyAt.keys()]).toEqual([0, 30, 330, 630, 700]);
    expect(readyAt.get(30)! / bytes.length).toBeLessThan(0.2);
    expect(reader.end()).toMatchObject({ frames: 700 });
  });

  it('the recording has its full size once the header is read; frames to come have no joints', () => {
    const reader = createPackedReader('pose-log');
    expect([reader.recording(), reader.ready()]).toEqual([null, 0]);
    reader.write(bytes.subarray(0, bytes.length / 2));
    const startedRecording = reader.recording()!;
    expect([startedRecording.frames, startedRecording.joints.length, reader.ready()]).toEqual([700, 700 * 23 * 3, 330]);
    expect([...startedRecording.joints.subarray(329 * 69, 329 * 69 + 3)]).toEqual([329, 329, 1]);
    expect([...startedRecording.joints.subarray(330 * 69, 330 * 69 + 3)]).toEqual([Number.NaN, Number.NaN, 0]);
    reader.write(bytes.subarray(bytes.length / 2));
    expect(reader.end()).toBe(startedRecording);
    expect(startedRecording.joints).toEqual(recording.joints);
  });
});
