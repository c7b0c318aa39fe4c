import { EXERCISE_VIDEO } from '../../../contract/platform/limits.ts';
import { removeMetadata } from './mp4.ts';

export type VideoExtension = 'mp4' | 'webm';
export type VideoError = 'kind' | 'heavy' | 'damaged';

const readText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of MP4 that hold a film; pictures of phones (HEIC, AVIF) have the same beginning and other brands. */
const brands = /^(?:iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;

/** Where the name of the kind of an EBML file is looked for. */
const HEAD_BYTES = 64;
const DOC_TYPE = '\u0042\u0082';

/** What a file is by how it begins. Null for whatever is neither MP4 nor WebM. */
export function detectVideoKind(bytes: Uint8Array): VideoExtension | null {
  if (readText(bytes, 4, 8) === 'ftyp') return brands.test(readText(bytes, 8, 12)) ? 'mp4' : null;
  if (readText(bytes, 0, 4) !== '\u001a\u0045\u00df\u00a3') return null;
  const head = readText(bytes, 4, HEAD_BYTES);
  const at = head.indexOf(DOC_TYPE);
  return at >= 0 && head.slice(at + 3, at + 7) === 'webm' ? 'webm' : null;
}

/** An MP4 or WebM of at most 50 MB, an MP4 without where it was filmed and by what; or what is wrong. */
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
