import type { Alignment } from '../../../domain/session-replay/align/alignment.ts';
import { placementOn, type Placement, type Size } from '../../../domain/session-replay/canvas-size.ts';
import { NUMBERS_PER_POINT, type Recording } from '@exer/pose-log/recording.ts';
import { drawFrame, type Painter } from '../drawFrame.ts';

/** Opacity of the other recording, so that it is not confused with the main one. */
const FAINT = 0.4;

export interface Overlaid {
  recording: Recording;
  alignment: Alignment;
  /** Aligns the hips of both recordings, or null to leave the other one where it was recorded. */
  onHipsOf: Recording | null;
}

/** Position of the hips on the canvas: `axis` 0 is x, 1 is y. NaN if they were not measured. */
function getHips({ joints, skeleton }: Recording, point: number, frame: number, place: Placement, axis: 0 | 1): number {
  const at = (frame * skeleton.points.length + point) * NUMBERS_PER_POINT + axis;
  return joints[at]! * place.scale + (axis === 0 ? place.left : place.top);
}

/** Draws the other recording faintly below the main one, without allocating objects per frame. */
export function createGhost({ recording, alignment, onHipsOf }: Overlaid, size: Size): Painter {
  const { width, height } = recording;
  const own = placementOn(size, { width: width ?? size.width, height: height ?? size.height });
  const moved = { ...own };
  const hips = recording.skeleton.points.indexOf('midHips');
  return (pen, frame, place, shrunk) => {
    if (!alignment.covers(frame)) return;
    const other = alignment.frameOf(frame);
    if (onHipsOf && hips >= 0) {
      const across = getHips(onHipsOf, hips, frame, place, 0) - getHips(recording, hips, other, own, 0);
      const down = getHips(onHipsOf, hips, frame, place, 1) - getHips(recording, hips, other, own, 1);
      // If the hips of either are unknown, it stays where it was.
      if (!Number.isNaN(across + down)) {
        moved.left = own.left + across;
        moved.top = own.top + down;
      }
    }
    pen.globalAlpha = FAINT;
    drawFrame(pen, recording, other, moved, shrunk);
    pen.globalAlpha = 1;
  };
}
