/** What has to fit around the bars: title and label above, names below. */
export const margins = { top: 96, right: 28, bottom: 62, left: 62 } as const;
/** Below the names that stand upright: the text of the axis. */
const BELOW_UPRIGHT = 52;
const HEIGHT = 420;

/** Pixels from bar to bar at least: narrower ones could not be told apart, and upright names need more. */
const LEAST_PITCH = 6;
const LEAST_PITCH_UPRIGHT = 16;
/** A picture of more pixels than that, twice over, is more than browsers draw. */
const WIDEST = 8000;
/** A bar alone is a bar, not a wall. */
const WIDEST_BAR = 56;
const SHARE_OF_BAR = 0.72;
const PIXELS_A_LETTER = 7;
const BETWEEN_NAMES = 8;

export interface ChartSize {
  width: number;
  height: number;
  bottom: number;
  /** Share of the room of a bar that is left empty, as the chart takes it. */
  padding: number;
  /** From bar to bar. */
  pitch: number;
  isUpright: boolean;
  /** What a name takes along the axis. */
  namePixels: number;
}

/** The size of a chart of `count` bars in `room` pixels; wider than the room when they would not be readable in it. */
export function chartSize(count: number, longestName: number, room: number): ChartSize {
  const inRoom = Math.max(room - margins.left - margins.right, 120);
  const lying = longestName * PIXELS_A_LETTER + BETWEEN_NAMES;
  const isUpright = longestName > 5 && lying * count > inRoom;
  const least = isUpright ? LEAST_PITCH_UPRIGHT : LEAST_PITCH;
  const bottom = isUpright ? longestName * PIXELS_A_LETTER + BELOW_UPRIGHT : margins.bottom;
  const inner = Math.max(inRoom, Math.min(count * least, WIDEST));
  const pitch = inner / Math.max(count, 1);
  return {
    width: inner + margins.left + margins.right,
    height: HEIGHT + bottom - margins.bottom,
    bottom,
    padding: 1 - Math.min(SHARE_OF_BAR, WIDEST_BAR / pitch),
    pitch,
    isUpright,
    namePixels: isUpright ? LEAST_PITCH_UPRIGHT : lying,
  };
}
