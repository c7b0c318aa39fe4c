/** A value measured in a recording: a mean over steps or strides. */
export interface GaitMeasure {
  name: string;
  displayName: string;
  value: number;
  unit: string;
  source: 'RECORDING';
  /** Half width of the 95% interval, in `unit`; absent where unknown. */
  plusMinus?: number;
  /** Number of steps or strides. */
  count: number;
}

/** Measures of one kind, such as those of the knee. */
export interface GaitItem {
  name: string;
  measures: GaitMeasure[];
}

/** Remarks on the measured values, in display order. */
export const walkRemarks = [
  'FEW_STRIDES',
  'JOINTS_MISSING',
  'LOW_CONFIDENCE',
  'OBLIQUE_VIEW',
  'NO_SCALE',
  'SCALE_FROM_HEIGHT',
  'LOW_FRAME_RATE',
  'FRAMES_MISSING',
] as const;

export interface WalkQuality {
  /** Measured strides of both sides. */
  strides: number;
  /** Percent of the frames of the walk in which the joints of both legs were detected. */
  seen: number;
  remarks: (typeof walkRemarks)[number][];
}

/** Items in display order (ENT-038). */
const ITEM_ORDER = ['speed', 'hip', 'knee', 'arm', 'ankle', 'trunk', 'head', 'step', 'stride'];

/** Position of an item in display order; unknown ones come last. */
export function rankItem(name: string): number {
  const rank = ITEM_ORDER.indexOf(name);
  return rank < 0 ? ITEM_ORDER.length : rank;
}

/** Sorts items into display order and removes those without measures. */
export const orderItems = <Item extends { name: string; measures: readonly unknown[] }>(
  items: readonly Item[],
): Item[] =>
  items
    .filter(({ measures }) => measures.length > 0)
    .toSorted((one, other) => rankItem(one.name) - rankItem(other.name));
