import {
  BufferTarget,
  Conversion,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type ConversionVideoOptions,
} from 'mediabunny';
import { FILM } from '../../../../contract/exercises/limits.ts';
import { isTrimmed, type Film, type FilmMethod, type FilmPart } from '../../../../domain/exercises/media/film.ts';
import { COMMON_CODEC, openFilm } from './readFilm.ts';

export interface ConversionSettings {
  film: Film;
  method: Exclude<FilmMethod, 'asIs'>;
  part: FilmPart;
  signal: AbortSignal;
  /** Called with the progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The longer side of the encoded picture; the other one follows. */
function limitSize(width: number, height: number): ConversionVideoOptions {
  const side = FILM.sentSide;
  if (Math.max(width, height) <= side) return {};
  return width >= height ? { width: side } : { height: side };
}

/**
 * Makes an MP4 of a film or of a part of it, without the notes of the camera. Null if this browser cannot make one, or
 * when `signal` aborts.
 */
export async function convertFilm(
  file: Blob,
  { film, method, part, signal, onProgress }: ConversionSettings,
): Promise<Blob | null> {
  const input = openFilm(file);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    ...(method === 'encoded' && {
      video: async (track) => ({
        codec: COMMON_CODEC,
        quality: QUALITY_HIGH,
        ...limitSize(await track.getDisplayWidth(), await track.getDisplayHeight()),
      }),
      ...(isTrimmed(film, part) && { trim: { start: part[0], end: part[1] } }),
    }),
  });
  const hasPictures = conversion.utilizedTracks.some((track) => track.isVideoTrack());
  if (!conversion.isValid || !hasPictures || signal.aborted) return null;
  conversion.onProgress = onProgress;
  const cancel = () => void conversion.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await conversion.execute();
  } catch (problem) {
    if (signal.aborted) return null;
    throw problem;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return target.buffer && new Blob([target.buffer], { type: 'video/mp4' });
}
