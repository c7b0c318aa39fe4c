import type { Recording } from '@exer/pose-log/recording.ts';

export interface Size {
  width: number;
  height: number;
}

/** REPLAY-05. */
export const defaultCanvas: Size = { width: 900, height: 640 };
/** REPLAY-06, OPEN-141. */
export const gaitCanvas: Size = { width: 480, height: 640 };

export interface Placement {
  scale: number;
  left: number;
  top: number;
}

/** Fits a recorded picture into a canvas: whole, as large as possible, centered. */
export function fitOnCanvas(canvas: Size, picture: Size): Placement {
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  return {
    scale,
    left: (canvas.width - picture.width * scale) / 2,
    top: (canvas.height - picture.height * scale) / 2,
  };
}

/** Fits the picture of a recording; one that does not state its size was taken for this canvas. */
export const fitRecording = (canvas: Size, { width, height }: Recording): Placement =>
  fitOnCanvas(canvas, { width: width ?? canvas.width, height: height ?? canvas.height });
