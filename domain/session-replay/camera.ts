import { NUMBERS_PER_POINT, type LoadingRecording, type Recording } from '@exer/pose-log/recording.ts';
import { fitRecording, type Placement, type Size } from './canvas.ts';
import type { View } from './view.ts';

/** What the camera does to the canvas: everything grows by the zoom, then moves. */
export interface Camera {
  zoom: number;
  left: number;
  top: number;
}

/** Writes where a picture lies when seen through the camera. */
export function lookThrough({ zoom, left, top }: Camera, place: Placement, seen: Placement): void {
  seen.scale = place.scale * zoom;
  seen.left = place.left * zoom + left;
  seen.top = place.top * zoom + top;
}

/** The part of the canvas that a followed figure fills. */
const FILL = 0.86;
/** The camera follows the mean of a second, so that a step does not shake it. */
const HALF_SECOND = 15;
/** Frames by which the size of the figure is measured. */
const MEASURED = 900;
/** A figure rarely seen larger than this share of its sizes is cut there rather than drawn small all the time. */
const USUAL_SHARE = 0.95;

/** The middle and the size of what was measured in a frame, in pixels of the recording; NaN where nothing was. */
interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

function measureExtent({ skeleton, joints }: Recording, frame: number, extent: Extent): void {
  const start = frame * skeleton.points.length * NUMBERS_PER_POINT;
  const end = start + skeleton.points.length * NUMBERS_PER_POINT;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (let at = start; at < end; at += NUMBERS_PER_POINT) {
    const x = joints[at]!;
    const y = joints[at + 1]!;
    if (Number.isNaN(x)) continue;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  // Infinities of opposite signs make NaN.
  extent.x = (left + right) / 2;
  extent.y = (top + bottom) / 2;
  extent.width = right - left;
  extent.height = bottom - top;
}

const getUsual = (sizes: number[]): number =>
  sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) * USUAL_SHARE)]!;

/** The zoom at which a figure fills the canvas; 1 where nothing was measured, and never less. */
function getFillingZoom(recording: Recording, frames: number, place: Placement, canvas: Size): number {
  const extent: Extent = { x: 0, y: 0, width: 0, height: 0 };
  const widths: number[] = [];
  const heights: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    measureExtent(recording, frame, extent);
    if (!(extent.width > 0 && extent.height > 0)) continue;
    widths.push(extent.width * place.scale);
    heights.push(extent.height * place.scale);
  }
  if (widths.length === 0) return 1;
  return Math.max(1, FILL * Math.min(canvas.width / getUsual(widths), canvas.height / getUsual(heights)));
}

/**
 * The camera of a recording. `aim` points it at a frame as the view says and returns it; it is one object, so that
 * playback allocates nothing.
 */
export function createCamera(recording: Recording | LoadingRecording, canvas: Size) {
  const place = fitRecording(canvas, recording);
  const centers = new Float32Array(recording.frames * 2).fill(Number.NaN);
  const extent: Extent = { x: 0, y: 0, width: 0, height: 0 };
  const camera: Camera & { place: Placement } = { zoom: 1, left: 0, top: 0, place: { ...place } };
  let filling = 1;
  let measured = 0;

  /** The mean center of the frames around one on an axis, on the canvas; the middle of the canvas where none is. */
  function getCenter(frame: number, axis: 0 | 1): number {
    let sum = 0;
    let count = 0;
    for (let at = Math.max(0, frame - HALF_SECOND); at <= frame + HALF_SECOND && at < recording.frames; at += 1) {
      const center = centers[at * 2 + axis]!;
      if (Number.isNaN(center)) continue;
      sum += center;
      count += 1;
    }
    if (count === 0) return (axis === 0 ? canvas.width : canvas.height) / 2;
    return (sum / count) * place.scale + (axis === 0 ? place.left : place.top);
  }

  function measureCenters(frame: number): void {
    for (let at = Math.max(0, frame - HALF_SECOND); at <= frame + HALF_SECOND && at < recording.frames; at += 1) {
      if (!Number.isNaN(centers[at * 2]!)) continue;
      measureExtent(recording, at, extent);
      centers[at * 2] = extent.x;
      centers[at * 2 + 1] = extent.y;
    }
  }

  /** More frames may have loaded. */
  function measureSize(): void {
    const loaded = Math.min(MEASURED, 'ready' in recording ? recording.ready() : recording.frames);
    if (loaded <= measured) return;
    filling = getFillingZoom(recording, loaded, place, canvas);
    measured = loaded;
  }

  return {
    /** Where the picture lies without a camera. */
    still: place,
    aim(view: View, frame: number) {
      const middle = canvas.width / 2;
      const center = canvas.height / 2;
      if (view.isFollowing) {
        measureSize();
        measureCenters(frame);
      }
      camera.zoom = view.zoom * (view.isFollowing ? filling : 1);
      camera.left = middle - camera.zoom * (view.isFollowing ? getCenter(frame, 0) : middle) + view.left;
      camera.top = center - camera.zoom * (view.isFollowing ? getCenter(frame, 1) : center) + view.top;
      lookThrough(camera, place, camera.place);
      return camera;
    },
  };
}

export type ReplayCamera = ReturnType<typeof createCamera>;
