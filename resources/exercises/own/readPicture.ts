import { EXERCISE_PICTURE } from '../../../contract/exercises/limits.ts';
import { detectPictureKind } from '../../../domain/exercises/media/picture.ts';

/** Validation error of a selected file. */
export type FileError = 'kind' | 'heavy' | 'damaged';

const HEAD_BYTES = 64;
const QUALITY = 0.85;

const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** Draws the picture at most 1280 pixels wide or high, as WebP, or as JPEG in browsers that cannot encode WebP. */
async function scalePicture(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, EXERCISE_PICTURE.sentSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const encode = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await encode('image/webp');
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg');
}

/**
 * Prepares a selected picture for upload: scaled, upright and without metadata. Returns a validation error if it is
 * no valid picture; name and MIME type are not trusted.
 */
export async function readPicture(file: Blob): Promise<Blob | FileError> {
  if (file.size > EXERCISE_PICTURE.sourceBytes) return 'heavy';
  if (!detectPictureKind(await readHead(file))) return 'kind';
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return (await scalePicture(image)) ?? 'damaged';
  } catch {
    return 'damaged';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
