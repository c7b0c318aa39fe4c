import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLogError, type Recording } from '../recording.ts';
import { skeletons, type LogKind } from '../skeleton.ts';
import { FIRST_BLOCK, createBlock } from './block.ts';
import { createHeader } from './header.ts';
import { packRecording, createPackedReader } from './packed-recording.ts';
import { createSection } from './sections.ts';

const frames = 400;
const skeleton = skeletons['pose-log'];
const recording: Recording = {
  skeleton,
  poseModel: 'BODY_25',
  scanVersion: '2.20.0',
  frames,
  joints: new Float32Array(frames * skeleton.points.length * 3).map((_, at) =>
    (at / 3) % 7 < 1 && at % 3 < 2 ? Number.NaN : at % 3 === 2 ? 0.9 : Math.round(Math.sin(at / 300) * 4000) / 10,
  ),
  width: 900,
  height: 640,
  fps: 30,
  times: Float64Array.from({ length: frames }, (_, frame) => frame / 30),
};
const sound = packRecording('pose-log', recording);

function read(bytes: Uint8Array, kind: LogKind = 'pose-log', pieceLength = 1500) {
  const reader = createPackedReader(kind);
  for (let at = 0; at < bytes.length; at += pieceLength) reader.write(bytes.subarray(at, at + pieceLength));
  return { end: reader.end(), ready: reader.ready(), hasFailed: reader.hasFailed() };
}

const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const header = createHeader('pose-log', recording);
const headed = (change: object) => createSection(new TextEncoder().encode(JSON.stringify({ ...header, ...change })));
const firstBlock = createBlock(recording, header, 0, FIRST_BLOCK);
const secondBlock = createBlock(recording, header, FIRST_BLOCK, 330);
const lastBlock = createBlock(recording, header, 330, frames);

describe('a damaged stream', { timeout: 30_000 }, () => {
  it('an undamaged stream is read to its end', () => {
    const { end } = read(joined(headed({}), ...[firstBlock, secondBlock, lastBlock].map(createSection)));
    expect(isLogError(end)).toBe(false);
    expect((end as Recording).frames).toBe(frames);
  });

  it('a stream that is cut off anywhere is unreadable', () => {
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 5000 }), (length, pieceLength) => {
        expect(read(sound.subarray(0, length), 'pose-log', pieceLength).end).toBe('unreadable');
      }),
      { numRuns: 200 },
    );
  });

  it('a stream with any changed byte is unreadable, never another movement', () => {
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const changed = sound.slice();
        changed[at]! ^= change;
        expect(read(changed).end).toBe('unreadable');
      }),
      { numRuns: 300 },
    );
  });

  it('a stream with missing, repeated or inserted parts is unreadable', () => {
    const part = fc.tuple(fc.nat(sound.length), fc.nat(sound.length)).map((ends) => ends.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(part, fc.uint8Array({ maxLength: 40 }), fc.boolean(), ([from, to], noise, isRepeated) => {
        const more = isRepeated ? sound.subarray(from, to) : noise;
        fc.pre(isRepeated ? to! > from! : to! - from! !== noise.length || noise.length > 8);
        const changed = joined(sound.subarray(0, isRepeated ? to : from), more, sound.subarray(to));
        expect(read(changed).end).toBe('unreadable');
      }),
      { numRuns: 200 },
    );
  });

  it('any other bytes are unreadable', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        expect(read(bytes).end).toBe('unreadable');
      }),
      { numRuns: 300 },
    );
    expect(read(new Uint8Array()).end).toBe('unreadable');
    expect(read(new TextEncoder().encode('{"meta":{},"frames":[]}')).end).toBe('unreadable');
  });

  it('reading ends at the damage, with the frames before it', () => {
    const changed = sound.slice();
    changed[sound.length - 5]! ^= 1;
    expect(read(changed)).toEqual({ end: 'unreadable', ready: 330, hasFailed: true });
  });
});

describe('a stream with valid checksums and impossible contents', { timeout: 30_000 }, () => {
  it.each<[string, object]>([
    ['no form', { form: undefined }],
    ['another form', { form: 'joints-2' }],
    ['other joints', { points: skeleton.points.toReversed() }],
    ['no joints', { points: null }],
    ['no frames', { frames: 0 }],
    ['half a frame', { frames: 400.5 }],
    ['more than two hours', { frames: 216_001 }],
    ['frames by the million', { frames: 1e15 }],
    ['a size of nothing', { width: 0 }],
    ['a frame rate that is none', { fps: 'many' }],
    ['no steps', { unit: 0 }],
    ['a model that is no name', { poseModel: 7 }],
    ['no version', { scanVersion: null }],
    ['a time that is none', { since: 'noon' }],
  ])('a stream is unreadable with this in its header: %s', (_, change) => {
    expect(read(joined(headed(change), createSection(firstBlock))).end).toBe('unreadable');
  });

  it.each([['null'], ['7'], ['"joints-1"'], ['[]'], ['{'], ['']])(
    'a stream is unreadable with a header that is %s',
    (text) => {
      expect(read(createSection(new TextEncoder().encode(text))).end).toBe('unreadable');
    },
  );

  it('REPLAY-14 a stream of an app too old to be replayed is too old, whatever follows', () => {
    for (const rest of [[], [createSection(firstBlock)], [Uint8Array.of(1, 2, 3)]])
      expect(read(joined(headed({ scanVersion: '2.17.9' }), ...rest)).end).toBe('tooOld');
  });

  it('a stream of hands is no stream of a body', () => {
    expect(read(sound, 'hands-log').end).toBe('unreadable');
  });

  it.each<[string, Uint8Array[]]>([
    ['a block without frames', [Uint8Array.of(0)]],
    ['a block of too many frames', [Uint8Array.of(0xad, 0x02, 1)]],
    ['a block that is cut off', [firstBlock.slice(0, -1)]],
    ['something after a block', [joined(firstBlock, Uint8Array.of(0))]],
    ['a number without an end', [new Uint8Array(40).fill(0xff)]],
    ['runs without an end', [joined(Uint8Array.of(30), new Uint8Array(1_000_000))]],
    ['a run beyond its block', [Uint8Array.of(30, 31)]],
    ['a difference of no order', [Uint8Array.of(30, 30, 3)]],
    ['a block too many', [firstBlock, secondBlock, lastBlock, firstBlock]],
    ['a block too few', [firstBlock, secondBlock]],
  ])('a stream is unreadable with this in its blocks: %s', (_, blocks) => {
    expect(read(joined(headed({}), ...blocks.map(createSection))).end).toBe('unreadable');
  });

  it('blocks of random bytes never crash or hang the reader', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 2000 }), (bytes) => {
        expect(read(joined(headed({}), createSection(bytes))).end).toBe('unreadable');
      }),
      { numRuns: 300 },
    );
  });
});
