import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPackedReader } from '@exer/pose-log/packed/packed-recording.ts';
import { createLogReader } from '@exer/pose-log/read-log.ts';
import type { LogError, Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { recording } from '../demo/source.ts';
import { packInWorker } from './pack-recording-job.ts';
import { packLog, type PackedLog } from './pack-log.ts';

const gzipped = (text: string) => ({ bytes: new Uint8Array(gzipSync(text, { level: 1 })), packed: true });

const sound = <Read>(result: Read | LogError): Read => {
  if (typeof result === 'string') throw new Error(result);
  return result;
};
function unpacked(packed: PackedLog, kind: LogKind): Recording {
  const reader = createPackedReader(kind);
  reader.write(gunzipSync(sound(packed)));
  return sound(reader.end());
}
function logIn(text: string, kind: LogKind): Recording {
  const reader = createLogReader(kind);
  reader.write(text);
  return sound(reader.end());
}

const bytesOf = (numbers: Float32Array | Float64Array | null) => numbers && Buffer.from(numbers.buffer);

/** Bit by bit: comparing half a million numbers one by one takes seconds. */
function expectSame(
  { joints, times, ...rest }: Recording,
  { joints: otherJoints, times: otherTimes, ...otherRest }: Recording,
): void {
  expect(rest).toEqual(otherRest);
  expect(bytesOf(joints)!.equals(bytesOf(otherJoints)!)).toBe(true);
  expect(bytesOf(times)!.equals(bytesOf(otherTimes)!)).toBe(true);
}

describe('the logs of real people', { timeout: 30_000 }, () => {
  it.each<[string, LogKind, number]>([
    ['walk-side', 'pose-log', 151],
    ['walk-two-laps', 'pose-log', 266],
    ['balance-beam', 'pose-log', 50],
    ['sit-to-stand', 'pose-log', 933],
    ['single-leg-raise', 'pose-log', 571],
    ['shoulder-abduction', 'pose-log', 681],
    ['two-hands', 'hands-log', 255],
  ])('ENT-091 ENT-096 %s shows the very same movement, packed', async (name, kind, frames) => {
    const log = recording(name);
    const packed = await packLog({ kind, bytes: new Uint8Array(log), packed: true });
    const original = logIn(gunzipSync(log).toString(), kind);
    expect(original.frames).toBe(frames);
    expectSame(unpacked(packed, kind), original);
    expect(sound(packed).length).toBeLessThan(gunzipSync(log).length / 15);
  });
});

describe('a session of ten minutes', { timeout: 60_000 }, () => {
  interface Log {
    meta: object;
    frames: { t: number; keypoints: Record<string, { x: number; y: number }> }[];
  }
  const FRAMES = 18_000;

  /** A person who stands up and sits down for ten minutes, never twice alike: each joint is up to 0.4 pixels elsewhere. */
  function longSession(): string {
    const { meta, frames } = JSON.parse(gunzipSync(recording('sit-to-stand')).toString()) as Log;
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return ((seed % 9) - 4) / 10;
    };
    const moved = ({ keypoints }: Log['frames'][number], at: number) => ({
      t: Number((at / 30).toFixed(4)),
      keypoints: Object.fromEntries(
        Object.entries(keypoints).map(([name, joint]) => [
          name,
          { ...joint, x: Number((joint.x + next()).toFixed(1)), y: Number((joint.y + next()).toFixed(1)) },
        ]),
      ),
    });
    return JSON.stringify({
      meta,
      frames: Array.from({ length: FRAMES }, (_, at) => moved(frames[at % frames.length]!, at)),
    });
  }

  it('REPLAY-01 is at most 1.1 MB as it is served, and the very same movement', async () => {
    const log = longSession();
    const packed = await packLog({ kind: 'pose-log', ...gzipped(log) });
    expect(sound(packed).length).toBeLessThanOrEqual(1_100_000);
    const [read, original] = [unpacked(packed, 'pose-log'), logIn(log, 'pose-log')];
    expect(read.frames).toBe(FRAMES);
    expectSame(read, original);
    expect(read.joints.byteLength).toBeLessThan(8_000_000);
  });
});

describe('a log that cannot be shown', { timeout: 60_000 }, () => {
  const frame = '{"keypoints":{"nose":{"x":1,"y":2,"confidence":1}}}';
  const headed = (frames: string, version = '2.20.0') => `{"meta":{"scanVersion":"${version}"},"frames":[${frames}]}`;
  const faultOf = (log: { bytes: Uint8Array<ArrayBuffer>; packed: boolean }) => packLog({ kind: 'pose-log', ...log });

  it.each<[LogError, string, string]>([
    ['empty', 'has no frames', headed('')],
    ['tooOld', 'is of an app too old', headed(frame, '2.17.9')],
    ['tooOld', 'has no version', `{"frames":[${frame}]}`],
    ['unreadable', 'has a NaN', headed('{"keypoints":{"nose":{"x":NaN,"y":2}}}')],
    ['unreadable', 'ends too early', headed(frame).slice(0, -1)],
    ['noJoints', 'has no joint', headed('{"keypoints":{}}')],
    ['tooLong', 'is longer than two hours', headed(`${frame},`.repeat(216_000) + frame)],
    ['tooLong', 'unpacks to more than 100 MB', headed(`{}${`,{}${' '.repeat(470)}`.repeat(215_000)}`)],
  ])('is %s: it %s', async (fault, _, text) => {
    expect(await faultOf(gzipped(text))).toBe(fault);
  });

  it('is unreadable when its gzip is none', async () => {
    expect(await faultOf({ bytes: new TextEncoder().encode(headed(frame)), packed: true })).toBe('unreadable');
    expect(await faultOf({ bytes: new Uint8Array(), packed: true })).toBe('unreadable');
  });
});

it(
  'is packed in a thread of its own, which takes the bytes and gives back what packing gives',
  { timeout: 60_000 },
  async () => {
    const order = { kind: 'hands-log' as const, bytes: new Uint8Array(recording('two-hands')), packed: true };
    const packed = await packInWorker(order);
    expect(order.bytes.byteLength).toBe(0);
    expect(unpacked(packed, 'hands-log').frames).toBe(255);
    const old = { bytes: new TextEncoder().encode('{"meta":{},"frames":[{}]}'), packed: false };
    expect(await packInWorker({ kind: 'pose-log', ...old })).toBe('tooOld');
  },
);
