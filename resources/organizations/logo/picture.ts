import { LOGO_SOURCE, LOGO } from '../../../contract/platform/limits.ts';
import { readPng } from '../../../domain/platform/png.ts';
import { toPlacement, type Crop } from './placement.ts';

/** Twice the size for dense screens, unless the file becomes too large for an upload. */
const FACTORS = [2, 1];

async function drawCanvas(picture: HTMLImageElement, crop: Crop, factor: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = LOGO.width * factor;
  canvas.height = LOGO.height * factor;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = toPlacement(crop, factor);
  context.drawImage(picture, x, y, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The cropped part as a PNG of 500 x 280 pixels, or 250 x 140; null if there is no canvas. */
export async function drawLogo(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  let logo: Blob | null = null;
  for (const factor of FACTORS) {
    logo = await drawCanvas(picture, crop, factor);
    if (logo && logo.size <= LOGO.maxBytes) break;
  }
  return logo;
}

export type PictureFault = 'notPng' | 'tooHeavy' | 'tooLarge' | 'damaged';

/** A decoded picture; `release` frees its memory. */
export interface Picture {
  image: HTMLImageElement;
  release: () => void;
}

/** Checks the bytes of a file before it is decoded: neither its name nor its type can be trusted (AORG-11). */
async function findFault(file: Blob): Promise<PictureFault | undefined> {
  if (file.size > LOGO_SOURCE.maxBytes) return 'tooHeavy';
  const png = readPng(new Uint8Array(await file.arrayBuffer()));
  if (!png) return 'notPng';
  if (png.width > LOGO_SOURCE.maxSide || png.height > LOGO_SOURCE.maxSide) return 'tooLarge';
  return !png.width || !png.height || png.end === undefined ? 'damaged' : undefined;
}

/** Reads a file as a picture, or returns why it cannot be used. */
export async function readPicture(file: Blob): Promise<Picture | PictureFault> {
  const fault = await findFault(file);
  if (fault) return fault;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(image.src);
  try {
    await image.decode();
    return { image, release };
  } catch {
    release();
    return 'damaged';
  }
}
