import { LOGO_SOURCE } from '../../../contract/limits.ts';
import { readPng } from '../../../domain/png.ts';

export type PictureFault = 'notPng' | 'tooHeavy' | 'tooLarge' | 'damaged';

/** A picture that can be drawn; `release` frees it. */
export interface Picture {
  image: HTMLImageElement;
  release: () => void;
}

/** Looks at a chosen file before anything of it is decoded: its name and type say nothing about what it is (AORG-11). */
async function faultOf(file: Blob): Promise<PictureFault | undefined> {
  if (file.size > LOGO_SOURCE.maxBytes) return 'tooHeavy';
  const png = readPng(new Uint8Array(await file.arrayBuffer()));
  if (!png) return 'notPng';
  if (png.width > LOGO_SOURCE.maxSide || png.height > LOGO_SOURCE.maxSide) return 'tooLarge';
  return !png.width || !png.height || png.end === undefined ? 'damaged' : undefined;
}

/** Opens a chosen file as a picture, or says what is wrong with it. */
export async function readPicture(file: Blob): Promise<Picture | PictureFault> {
  const fault = await faultOf(file);
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
