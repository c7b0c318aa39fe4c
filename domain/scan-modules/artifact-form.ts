import type { ArtifactType } from '../../contract/platform/enumerations.ts';
import { artifactMediaTypes } from '../../contract/scan-sessions/scan-intake.ts';

/** In which form a file of a session is stored. */
export interface ArtifactForm {
  contentType: string;
  contentEncoding: 'gzip' | null;
  /** End of its name in storage. */
  extension: string;
}

interface Format {
  extension: string;
  /** Bytes by which it is known, and where they stand; null for JSON, which is read instead. */
  signature: { at: number; bytes: readonly number[] } | null;
}

const formats: Record<string, Format> = {
  'application/json': { extension: 'json', signature: null },
  'image/png': { extension: 'png', signature: { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } },
  'image/jpeg': { extension: 'jpg', signature: { at: 0, bytes: [0xff, 0xd8, 0xff] } },
  'video/mp4': { extension: 'mp4', signature: { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] } },
  'video/webm': { extension: 'webm', signature: { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] } },
};

const json = 'application/json';

/**
 * The form that the headers of an upload name; null when an artifact of this type is not taken in it (ENT-090). Only JSON
 * may be gzipped: pictures and videos are packed already.
 */
export function parseArtifactForm(type: ArtifactType, contentType = '', contentEncoding = ''): ArtifactForm | null {
  const mediaType = contentType.split(';')[0]!.trim().toLowerCase();
  const format = artifactMediaTypes[type].includes(mediaType) ? formats[mediaType] : undefined;
  const encoding = contentEncoding.trim().toLowerCase() || 'identity';
  if (!format || (encoding !== 'identity' && !(encoding === 'gzip' && mediaType === json))) return null;
  return encoding === 'gzip'
    ? { contentType: mediaType, contentEncoding: 'gzip', extension: `${format.extension}.gz` }
    : { contentType: mediaType, contentEncoding: null, extension: format.extension };
}

/** Whether a picture or video begins as its kind does; JSON is not asked here. */
export function hasSignature({ contentType }: ArtifactForm, bytes: Uint8Array): boolean {
  const signature = formats[contentType]?.signature;
  return !signature || signature.bytes.every((byte, place) => bytes[signature.at + place] === byte);
}

export const isJson = ({ contentType }: ArtifactForm): boolean => contentType === json;
