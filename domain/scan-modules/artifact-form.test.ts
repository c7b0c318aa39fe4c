import { describe, expect, it } from 'vitest';
import { artifactTypes } from '../../contract/platform/enumerations.ts';
import { parseArtifactForm, hasSignature } from './artifact-form.ts';

describe('in which form a file is taken', () => {
  it.each([
    ['pose-log', 'application/json', undefined, 'json'],
    ['pose-log', 'Application/JSON; charset=utf-8', 'GZIP', 'json.gz'],
    ['hands-log', 'application/json', 'identity', 'json'],
    ['graphs-gait', 'image/png', undefined, 'png'],
    ['graphs-tremor', 'application/json', 'gzip', 'json.gz'],
    ['image', 'image/jpeg', undefined, 'jpg'],
    ['video', 'video/mp4', undefined, 'mp4'],
    ['video', 'video/webm', undefined, 'webm'],
  ] as const)('ENT-090 %s as %s (%s) is kept as .%s', (type, contentType, encoding, extension) => {
    expect(parseArtifactForm(type, contentType, encoding)?.extension).toBe(extension);
  });

  it.each([
    ['pose-log', 'text/plain', undefined],
    ['pose-log', 'image/png', undefined],
    ['pose-log', 'application/json', 'br'],
    ['pose-log', 'application/json', 'gzip, gzip'],
    ['image', 'application/json', undefined],
    ['image', 'image/svg+xml', undefined],
    ['image', 'image/png', 'gzip'],
    ['video', 'text/html', undefined],
    ['video', 'constructor', undefined],
  ] as const)('%s as %s (%s) is not', (type, contentType, encoding) => {
    expect(parseArtifactForm(type, contentType, encoding)).toBeNull();
  });

  it('no type of file is taken without saying what it is', () => {
    for (const type of artifactTypes) expect(parseArtifactForm(type)).toBeNull();
  });
});

it('F1 a picture or video begins as its kind does', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
  const mp4 = new TextEncoder().encode('\0\0\0\u0018ftypisom');
  const picture = parseArtifactForm('image', 'image/png')!;
  const video = parseArtifactForm('video', 'video/mp4')!;
  expect(hasSignature(picture, png)).toBe(true);
  expect(hasSignature(video, mp4)).toBe(true);
  expect(hasSignature(picture, mp4)).toBe(false);
  expect(hasSignature(video, png)).toBe(false);
  expect(hasSignature(picture, new TextEncoder().encode('<script>'))).toBe(false);
  expect(hasSignature(picture, new Uint8Array())).toBe(false);
});
