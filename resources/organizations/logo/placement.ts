import { LOGO } from '../../../contract/platform/limits.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Point {
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
