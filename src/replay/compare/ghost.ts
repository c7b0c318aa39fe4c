import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import { placementOn, type Placement, type Size } from '../../../domain/replay/canvas-size.ts';
import { NUMBERS_PER_POINT, type Recording } from '../../../domain/replay/recording.ts';
import { drawFrame, type Painter } from '../drawFrame.ts';

/** How much of the other recording's colours is left, so that nobody takes it for the one that is watched. */
const FAINT = 0.4;

export interface Overlaid {
  recording: Recording;
  alignment: Alignment;
  /** Where the other's hips are laid upon those of this recording, or null to leave it where it was recorded. */
  onHipsOf: Recording | null;
}

/** Where the hips of a frame stand on the canvas: `axis` 0 is across, 1 is down. NaN where they were not measured. */
function hipsAt({ joints, skeleton }: Recording, point: number, frame: number, place: Placement, axis: 0 | 1): number {
  const at = (frame * skeleton.points.length + point) * NUMBERS_PER_POINT + axis;
  return joints[at]! * place.scale + (axis === 0 ? place.left : place.top);
}

/** Draws the other recording faintly beneath the first, as long as it goes on; nothing is made anew for a frame. */
export function ghostOf({ recording, alignment, onHipsOf }: Overlaid, size: Size): Painter {
  const { width, height } = recording;
  const own = placementOn(size, { width: width ?? size.width, height: height ?? size.height });
  const moved = { ...own };
  const hips = recording.skeleton.points.indexOf('midHips');
  return (pen, frame, place, shrunk) => {
    if (!alignment.covers(frame)) return;
    const other = alignment.frameOf(frame);
    if (onHipsOf && hips >= 0) {
      const across = hipsAt(onHipsOf, hips, frame, place, 0) - hipsAt(recording, hips, other, own, 0);
      const down = hipsAt(onHipsOf, hips, frame, place, 1) - hipsAt(recording, hips, other, own, 1);
      // Where the hips of either are not known it stays where it was.
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
