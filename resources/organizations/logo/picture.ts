import { LOGO_SOURCE, LOGO } from '../../../contract/platform/limits.ts';
import { readPng } from '../../../domain/platform/png.ts';

interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/** The position of a picture under the crop area. */
export interface Crop {
  /** Size of the picture at zoom 1, in pixels of the crop area. */
  shown: Size;
  /** Vector from the center of the crop area to the center of the picture. */
  centre: Point;
  zoom: number;
}

export const ZOOM = { min: 1, max: 5 } as const;

/** Fits a picture into the crop area at zoom 1, without enlarging it. */
export const fitToCrop = ({ width, height }: Size): Size => {
  const factor = Math.min(1, LOGO.width / width, LOGO.height / height);
  return { width: width * factor, height: height * factor };
};

/** Rounds a zoom to steps of 0.1 (AORG-13), within its limits. */
export const roundZoom = (zoom: number): number => {
  const steps = Math.round(1 / LOGO.zoomStep);
  return Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(zoom * steps) / steps));
};

/** The rectangle of the whole picture on a canvas `factor` times as large as the crop area (AORG-12). */
export const toPlacement = ({ shown, centre, zoom }: Crop, factor: number): Point & Size => {
  const width = shown.width * zoom * factor;
  const height = shown.height * zoom * factor;
  return {
    x: (LOGO.width / 2 + centre.x) * factor - width / 2,
    y: (LOGO.height / 2 + centre.y) * factor - height / 2,
    width,
    height,
  };
};

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

export type PictureError = 'notPng' | 'tooHeavy' | 'tooLarge' | 'damaged';

/** A decoded picture; `release` frees its memory. */
export interface Picture {
  image: HTMLImageElement;
  release: () => void;
}

/** Checks the bytes of a file before it is decoded: neither its name nor its type can be trusted (AORG-11). */
async function findPictureError(file: Blob): Promise<PictureError | undefined> {
  if (file.size > LOGO_SOURCE.maxBytes) return 'tooHeavy';
  const png = readPng(new Uint8Array(await file.arrayBuffer()));
  if (!png) return 'notPng';
  if (png.width > LOGO_SOURCE.maxSide || png.height > LOGO_SOURCE.maxSide) return 'tooLarge';
  return !png.width || !png.height || png.end === undefined ? 'damaged' : undefined;
}

/** Reads a file as a picture, or returns why it cannot be used. */
export async function readPicture(file: Blob): Promise<Picture | PictureError> {
  const error = await findPictureError(file);
  if (error) return error;
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
