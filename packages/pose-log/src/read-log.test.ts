import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogReader } from './read-log.ts';
import { isLogError, type Recording } from './recording.ts';
import type { LogKind } from './skeleton.ts';

const meta = { poseModel: { name: 'BODY_25' }, scanVersion: '2.20.0', width: 900, height: 640 };
const seen = { nose: { x: 450, y: 120.5, confidence: 0.9 }, leftKnee: { x: 400, y: 400, confidence: 0.25 } };
const frame = { t: 0, keypoints: seen };
const log = { meta, frames: [frame, { t: 33, keypoints: { nose: { x: 451, y: 121, confidence: 1 } } }] };

function read(text: string, kind: LogKind = 'pose-log', pieceLength = 7) {
  const reader = createLogReader(kind);
  for (let at = 0; at < text.length; at += pieceLength) reader.write(text.slice(at, at + pieceLength));
  return reader.end();
}

const recordingOf = (value: unknown, kind?: LogKind): Recording => {
  const result = read(JSON.stringify(value), kind);
  if (isLogError(result)) throw new Error(`Not read: ${result}`);
  return result;
};

function jointOf({ joints, skeleton }: Recording, at: number, name: string): number[] {
  const start = (at * skeleton.points.length + skeleton.points.indexOf(name)) * 3;
  return [...joints.subarray(start, start + 3)].map((number) => Number(number.toFixed(4)));
}

describe('a log', () => {
  it('ENT-091 a log gives its keypoints frame by frame, with coordinates and confidence', () => {
    const recording = recordingOf(log);
    expect(recording).toMatchObject({ frames: 2, width: 900, height: 640 });
    expect(recording).toMatchObject({ poseModel: 'BODY_25', scanVersion: '2.20.0' });
    expect(jointOf(recording, 0, 'nose')).toEqual([450, 120.5, 0.9]);
    expect(jointOf(recording, 0, 'leftKnee')).toEqual([400, 400, 0.25]);
    expect(jointOf(recording, 0, 'rightKnee')).toEqual([Number.NaN, Number.NaN, 0]);
    expect(jointOf(recording, 1, 'nose')).toEqual([451, 121, 1]);
  });

  it('ENT-096 ENT-097 a hands log gives the joints of both hands', () => {
    const joints = { leftThumbTip: { x: 10, y: 20, z: -0.1, confidence: 0.5, hexColor: '#FF00FF' } };
    const recording = recordingOf({ meta: { scanVersion: '2.20.0' }, frames: [{ joints }] }, 'hands-log');
    expect(recording).toMatchObject({ frames: 1, width: null, height: null });
    expect(recording).toMatchObject({ poseModel: null, scanVersion: '2.20.0' });
    expect(jointOf(recording, 0, 'leftThumbTip')).toEqual([10, 20, 0.5]);
  });

  it('ENT-091 a log gives its frame rate and time stamps in seconds, where it has them', () => {
    const stamped = (stamps: unknown[], fps?: unknown) =>
      recordingOf({ meta: { ...meta, fps }, frames: stamps.map((t) => ({ ...frame, t })) });
    const timesOf = ({ times }: Recording) => times && [...times].map((at) => Number(at.toFixed(6)));
    expect(timesOf(stamped([0, 0.033, 0.067, 0.1], 30))).toEqual([0, 0.033, 0.067, 0.1]);
    expect(timesOf(stamped([0, 33, 67, 100], 30))).toEqual([0, 0.033, 0.067, 0.1]);
    expect(timesOf(stamped([0, 33, 67, 100]))).toEqual([0, 0.033, 0.067, 0.1]);
    expect(timesOf(stamped([5, 5.5, 6], 2))).toEqual([5, 5.5, 6]);
    expect(timesOf(stamped([5, 5.02, null, '5.06', 5.08, 5.1]))).toEqual([5, 5.02, Number.NaN, Number.NaN, 5.08, 5.1]);
    for (const none of [[], [null, null], [3, 3, 3], [9, 8, 7], [0, 4e6, 8e6], [0, 1e-9, 2e-9]])
      expect(timesOf(stamped([...none, null]))).toBeNull();
    expect([30, 59.94, 0, -30, '30', 1e9, null].map((fps) => stamped([0, 0.03], fps).fps)).toEqual([
      30,
      59.94,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('a log is read the same wherever its text is split and in any order of members', () => {
    const odd = {
      frames: [{ note: 'a "quoted" \\ ] } word, with commas', keypoints: seen }, frame],
      more: [[1, { frames: [] }], '['],
      meta,
    };
    const text = JSON.stringify(odd, null, 2);
    const whole = read(text, 'pose-log', text.length);
    expect(whole).toMatchObject({ frames: 2 });
    for (const length of [1, 2, 3, 64]) expect(read(text, 'pose-log', length)).toEqual(whole);
  });

  it('a log may lack people in single frames', () => {
    const frames = [{ keypoints: {} }, {}, { keypoints: null }, frame];
    const recording = recordingOf({ meta, frames });
    expect(recording.frames).toBe(4);
    expect(jointOf(recording, 1, 'nose')).toEqual([Number.NaN, Number.NaN, 0]);
    expect(jointOf(recording, 3, 'nose')).toEqual([450, 120.5, 0.9]);
  });

  it('REPLAY-14 a log without a scan version, or with an older one, is too old', () => {
    for (const older of [{}, { meta: null }, { meta: {} }, { meta: { scanVersion: '2.17.4' } }])
      expect(read(JSON.stringify({ frames: [frame], ...older }))).toBe('tooOld');
  });

  it('REPLAY-14 a log that is too old is not read further', () => {
    const reader = createLogReader('pose-log');
    reader.write('{"meta":{"scanVersion":"2.17.9"},');
    expect(reader.hasFailed()).toBe(true);
    reader.write('"frames":[');
    expect([reader.frames(), reader.end()]).toEqual([0, 'tooOld']);
  });

  it.each([
    ['names the joints of another pose model', { LEFT_KNEE: seen.nose, spine3: seen.nose }],
    ['sees nobody', {}],
    ['measures no joint', { nose: { x: null, y: null, confidence: 0 }, leftKnee: { x: 0, y: 0, confidence: 0 } }],
  ])('a log has nothing to show when it %s', (_, keypoints) => {
    expect(read(JSON.stringify({ meta, frames: [{ keypoints }, { keypoints }] }))).toBe('noJoints');
  });

  it('ENT-092 a log of another pose model shows the joints with the same names', () => {
    const keypoints = { ...seen, leftPinky: { x: 1, y: 2, confidence: 1 } };
    const recording = recordingOf({ meta: { ...meta, poseModel: { name: 'MediaPipe' } }, frames: [{ keypoints }] });
    expect(recording.poseModel).toBe('MediaPipe');
    expect(jointOf(recording, 0, 'nose')).toEqual([450, 120.5, 0.9]);
    expect(jointOf(recording, 0, 'neck')).toEqual([Number.NaN, Number.NaN, 0]);
  });

  it('a log may have no frames', () => expect(read(JSON.stringify({ meta, frames: [] }))).toBe('empty'));
  it('a log may lack the member frames', () => expect(read(JSON.stringify({ meta }))).toBe('empty'));

  it('a log is not read beyond two hours', { timeout: 30_000 }, () => {
    const reader = createLogReader('pose-log');
    reader.write(`{"meta":${JSON.stringify(meta)},"frames":[{}`);
    for (let second = 0; second < 7200; second += 1) reader.write(',{}'.repeat(30));
    expect(reader.frames()).toBe(216_000);
    expect(reader.hasFailed()).toBe(false);
    reader.write(',{}');
    expect(reader.hasFailed()).toBe(true);
    reader.write(']}');
    expect(reader.end()).toBe('tooLong');
  });
});

const text = JSON.stringify(log);
const damaged: [string, string][] = [
  ['nothing at all', ''],
  ['blanks', ' \n '],
  ['a word', 'null'],
  ['a number', '17'],
  ['a string', '"log"'],
  ['a list', '[]'],
  ['a page', '<!doctype html><title>Bad gateway</title>'],
  ['cut in a frame', text.slice(0, -40)],
  ['cut after a frame', text.slice(0, -2)],
  ['cut at its end', text.slice(0, -1)],
  ['cut in its meta', text.slice(0, 20)],
  ['two logs', text + text],
  ['something behind', `${text} x`],
  ['NaN for a coordinate', text.replace('450', 'NaN')],
  ['Infinity for a coordinate', text.replace('450', 'Infinity')],
  ['a comma too many', text.replace('}}]', '}},]')],
  ['two commas', text.replace('},{"t"', '},,{"t"')],
  ['a missing colon', text.replace('"meta":', '"meta"')],
  ['brackets mixed up', text.replace(/\]\}$/, '}]')],
  ['a list that is closed twice', text.replace(/\]\}$/, ']]}')],
  ['a bare word behind the list', text.replace(/\]\}$/, '] oops}')],
  ['frames that are no list', JSON.stringify({ meta, frames: { 0: frame } })],
  ['frames that are numbers', JSON.stringify({ meta, frames: [1, 2, 3] })],
  ['a frame that is null', JSON.stringify({ meta, frames: [frame, null] })],
  ['frames in frames', JSON.stringify({ meta, frames: [[frame]] })],
  ['keypoints as a list', JSON.stringify({ meta, frames: [{ keypoints: [1, 2] }] })],
  ['a meta of megabytes', JSON.stringify({ meta, note: 'x'.repeat(2_000_000), frames: [frame] })],
  ['a value never closed', `{"meta":${'['.repeat(100_000)}`],
];

describe('a damaged log', () => {
  it.each(damaged)('a damaged log is unreadable and throws nothing: %s', (_, broken) => {
    expect(read(broken, 'pose-log', 4096)).toBe('unreadable');
  });

  it.each([
    ['null', null],
    ['a word', '450'],
    ['too large', 1e308],
    ['missing', undefined],
  ])('a coordinate that is %s leaves that joint out, and only that one', (_, x) => {
    const nose = { ...seen.nose, x };
    const recording = recordingOf({ meta, frames: [{ keypoints: { ...seen, nose } }] });
    expect(jointOf(recording, 0, 'nose')).toEqual([Number.NaN, Number.NaN, 0]);
    expect(jointOf(recording, 0, 'leftKnee')).toEqual([400, 400, 0.25]);
  });

  it('a joint in the corner without confidence was not detected', () => {
    const lost = { x: 0, y: 0, confidence: 0 };
    const recording = recordingOf({ meta, frames: [{ keypoints: { ...seen, neck: lost } }] });
    expect(jointOf(recording, 0, 'neck')).toEqual([Number.NaN, Number.NaN, 0]);
  });

  it.each([
    [null, 0],
    ['high', 0],
    [-1, 0],
    [7, 1],
    [1e308, 1],
  ])('a confidence of %j counts as %d', (confidence, counted) => {
    const recording = recordingOf({ meta, frames: [{ keypoints: { nose: { x: 5, y: 6, confidence } } }] });
    expect(jointOf(recording, 0, 'nose')).toEqual([5, 6, counted]);
  });

  it('an impossible picture size is ignored', () => {
    for (const width of [0, -900, '900', 1e9, null])
      expect(recordingOf({ ...log, meta: { ...meta, width } }).width).toBeNull();
  });

  it('any text, and any change of a valid log, throws nothing', () => {
    const anyLog = fc.tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.nat(20), (anyText, length) => {
        const result = read(anyText, 'pose-log', length + 1);
        expect(isLogError(result)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(anyLog, ([at, removed, added]) => {
        const result = read(text.slice(0, at) + added + text.slice(at + removed));
        if (!isLogError(result)) expect(result.joints).toHaveLength(result.frames * 23 * 3);
      }),
    );
  });
});
