import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ArtifactType } from '../../../contract/platform/enumerations.ts';
import { parseArtifactForm } from '../../../domain/scan-modules/artifact-form.ts';
import { recording } from '../../demo/source.ts';
import { checkArtifact } from './check-artifact.ts';
import { HttpError } from './http-error.ts';

const TOO_MANY = 'A log can have at most 216000 frames (two hours at 30 per second).';
const NO_LOG = 'The log must be JSON with meta and frames.';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Why a file is refused; null when it is not. */
const refusalOf = async (
  type: ArtifactType,
  bytes: Uint8Array,
  encoding?: string,
  contentType = 'application/json',
) => {
  const refusal: unknown = await checkArtifact(type, parseArtifactForm(type, contentType, encoding)!, bytes).catch(
    (error: unknown) => error,
  );
  if (!refusal) return null;
  expect(refusal).toBeInstanceOf(HttpError);
  const { status, message } = refusal as HttpError;
  return { status, message };
};

describe('a log', () => {
  it.each(['walk-side', 'balance-beam', 'two-hands'])('ENT-088 %s, as it was recorded, is one', async (name) => {
    const type = name === 'two-hands' ? 'hands-log' : 'pose-log';
    expect(await refusalOf(type, recording(name), 'gzip')).toBeNull();
  });

  it.each([
    '{"meta":{},"frames":[{"t":0}]}',
    ' {\n"frames" : [ {"t":0} , {} ] , "more" : [1], "meta" : {} }\n',
    '{"meta":{"note":"{[\\"}é"},"frames":[{}]}',
  ])('%s is one', async (text) => {
    expect(await refusalOf('pose-log', bytesOf(text))).toBeNull();
    expect(await refusalOf('pose-log', gzipSync(text), 'gzip')).toBeNull();
  });

  it.each([
    '',
    'null',
    '[]',
    '"meta frames"',
    '{}',
    '{"meta":{}}',
    '{"frames":[{}]}',
    '{"meta":{},"frames":[]}',
    '{"meta":{},"frames":{}}',
    '{"meta":{},"frames":"[]"}',
    '{"meta":[],"frames":[{}]}',
    '{"meta":{},"frames":[1]}',
    '{"meta":{},"frames":[{}]',
    '{"meta":{},"frames":[{}]}{}',
    '{"meta":{},"frames":[{t:0}]}',
    '{"meta":{},"frames":[{}],}',
    "{'meta':{},'frames':[{}]}",
  ])('%s is none', async (text) => {
    expect(await refusalOf('hands-log', bytesOf(text))).toEqual({ status: 422, message: NO_LOG });
    expect(await refusalOf('hands-log', gzipSync(text), 'gzip')).toEqual({ status: 422, message: NO_LOG });
  });

  it('is none when it is cut off, packed otherwise than said, or no UTF-8', async () => {
    const whole = recording('balance-beam');
    const faults = [
      await refusalOf('pose-log', whole.subarray(0, -100), 'gzip'),
      await refusalOf('pose-log', whole),
      await refusalOf('pose-log', bytesOf('{"meta":{},"frames":[{}]}'), 'gzip'),
      await refusalOf('pose-log', Uint8Array.of(...bytesOf('{"meta":{},"frames":[{"a":"'), 0xff, ...bytesOf('"}]}'))),
    ];
    expect(faults).toEqual(Array.from(faults, () => ({ status: 422, message: NO_LOG })));
  });

  it('J4 is not unpacked beyond 100 MB', async () => {
    const frame = `{"pad":"${'x'.repeat(20_000)}"}`;
    const bomb = gzipSync(`{"meta":{},"frames":[${Array.from({ length: 5000 }, () => frame).join(',')}]}`);
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await refusalOf('pose-log', bomb, 'gzip')).toEqual({ status: 413, message: 'The log is too large.' });
  }, 30_000);

  it('J4 is given up where it cannot be a log any more', async () => {
    const spaces = gzipSync(Buffer.concat([Buffer.from('{"meta":{},"frames":[{}'), Buffer.alloc(50_000_000, ' ')]));
    const frames = gzipSync(`{"meta":{},"frames":[${'{},'.repeat(216_001)}{}]}`);
    const members = gzipSync(`{"meta":{},"frames":[{}]${',"a":1'.repeat(101)}}`);
    for (const endless of [spaces, members])
      expect(await refusalOf('pose-log', endless, 'gzip')).toEqual({ status: 422, message: NO_LOG });
    expect(await refusalOf('pose-log', frames, 'gzip')).toEqual({ status: 422, message: TOO_MANY });
  });

  it('J4 has two hours of frames at most, and the refusal says so', async () => {
    const log = (frames: number) => gzipSync(`{"meta":{},"frames":[${'{},'.repeat(frames - 1)}{}]}`);
    expect(await refusalOf('pose-log', log(216_000), 'gzip')).toBeNull();
    expect(await refusalOf('hands-log', log(216_001), 'gzip')).toEqual({ status: 422, message: TOO_MANY });
  });

  it('J4 is none when one member has several values, however long what stands before them', async () => {
    const blanks = ' '.repeat(500_000);
    const values = '[]'.repeat(249_000);
    const faults = [`{${blanks}"x":${values}`, `{"meta":{},"frames":[{}]${blanks}${values}`, `{"x":{}${blanks}[]}`];
    for (const text of faults)
      expect(await refusalOf('pose-log', gzipSync(text), 'gzip')).toEqual({ status: 422, message: NO_LOG });
  });

  it('J4 is read beside other requests: they have a turn after each piece of it', async () => {
    const frame = `{"t":0,"keypoints":{"nose":{"x":766.2,"y":370.9,"confidence":0.994}},"pad":"${'x'.repeat(1000)}"}`;
    const log = bytesOf(`{"meta":{},"frames":[${Array.from({ length: 16_000 }, () => frame).join(',')}]}`);
    expect(log.byteLength).toBeGreaterThan(17_000_000);
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    expect(await refusalOf('pose-log', log)).toBeNull();
    clearInterval(others);
    expect(turns).toBeGreaterThan(50);
  });
});

describe('other files', () => {
  it('ENT-090 F1 are what they are sent as', async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
    expect(await refusalOf('image', png, undefined, 'image/png')).toBeNull();
    expect(await refusalOf('image', bytesOf('<html>'), undefined, 'image/png')).toEqual({
      status: 422,
      message: 'The file is not image/png.',
    });
    expect(await refusalOf('graphs-gait', bytesOf('{"speed":[1,2]}'))).toBeNull();
    expect(await refusalOf('graphs-gait', bytesOf('speed'))).toEqual({
      status: 422,
      message: 'The file must be JSON.',
    });
  });
});
