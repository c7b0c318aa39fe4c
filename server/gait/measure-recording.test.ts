import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { MeasuredWalk, Scale, Walk, WalkError } from '@exer/gait-analysis/walk.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import { measureLog, measureRecording } from './measure-recording.ts';

const frame = { t: 0, keypoints: { leftHip: { x: 10, y: 20, confidence: 0.9 } } };
const log = (change: object = {}) =>
  JSON.stringify({ meta: { scanVersion: '2.20.0', fps: 30 }, frames: [frame], ...change });
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** As many frames as two hours have, in a log of more than 100 MB. */
const roomy = `[{}${`,{}${' '.repeat(470)}`.repeat(215_000)}]`;

const measured: MeasuredWalk = {
  items: [],
  quality: { strides: 4, seen: 90, remarks: [] },
  film: { side: 'left', seconds: 1.1, toeOff: null, moments: [] },
};
/** Measures every recording alike, and keeps what it was received. */
function engine(found: WalkError | null = null) {
  const received: { recording?: Recording; scale?: Scale | null } = {};
  return {
    received,
    measure: (recording: Parameters<typeof measureRecording>[0], scale: Scale | null) =>
      measureRecording(recording, scale, {
        analyzeWalk: (read) => {
          received.recording = read;
          return found ?? ({} as Walk);
        },
        measureWalk: (_walk, by) => {
          received.scale = by;
          return measured;
        },
      }),
  };
}

describe('a pose log', () => {
  it.each([false, true])('is read, unpacked and measured by its scale; gzipped: %s', async (packed) => {
    const { received, measure } = engine();
    const bytes = packed ? new Uint8Array(gzipSync(log())) : bytesOf(log());
    expect(await measureLog({ bytes, packed, scale: { heightCm: 170 } }, measure)).toEqual({
      ...measured,
      fault: null,
    });
    expect([received.recording!.frames, received.recording!.fps, received.scale]).toEqual([1, 30, { heightCm: 170 }]);
  });

  it('in which no walk is found says why', async () => {
    const order = { bytes: bytesOf(log()), packed: false, scale: null };
    const { received, measure } = engine('NO_WALK');
    expect(await measureLog(order, measure)).toEqual({ items: [], quality: null, fault: 'NO_WALK' });
    expect(received).not.toHaveProperty('scale');
  });

  it.each<[string, Uint8Array<ArrayBuffer>, boolean, string]>([
    ['ends too early', bytesOf(log().slice(0, -1)), false, 'UNREADABLE'],
    ['is no JSON', bytesOf('<script>'), false, 'UNREADABLE'],
    ['has a bare NaN', bytesOf(log().replace('10', 'NaN')), false, 'UNREADABLE'],
    ['has no frame', bytesOf(log({ frames: [] })), false, 'UNREADABLE'],
    [
      'is older than what can be replayed',
      bytesOf(log({ meta: { scanVersion: '2.17.9', fps: 30 } })),
      false,
      'UNREADABLE',
    ],
    ['is cut in the middle of its packing', new Uint8Array(gzipSync(log())).slice(0, 40), true, 'UNREADABLE'],
    ['is not packed as it says', bytesOf(log()), true, 'UNREADABLE'],
    [
      'unpacks to more than 100 MB',
      new Uint8Array(gzipSync(log({ frames: [] }).replace('[]', roomy))),
      true,
      'TOO_LONG',
    ],
    [
      'is longer than two hours',
      bytesOf(log({ frames: Array.from({ length: 216_001 }, () => ({})) })),
      false,
      'TOO_LONG',
    ],
  ])('that %s is not measured', async (_, bytes, packed, fault) => {
    const { received, measure } = engine();
    expect(await measureLog({ bytes, packed, scale: null }, measure)).toEqual({ items: [], quality: null, fault });
    expect(received).toEqual({});
  });
});
