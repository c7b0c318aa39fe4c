import { type Outcome, colourOf, scaleOf, type LevelColour } from './outcome.ts';
import type { Judgement } from './session-analysis.ts';
import { valueRanges, type ValueRange } from './value-ranges.ts';

/** A range of values on the slider; `from` and `to` are places, parts of its length from 0 to 1. */
export interface SliderSegment {
  range: ValueRange;
  colour: LevelColour;
  from: number;
  to: number;
}

/** A limit where it stands on the slider. */
export interface SliderLimit {
  value: number;
  at: number;
}

/** A judged result where it stands on the slider. */
export interface SliderMarker {
  judgement: Judgement;
  at: number;
  /** Whether the value lies before or after all that the slider shows; it stands at that end then. */
  beyond: 'START' | 'END' | null;
}

/** The scale of an outcome (RISK-02, RISK-52): each range of values equally wide, a value within one in proportion. */
export interface Slider {
  units: string | null;
  segments: SliderSegment[];
  limits: SliderLimit[];
  /** Where the slider begins and ends; no limits, and left out where a limit has the same value. */
  ends: SliderLimit[];
  /** In the order of their names over the slider, from the top: no line down to the slider crosses another name. */
  markers: SliderMarker[];
}

/** How near to the edge of its segment a marker stands, as a part of it: it is always seen which side it is on. */
const EDGE = 0.06;

/** The values at both ends: an open end is as long as the range beside it. */
function boundsOf(ranges: readonly ValueRange[]): { start: number; end: number } {
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

function markerOf({ segments, start, end }: Scale, judgement: Judgement): SliderMarker {
  const { value } = judgement.result;
  if (value < start) return { judgement, at: 0, beyond: 'START' };
  if (value > end) return { judgement, at: 1, beyond: 'END' };
  const { range, from, to } = segments.find((segment) => holds(segment.range, value)) ?? segments[0]!;
  const first = range.from?.value ?? start;
  const last = range.to?.value ?? end;
  const part = last > first ? (value - first) / (last - first) : 0.5;
  return { judgement, at: from + (to - from) * Math.min(Math.max(part, EDGE), 1 - EDGE), beyond: null };
}

/** Each limit once: between two ranges, or in the middle of the range that is this value alone. */
function limitsOf(segments: readonly SliderSegment[]): SliderLimit[] {
  const alone = segments.flatMap(({ range, from, to }) =>
    range.from && range.from.value === range.to?.value ? [{ value: range.from.value, at: (from + to) / 2 }] : [],
  );
  const between = segments
    .slice(1)
    .flatMap(({ range, from }) => (range.from ? [{ value: range.from.value, at: from }] : []))
    .filter(({ value }) => !alone.some((limit) => limit.value === value));
  return [...alone, ...between].toSorted((a, b) => a.at - b.at);
}

/** A name stands to the right of its place in the left half, else to the left of it. */
const besideEachOther = (a: SliderMarker, b: SliderMarker): number =>
  a.at > 0.5 && b.at > 0.5 ? b.at - a.at : a.at - b.at;

/**
 * The slider of an outcome with what was judged by it; null where it has no single scale, such as one by sex and age, or
 * where all values are judged alike, so that nothing on it would be a limit.
 */
export function sliderOf(outcome: Outcome, judgements: readonly Judgement[]): Slider | null {
  const judged = valueRanges(outcome);
  if (!judged || judged.ranges.every(({ from, to }) => !from && !to)) return null;
  const { ranges, units } = judged;
  const segments = ranges.map((range, index) => ({
    range,
    colour: colourOf(range.category, scaleOf(outcome)),
    from: index / ranges.length,
    to: (index + 1) / ranges.length,
  }));
  const { start, end } = boundsOf(ranges);
  const limits = limitsOf(segments);
  const ends = [
    { value: start, at: 0 },
    { value: end, at: 1 },
  ].filter(({ value }) => !limits.some((limit) => limit.value === value));
  const markers = judgements.map((one) => markerOf({ segments, start, end }, one)).toSorted(besideEachOther);
  return { units, segments, limits, ends, markers };
}
