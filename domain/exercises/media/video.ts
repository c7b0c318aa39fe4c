import { EXERCISE_VIDEO } from '../../../contract/exercises/limits.ts';

/** A box's name as the number that it is in the file. */
const toBoxCode = (name: string) => Array.from(name).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);

const FILM = toBoxCode('moov');
const FREE = toBoxCode('free');
/** Boxes that hold other boxes worth looking into. */
const containerBoxes = new Set(['moov', 'trak', 'mdia', 'minf'].map(toBoxCode));
/** How deep they lie in each other. */
const MAX_DEPTH = 4;
/** Notes of cameras and editors: the place of filming among them. */
const metadataBoxes = new Set(['udta', 'meta', 'uuid'].map(toBoxCode));

/**
 * An MP4 whose notes are blanked where they stand: everything else stays at its place, as the tables inside ask for. Null
 * for a file whose boxes do not fit into it or lie deeper than in any film, or that has no film (`moov`).
 */
export function removeMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  let hasFilm = false;
  const blank = (from: number, to: number, depth: number): boolean => {
    if (depth > MAX_DEPTH) return false;
    for (let at = from; at < to;) {
      if (at + 8 > to) return false;
      const name = view.getUint32(at + 4);
      const short = view.getUint32(at);
      if (short === 1 && at + 16 > to) return false;
      const head = short === 1 ? 16 : 8;
      const length = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
      const end = at + length;
      if (length < head || end > to) return false;
      if (name === FILM) hasFilm = true;
      if (metadataBoxes.has(name)) {
        view.setUint32(at + 4, FREE);
        copy.fill(0, at + head, end);
      } else if (containerBoxes.has(name) && !blank(at + head, end, depth + 1)) return false;
      at = end;
    }
    return true;
  };
  return blank(0, copy.byteLength, 0) && hasFilm ? copy : null;
}

export type VideoExtension = 'mp4' | 'webm';
export type VideoError = 'kind' | 'heavy' | 'damaged';

const readText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of MP4 that hold a film; pictures of phones (HEIC, AVIF) have the same beginning and other brands. */
const brands = /^(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;

/** The bytes by which the kind of a film is detected. */
export const VIDEO_HEAD_BYTES = 64;
const DOC_TYPE = '\u0042\u0082';

/** What a file is by how it begins. Null for whatever is neither MP4 nor WebM. */
export function detectVideoKind(bytes: Uint8Array): VideoExtension | null {
  if (readText(bytes, 4, 8) === 'ftyp') return brands.test(readText(bytes, 8, 12)) ? 'mp4' : null;
  if (readText(bytes, 0, 4) !== '\u001a\u0045\u00df\u00a3') return null;
  const head = readText(bytes, 4, VIDEO_HEAD_BYTES);
  const at = head.indexOf(DOC_TYPE);
  return at >= 0 && head.slice(at + 3, at + 7) === 'webm' ? 'webm' : null;
}

/** Validates an MP4 or WebM of at most 50 MB and removes location and device from an MP4; returns the error otherwise. */
export function cleanVideo(
  bytes: Uint8Array<ArrayBuffer>,
): { extension: VideoExtension; content: Uint8Array<ArrayBuffer> } | VideoError {
  const extension = detectVideoKind(bytes);
  if (!extension) return 'kind';
  if (bytes.byteLength > EXERCISE_VIDEO.maxBytes) return 'heavy';
  if (extension === 'webm') return { extension, content: bytes };
  const content = removeMetadata(bytes);
  return content ? { extension, content } : 'damaged';
}
