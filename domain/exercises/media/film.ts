import { EXERCISE_VIDEO, FILM } from '../../../contract/exercises/limits.ts';

/** What is known of a selected film before it is sent. */
export interface Film {
  /** Name of the codec of its pictures (WebCodecs), for example `avc` or `hevc`; null if it is not known. */
  codec: string | null;
  /** Whether the API takes the file as it is: MP4 or WebM. */
  isAccepted: boolean;
  bytes: number;
  /** Length, and the longer side of the picture in pixels. */
  seconds: number;
  side: number;
  /** Whether this browser can decode the film and encode it in the codec that plays everywhere. */
  canEncode: boolean;
}

/** Start and end in seconds of the part of a film that is sent. */
export type FilmPart = readonly [from: number, to: number];

/** Codecs that browsers and phones of the last years play. HEVC, of most phones' cameras, is not among them. */
const playedEverywhere = new Set<string | null>(['avc', 'vp8', 'vp9']);

/** Parts differ if their ends do by more than a frame at 25 frames a second. */
const FRAME_SECONDS = 0.04;

export const isTrimmed = ({ seconds }: Film, [from, to]: FilmPart): boolean =>
  from > FRAME_SECONDS || to < seconds - FRAME_SECONDS;

/** The part after its start (`end` 0) or its end (1) was moved to a time: not closer to the other end than a film may be. */
export function movePartEnd([from, to]: FilmPart, end: number, at: number): FilmPart {
  return end === 0 ? [Math.min(at, to - FILM.minSeconds), to] : [from, Math.max(at, from + FILM.minSeconds)];
}

export const playsEverywhere = ({ codec }: Film): boolean => playedEverywhere.has(codec);

/** How a film is uploaded: unchanged, with the same pictures in another container, or encoded again. */
export type FilmMethod = 'asIs' | 'copied' | 'encoded';

/**
 * Chooses the method that changes least. A film that is trimmed, too heavy, larger than is shown, or in a codec that
 * does not play everywhere is encoded where the browser can; elsewhere its pictures stay as they are.
 */
export function chooseFilmMethod(film: Film, part: FilmPart): FilmMethod {
  const isTooLarge = film.bytes > EXERCISE_VIDEO.maxBytes || film.side > FILM.maxSide;
  if (film.canEncode && (isTooLarge || isTrimmed(film, part) || !playsEverywhere(film))) return 'encoded';
  return film.isAccepted ? 'asIs' : 'copied';
}
