import { lightFormat } from 'date-fns';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import { toCivilDate } from '../platform/calendar.ts';
import { rankItem, orderItems } from '@exer/gait-analysis/measures.ts';
import { getMeasureName, removeSide, splitSide, type Measure } from './measures.ts';
import { compareWalk, type Band, type ComparedSpeed, type WalkFacts, type Walker } from './norms.ts';
import { SPEED_THRESHOLD } from './report-summary.ts';
import { computeScale } from '../activity/chart-range.ts';

/** Hip flexion, in degrees, that the chart of it is held against (CONST-08, OPEN-102). */
export const HIP_FLEXION_THRESHOLD = 20;

export type Side = 'left' | 'right' | null;

/** Under what circumstances a value was taken; values of different ones are no like for like. */
export interface Circumstances {
  assistance: GaitSession['session']['meta']['assistanceOption'];
  source: NonNullable<Measure['source']>;
}

/** One value of a measure, at the instant (ISO 8601) at which its session was captured. */
export interface ProgressPoint extends Circumstances, WalkFacts {
  at: string;
  value: number;
  /** Half the width of its 95% interval, where known. */
  plusMinus?: number;
}

/** One measure over all sessions; what is measured on both sides has a line for each. Oldest point first. */
export interface MeasureProgress {
  /** Tells it from all others of the patient. */
  id: string;
  item: string;
  title: string;
  unit: string | null;
  /** Held against the values by a dashed line. */
  threshold: number | null;
  lines: { side: Side; points: ProgressPoint[] }[];
}

const getThreshold = (item: string, of: string, unit: string | null): number | null => {
  if (item === 'speed' && of === 'avgSpeed' && (unit ?? 'm/s') === 'm/s') return SPEED_THRESHOLD;
  if (item === 'hip' && of.toLowerCase() === 'hipflexion' && unit === 'degrees') return HIP_FLEXION_THRESHOLD;
  return null;
};

const sides: readonly Side[] = ['left', 'right', null];

type Walk = Pick<GaitSession, 'day' | 'session'>;

function add(
  all: Map<string, MeasureProgress>,
  item: string,
  measure: Measure,
  { day, session: { meta } }: Walk,
): void {
  if (measure.value === null) return;
  const { side, of } = splitSide(measure.name);
  const unit = measure.unit ?? null;
  // A value in another unit does not belong on the same axis.
  const id = [item, of, unit].join(' ');
  const title = removeSide(getMeasureName(measure));
  const known = all.get(id) ?? { id, item, title, unit, threshold: getThreshold(item, of, unit), lines: [] };
  const line = known.lines.find((one) => one.side === side) ?? { side, points: [] };
  line.points.push({
    at: meta.capturedDate,
    day,
    start: meta.timing?.start ?? null,
    value: measure.value,
    ...(measure.plusMinus !== undefined && { plusMinus: measure.plusMinus }),
    assistance: meta.assistanceOption,
    source: measure.source ?? 'DEVICE',
  });
  if (line.points.length === 1) known.lines.push(line);
  known.lines.sort((one, other) => sides.indexOf(one.side) - sides.indexOf(other.side));
  all.set(id, known);
}

/** Every measure that has a value in some session, over time, in the order of the items (REC-30). */
export function listProgress(sessions: readonly Walk[]): MeasureProgress[] {
  const all = new Map<string, MeasureProgress>();
  const oldestFirst = sessions.toSorted(
    (one, other) => Date.parse(one.session.meta.capturedDate) - Date.parse(other.session.meta.capturedDate),
  );
  for (const walk of oldestFirst) {
    for (const { name, measures } of orderItems(walk.session.data)) {
      for (const measure of measures) add(all, name, measure, walk);
    }
  }
  return [...all.values()];
}

/** The measures by item, in the order of the items. */
export function groupByItem(progress: readonly MeasureProgress[]): { item: string; measures: MeasureProgress[] }[] {
  const items = new Map<string, MeasureProgress[]>();
  for (const measure of progress) items.set(measure.item, [...(items.get(measure.item) ?? []), measure]);
  return [...items]
    .map(([item, measures]) => ({ item, measures }))
    .toSorted((one, other) => rankItem(one.item) - rankItem(other.item));
}

/** Whether the values of a measure were taken under different circumstances, which then have to be said of each. */
export function areMixed({ lines }: MeasureProgress): boolean {
  const points = lines.flatMap((line) => line.points);
  return points.some((one) => one.assistance !== points[0]!.assistance || one.source !== points[0]!.source);
}

interface ProgressRow {
  at: string;
  values: (number | null)[];
  /** Of the first line that has a value then. */
  taken: Circumstances;
}

/** Rows of a measure, one an instant, with the value of each line or null where it was not measured then. */
export function listProgressRows({ lines }: MeasureProgress): ProgressRow[] {
  const instants = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted();
  return instants.map((at) => {
    const points = lines.map((line) => line.points.find((point) => point.at === at));
    const { assistance, source } = points.find((point) => point !== undefined)!;
    return { at, values: points.map((point) => point?.value ?? null), taken: { assistance, source } };
  });
}

const steps = new Map([
  ['degrees', 10],
  ['percent', 10],
]);
const STEP = 0.2;

/**
 * What is known of the average of healthy people of the walker's sex and age at the latest walk; null for other measures, and
 * where it does not apply to how that walk was timed.
 */
export function findProgressNorm(
  { item, threshold, lines }: MeasureProgress,
  walker: Walker,
): Extract<ComparedSpeed, { kind: 'COMPARED' }> | null {
  const latest = lines
    .flatMap(({ points }) => points)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  if (item !== 'speed' || threshold === null || !latest) return null;
  const norm = compareWalk(latest.value, walker, latest);
  return norm.kind === 'COMPARED' ? norm : null;
}

/** The ends of a scale that holds all values with their intervals, the threshold, a norm and zero. */
export const getProgressScale = (
  { lines, threshold, unit }: MeasureProgress,
  norm: Band | null = null,
): { min: number; max: number } =>
  computeScale(
    lines.flatMap(({ points }) =>
      points.flatMap(({ value, plusMinus = 0 }) => [
        value + plusMinus,
        Math.max(Math.min(value, 0), value - plusMinus),
      ]),
    ),
    [0, threshold, norm?.to],
    steps.get(unit ?? '') ?? STEP,
  );

const VALUE_DECIMALS = 2;

/** Cells of a measure's CSV: the moment by the clock of `zone` as `MM-dd-yyyy HH:mm`, then each line's value (CONST-09). */
export function toProgressCsv(
  measure: MeasureProgress,
  columns: readonly string[],
  zone: string,
): (string | number | null)[][] {
  // A text that begins with a minus would be taken for a formula and get an apostrophe in front.
  const cell = (value: number | null) =>
    value === null || value < 0 ? value && Number(value.toFixed(VALUE_DECIMALS)) : value.toFixed(VALUE_DECIMALS);
  return [
    [...columns],
    ...listProgressRows(measure).map(({ at, values }) => [
      lightFormat(toCivilDate(at, zone), 'MM-dd-yyyy HH:mm'),
      ...values.map(cell),
    ]),
  ];
}
