/** Space for title and label above the bars, and names below. */
export const margins = { top: 96, right: 28, bottom: 62, left: 62 } as const;
/** Space for the axis title below vertical names. */
const BELOW_UPRIGHT = 52;
const HEIGHT = 420;

/** Minimum distance between bars: narrower ones could not be told apart, and vertical names need more. */
const MIN_PITCH = 6;
const MIN_PITCH_UPRIGHT = 16;
/** Twice this width is the limit of pictures in browsers. */
const MAX_WIDTH = 8000;
/** A single bar must not fill the chart. */
const MAX_BAR_WIDTH = 56;
const SHARE_OF_BAR = 0.72;
const PIXELS_A_LETTER = 7;
const BETWEEN_NAMES = 8;

export interface ChartSize {
  width: number;
  height: number;
  bottom: number;
  /** Padding between bars, as a share of their distance. */
  padding: number;
  /** Distance between bars. */
  pitch: number;
  isUpright: boolean;
  /** Width of a name along the axis. */
  namePixels: number;
}

/** Size of a chart of `count` bars in `room` pixels; wider than that if the bars would not be readable. */
export function getChartSize(count: number, longestName: number, room: number): ChartSize {
  const inRoom = Math.max(room - margins.left - margins.right, 120);
  const lying = longestName * PIXELS_A_LETTER + BETWEEN_NAMES;
  const isUpright = longestName > 5 && lying * count > inRoom;
  const least = isUpright ? MIN_PITCH_UPRIGHT : MIN_PITCH;
  const bottom = isUpright ? longestName * PIXELS_A_LETTER + BELOW_UPRIGHT : margins.bottom;
  const inner = Math.max(inRoom, Math.min(count * least, MAX_WIDTH));
  const pitch = inner / Math.max(count, 1);
  return {
    width: inner + margins.left + margins.right,
    height: HEIGHT + bottom - margins.bottom,
    bottom,
    padding: 1 - Math.min(SHARE_OF_BAR, MAX_BAR_WIDTH / pitch),
    pitch,
    isUpright,
    namePixels: isUpright ? MIN_PITCH_UPRIGHT : lying,
  };
}
