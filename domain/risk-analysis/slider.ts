import { type Outcome, getLevelColour, getScale, type LevelColour } from './outcome.ts';
import type { ResultEvaluation } from './session-analysis.ts';
import { divideIntoRanges, type ValueRange } from './value-ranges.ts';

/** A range of values on the slider; `from` and `to` are fractions of its length. */
export interface SliderSegment {
  range: ValueRange;
  colour: LevelColour;
  from: number;
  to: number;
}

/** A limit at its place on the slider. */
export interface SliderLimit {
  value: number;
  at: number;
}

/** An evaluated result at its place on the slider. */
export interface SliderMarker {
  evaluation: ResultEvaluation;
  at: number;
  /** The end at which the marker stands because the value lies beyond it. */
  beyond: 'START' | 'END' | null;
}

/** The scale of an outcome (RISK-02, RISK-52): each range of values equally wide, a value within one in proportion. */
export interface Slider {
  units: string | null;
  segments: SliderSegment[];
  limits: SliderLimit[];
  /** Start and end of the slider; left out if a limit has the same value. */
  ends: SliderLimit[];
  /** In the order of their names over the slider, from the top: no line down to the slider crosses another name. */
  markers: SliderMarker[];
}

/** Minimum distance of a marker from the edges of its segment, as a fraction: its side is always visible. */
const EDGE = 0.06;

/** The values at both ends; an open range is as long as the range beside it. */
function getBounds(ranges: readonly ValueRange[]): { start: number; end: number } {
  const values = ranges.flatMap(({ from, to }) => [from, to].flatMap((limit) => (limit ? [limit.value] : [])));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const below = ranges.flatMap(({ from, to }) => (to?.value === highest && from ? [highest - from.value] : []));
  const above = ranges.flatMap(({ from, to }) => (from?.value === lowest && to ? [to.value - lowest] : []));
  const length = (lengths: number[]) => Math.max(0, ...lengths);
  const start = lowest >= 0 ? 0 : lowest - (length(above) || Math.abs(lowest));
  return { start, end: Number((highest + (length(below) || highest - start || 1)).toPrecision(9)) };
}

interface Scale {
  segments: SliderSegment[];
  start: number;
  end: number;
}

const holds = ({ from, to }: ValueRange, value: number): boolean =>
  (from === null || value > from.value || (from.included && value === from.value)) &&
  (to === null || value < to.value || (to.included && value === to.value));

function createMarker({ segments, start, end }: Scale, evaluation: ResultEvaluation): SliderMarker {
  const { value } = evaluation.result;
  if (value < start) return { evaluation, at: 0, beyond: 'START' };
  if (value > end) return { evaluation, at: 1, beyond: 'END' };
  const { range, from, to } = segments.find((segment) => holds(segment.range, value)) ?? segments[0]!;
  const first = range.from?.value ?? start;
  const last = range.to?.value ?? end;
  const part = last > first ? (value - first) / (last - first) : 0.5;
  return { evaluation, at: from + (to - from) * Math.min(Math.max(part, EDGE), 1 - EDGE), beyond: null };
}

/** Each limit once: between two ranges, or in the middle of a range of one value. */
function listLimits(segments: readonly SliderSegment[]): SliderLimit[] {
  const alone = segments.flatMap(({ range, from, to }) =>
    range.from && range.from.value === range.to?.value ? [{ value: range.from.value, at: (from + to) / 2 }] : [],
  );
  const between = segments
    .slice(1)
    .flatMap(({ range, from }) => (range.from ? [{ value: range.from.value, at: from }] : []))
    .filter(({ value }) => !alone.some((limit) => limit.value === value));
  return [...alone, ...between].toSorted((a, b) => a.at - b.at);
}

/** Names stand to the right of their place in the left half of the slider, else to the left. */
const compareMarkers = (a: SliderMarker, b: SliderMarker): number =>
  a.at > 0.5 && b.at > 0.5 ? b.at - a.at : a.at - b.at;

/**
 * The slider of an outcome with evaluated results. Null without a single scale, such as one by sex and age, or if all values
 * have the same category, so that there is no limit to show.
 */
export function createSlider(outcome: Outcome, evaluations: readonly ResultEvaluation[]): Slider | null {
  const divided = divideIntoRanges(outcome);
  if (!divided || divided.ranges.every(({ from, to }) => !from && !to)) return null;
  const { ranges, units } = divided;
  const segments = ranges.map((range, index) => ({
    range,
    colour: getLevelColour(range.category, getScale(outcome)),
    from: index / ranges.length,
    to: (index + 1) / ranges.length,
  }));
  const { start, end } = getBounds(ranges);
  const limits = listLimits(segments);
  const ends = [
    { value: start, at: 0 },
    { value: end, at: 1 },
  ].filter(({ value }) => !limits.some((limit) => limit.value === value));
  const markers = evaluations.map((one) => createMarker({ segments, start, end }, one)).toSorted(compareMarkers);
  return { units, segments, limits, ends, markers };
}
