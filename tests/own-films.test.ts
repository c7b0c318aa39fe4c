import { describe, expect, it } from 'vitest';
import { cleanVideo } from '../domain/exercises/media/video.ts';
import { readFilm } from '../resources/exercises/own/film/readFilm.ts';
import { prepareVideo, readVideo } from '../resources/exercises/own/film/video.ts';
import { mp4Bytes } from './component/exerciseFiles.ts';
import { hevcFilm, phoneFilm } from './films.ts';

const options = { signal: new AbortController().signal, onProgress: () => undefined };

/** What is sent of a selected film, read again. */
async function send(file: File) {
  const read = await readVideo(file);
  if (typeof read === 'string') throw new Error(read);
  const sent = await prepareVideo(read.file, read.film, options);
  if (typeof sent === 'string') throw new Error(sent);
  return sent;
}

describe('a film that a phone recorded, in a browser that cannot encode', () => {
  it('is known by its codec, its length and its larger side', async () => {
    const facts = { isAccepted: false, seconds: 4, side: 320, canEncode: false };
    const film = phoneFilm();
    expect(await readFilm(film)).toEqual({ ...facts, codec: 'avc', bytes: film.size });
    const hevc = await hevcFilm();
    expect(await readFilm(hevc)).toEqual({ ...facts, codec: 'hevc', bytes: hevc.size });
  });

  it.each([
    ['H.264', async () => phoneFilm(), 'avc'],
    ['HEVC', hevcFilm, 'hevc'],
  ])('of %s becomes an MP4 with the same pictures, which the API takes', async (_name, take, codec) => {
    const sent = await send(await take());
    expect(sent.type).toBe('video/mp4');
    expect(await readFilm(sent)).toMatchObject({ codec, isAccepted: true, seconds: 4, side: 320 });
    const stored = cleanVideo(new Uint8Array(await sent.arrayBuffer()));
    expect(stored).toMatchObject({ extension: 'mp4' });
  });
});

describe('what is no film', () => {
  it('is told from a film without pictures', async () => {
    expect(await readFilm(new Blob(['not a video']))).toBe('kind');
    expect(await readFilm(new Blob([mp4Bytes()]))).toBe('damaged');
  });
});
