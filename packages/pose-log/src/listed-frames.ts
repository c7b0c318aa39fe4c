import type { Insights } from './insights.ts';

export interface ListedFrame {
  /** The result that was taken there. */
  name: string;
  frame: number;
}

/** The frames of a recording to which one can jump, in their order (REPLAY-13, OPEN-142); those beyond its end are left out. */
export const listedFrames = ({ resultFrames }: Insights, frames: number): ListedFrame[] =>
  Object.entries(resultFrames)
    .flatMap(([name, listed]) => listed.map((frame) => ({ name, frame })))
    .filter(({ frame }) => frame < frames)
    .toSorted((one, other) => one.frame - other.frame);
