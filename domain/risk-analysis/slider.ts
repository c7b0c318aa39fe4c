import type { Demographics } from './demographics.ts';
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
  /** Of an earlier session. */
  isEarlier: boolean;
}

/** The scale of an outcome (RISK-02, RISK-52): its ranges and the values in proportion. */
export interface Slider {
  units: string | null;
  segments: SliderSegment[];
  limits: SliderLimit[];
  /** Start and end of the slider; left out if a limit has the same value. */
  ends: SliderLimit[];
  /** In the order of their names over the slider, from the top: no line down to the slider crosses another name. */
  markers: SliderMarker[];
}

/** What a range of one value takes of the length, to be seen. */
const POINT = 0.012;
/** A value at a limit, or closer to it than this fraction of the length, is moved to its own side of the limit. */
const EDGE = 0.006;
/** How far beyond its natural end the slider may reach to show a value, in lengths of it. */
const LONGEST = 2;

interface Bounds {
  start: number;
  end: number;
}

/** The values at both ends; an open range is as long as the range beside it. */
function getBounds(ranges: readonly ValueRange[]): Bounds {
  const values = ranges.flatMap(({ from, to }) => [from, to].flatMap((limit) => (limit ? [limit.value] : [])));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const below = ranges.flatMap(({ from, to }) => (to?.value === highest && from ? [highest - from.value] : []));
  const above = ranges.flatMap(({ from, to }) => (from?.value === lowest && to ? [to.value - lowest] : []));
  const length = (lengths: number[]) => Math.max(0, ...lengths);
  const start = lowest >= 0 ? 0 : lowest - (length(above) || Math.abs(lowest));
  return { start, end: Number((highest + (length(below) || highest - start || 1)).toPrecision(9)) };
}

/** Extends the scale to the highest value, in whole units, unless that would leave too little room for the ranges. */
function extendTo({ start, end }: Bounds, values: readonly number[]): Bounds {
  const wanted = values.filter((value) => value > end && value <= start + (end - start) * LONGEST);
  return { start, end: wanted.length > 0 ? Math.ceil(Math.max(...wanted)) : end };
}

const holds = ({ from, to }: ValueRange, value: number): boolean =>
  (from === null || value > from.value || (from.included && value === from.value)) &&
  (to === null || value < to.value || (to.included && value === to.value));

/** Ranges of one value take a little of the ranges beside them. */
function widenPoints(segments: readonly SliderSegment[]): SliderSegment[] {
  const widened = segments.map((segment) => ({ ...segment }));
  for (const [index, segment] of widened.entries()) {
    if (segment.from < segment.to) continue;
    segment.from = Math.max(0, segment.from - POINT / 2);
    segment.to = segment.from + POINT;
    const [before, after] = [widened[index - 1], widened[index + 1]];
    if (before) before.to = segment.from;
    if (after) after.from = segment.to;
  }
  return widened;
}

/** Where a value is on the slider, on its own side of the limits. */
function placeValue(segments: readonly SliderSegment[], { start, end }: Bounds, value: number) {
  if (value < start) return { at: 0, beyond: 'START' as const };
  if (value > end) return { at: 1, beyond: 'END' as const };
  const { from, to } = segments.find(({ range }) => holds(range, value)) ?? segments[0]!;
  const edge = Math.min(EDGE, (to - from) / 2);
  const at = (value - start) / (end - start);
  const [first, last] = [from > 0 ? from + edge : from, to < 1 ? to - edge : to];
  return { at: Math.min(Math.max(at, first), last), beyond: null };
}

/** Each limit once. */
function listLimits(ranges: readonly ValueRange[], toAt: (value: number) => number): SliderLimit[] {
  const values = ranges.flatMap(({ from, to }) => [from, to].flatMap((limit) => (limit ? [limit.value] : [])));
  return [...new Set(values)].toSorted((a, b) => a - b).map((value) => ({ value, at: toAt(value) }));
}

/** Names stand to the right of their place in the left half of the slider, else to the left. */
const compareMarkers = (a: SliderMarker, b: SliderMarker): number =>
  a.at > 0.5 && b.at > 0.5 ? b.at - a.at : a.at - b.at;

interface Shown {
  /** By whose sex and age the outcome is drawn, if it depends on them. */
  person?: Demographics;
  /** The same results of an earlier session. */
  earlier?: readonly ResultEvaluation[];
}

/**
 * The slider of an outcome with evaluated results. Null without a single scale, such as one by sex and age for somebody whose
 * sex or age is unknown, or if all values have the same category, so that there is no limit to show.
 */
export function createSlider(
  outcome: Outcome,
  evaluations: readonly ResultEvaluation[],
  { person, earlier = [] }: Shown = {},
): Slider | null {
  const divided = divideIntoRanges(outcome, person ?? evaluations[0]?.person);
  if (!divided || divided.ranges.every(({ from, to }) => !from && !to)) return null;
  const { ranges, units } = divided;
  const marked = [
    ...evaluations.map((evaluation) => ({ evaluation, isEarlier: false })),
    ...earlier.map((evaluation) => ({ evaluation, isEarlier: true })),
  ];
  const bounds = extendTo(
    getBounds(ranges),
    marked.map(({ evaluation }) => evaluation.result.value),
  );
  const { start, end } = bounds;
  const toAt = (value: number) => (value - start) / (end - start);
  const segments = widenPoints(
    ranges.map((range) => ({
      range,
      colour: getLevelColour(range.category, getScale(outcome)),
      from: range.from ? toAt(range.from.value) : 0,
      to: range.to ? toAt(range.to.value) : 1,
    })),
  );
  const limits = listLimits(ranges, toAt);
  const ends = [
    { value: start, at: 0 },
    { value: end, at: 1 },
  ].filter(({ value }) => !limits.some((limit) => limit.value === value));
  const markers = marked
    .map(({ evaluation, isEarlier }) => ({
      evaluation,
      isEarlier,
      ...placeValue(segments, bounds, evaluation.result.value),
    }))
    .toSorted(compareMarkers);
  return { units, segments, limits, ends, markers };
}
