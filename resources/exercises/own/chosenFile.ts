import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../../contract/limits.ts';
import { pictureKind } from '../../../domain/exercise-media/picture.ts';
import { videoKind } from '../../../domain/exercise-media/video.ts';

/** What is wrong with a chosen file. */
export type FileFault = 'kind' | 'heavy' | 'damaged';

const HEAD_BYTES = 64;
const QUALITY = 0.85;

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** The picture on a canvas of at most 1280 pixels a side: as WebP or, where a browser cannot write that, as JPEG. */
async function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, EXERCISE_PICTURE.sentSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const written = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await written('image/webp');
  return webp?.type === 'image/webp' ? webp : written('image/jpeg');
}

/**
 * A chosen picture as it is sent: small, upright, and without anything but its pixels; or what is wrong with it. Its name
 * and its type say nothing about what it is.
 */
export async function pictureToSend(file: Blob): Promise<Blob | FileFault> {
  if (file.size > EXERCISE_PICTURE.sourceBytes) return 'heavy';
  if (!pictureKind(await headOf(file))) return 'kind';
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return (await drawn(image)) ?? 'damaged';
  } catch {
    return 'damaged';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** A chosen video, or what is wrong with it. */
export async function videoToSend(file: Blob): Promise<Blob | FileFault> {
  if (!videoKind(await headOf(file))) return 'kind';
  return file.size > EXERCISE_VIDEO.maxBytes ? 'heavy' : file;
}
