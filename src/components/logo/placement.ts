import { LOGO } from '../../../contract/limits.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies under the crop area. */
export interface Crop {
  /** Of the picture at zoom 1, in the crop area's pixels. */
  shown: Size;
  /** From the crop area's centre to the picture's. */
  centre: Point;
  zoom: number;
}

export const ZOOM = { min: 1, max: 5 } as const;

/** A picture at zoom 1 stands in the crop area whole, as large as it can without being blown up. */
export const shownAtFirst = ({ width, height }: Size): Size => {
  const factor = Math.min(1, LOGO.width / width, LOGO.height / height);
  return { width: width * factor, height: height * factor };
};

/** A zoom on the scale of steps of 0.1 (AORG-13), within its ends. */
export const steppedZoom = (zoom: number): number => {
  const steps = Math.round(1 / LOGO.zoomStep);
  return Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(zoom * steps) / steps));
};

/** Where the whole picture is to be drawn on a canvas `factor` times as large as the crop area (AORG-12). */
export const placementOf = ({ shown, centre, zoom }: Crop, factor: number): Point & Size => {
  const width = shown.width * zoom * factor;
  const height = shown.height * zoom * factor;
  return {
    x: (LOGO.width / 2 + centre.x) * factor - width / 2,
    y: (LOGO.height / 2 + centre.y) * factor - height / 2,
    width,
    height,
  };
};
