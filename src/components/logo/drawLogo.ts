import { LOGO } from '../../../contract/limits.ts';
import { placementOf, type Crop } from './placement.ts';

/** A dense screen's logo is twice as large, unless it becomes too heavy for an upload. */
const FACTORS = [2, 1];

async function drawn(picture: HTMLImageElement, crop: Crop, factor: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = LOGO.width * factor;
  canvas.height = LOGO.height * factor;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = placementOf(crop, factor);
  context.drawImage(picture, x, y, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The part of the picture under the crop area as a PNG of 500 x 280 pixels, or 250 x 140; null if there is no canvas. */
export async function drawLogo(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  let logo: Blob | null = null;
  for (const factor of FACTORS) {
    logo = await drawn(picture, crop, factor);
    if (logo && logo.size <= LOGO.maxBytes) break;
  }
  return logo;
}
