import { EXERCISE_VIDEO, FILM } from '../../../../contract/exercises/limits.ts';
import { chooseFilmMethod, type Film, type FilmPart } from '../../../../domain/exercises/media/film.ts';
import type { FileError } from '../readPicture.ts';
import type { ConversionSettings } from './convertFilm.ts';

/** A selected film and the part of it that is sent. */
export interface FilmDraft {
  facts: Film;
  part: FilmPart;
}

/** Reads a selected video, or tells why it cannot be sent. What reads and encodes films is loaded with the first one. */
export async function readVideo(file: Blob): Promise<{ file: Blob; film: FilmDraft } | FileError> {
  if (file.size > FILM.sourceBytes) return 'heavy';
  const { readFilm } = await import('./readFilm.ts');
  const facts = await readFilm(file);
  if (typeof facts === 'string') return facts;
  if (facts.bytes > EXERCISE_VIDEO.maxBytes && !facts.canEncode) return 'heavy';
  return { file, film: { facts, part: [0, facts.seconds] } };
}

/** The video as it is sent: trimmed, and encoded if it has to be. */
export async function prepareVideo(
  file: Blob,
  { facts, part }: FilmDraft,
  options: Pick<ConversionSettings, 'signal' | 'onProgress'>,
): Promise<Blob | FileError> {
  const method = chooseFilmMethod(facts, part);
  if (method === 'asIs') return file;
  options.onProgress(0);
  const { convertFilm } = await import('./convertFilm.ts');
  const converted = await convertFilm(file, { film: facts, method, part, ...options }).catch(() => null);
  if (!converted) return 'damaged';
  return converted.size > EXERCISE_VIDEO.maxBytes ? 'heavy' : converted;
}

/** The picture of a film at a time in seconds; null where the browser cannot decode it. */
export async function takeStill(file: Blob, at: number): Promise<Blob | null> {
  const { readStill } = await import('./readFilm.ts');
  return readStill(file, at).catch(() => null);
}
