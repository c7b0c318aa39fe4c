import type { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import type { PatientSummary, SummaryPoint } from '../../../../contract/patients/summary.ts';
import { hasProduct, type Viewer } from '../../../../domain/identity/viewer.ts';
import { formatAxisDay } from '../../../../src/ui/i18n/calendarFormat.ts';
import { listTabs, tabPath, type RecordTab } from '../recordTabs.ts';
import type { RecordKey } from '../messages.en.ts';
import { describeBilling } from './billingFigure.ts';

export type Translate = ReturnType<typeof useTranslate>;
export type FigureName = 'adherence' | 'pain' | 'rangeOfMotion' | 'gait' | 'billing';

/** What stands in a figure: the value with its unit, and up to two lines below. */
export interface FigureText {
  value: string;
  unit?: string;
  detail?: string;
  source?: string;
  /** For the one-line summary, where it differs from value and unit. */
  short?: string;
  /** There is no value; `value` says why. */
  isEmpty?: boolean;
  trend?: { points: readonly { at: string; value: number }[]; text: string; goal?: number; min?: number; max?: number };
}

/** The figures of a patient that the viewer may see, in their order; Gait has its own in place of range of motion. */
export function listFigures({ productData, products }: PatientRecord, viewer: Viewer, tab: RecordTab): FigureName[] {
  const isHealth = productData.health !== null && hasProduct(viewer, 'HEALTH');
  const isGait = productData.gait !== null && hasProduct(viewer, 'GAIT');
  const figures: [FigureName, boolean][] = [
    ['adherence', isHealth],
    ['gait', isGait && (!isHealth || tab.product === 'gait')],
    ['pain', isHealth || products.includes('PRO')],
    ['rangeOfMotion', isHealth && (!isGait || tab.product === 'health')],
    ['billing', isHealth],
  ];
  return figures.flatMap(([figure, isShown]) => (isShown ? figure : []));
}

const sections: Record<FigureName, RecordTab> = {
  adherence: { product: 'health', section: 'activity' },
  pain: { product: 'health', section: 'surveys' },
  rangeOfMotion: { product: 'health', section: 'range-of-motion' },
  gait: { product: 'gait', section: 'progress' },
  billing: { product: 'health', section: 'care-management' },
};

/** The section that a figure opens; null where the patient has none of that name (REC-06). */
export function getFigurePath(record: PatientRecord, name: FigureName): string | null {
  const tab = sections[name];
  const isThere = listTabs(record, tab.product).some(({ section }) => section === tab.section);
  return isThere ? tabPath(record.id, tab) : null;
}

const toTrend = (points: readonly SummaryPoint[]) => points.map(({ day, value }) => ({ at: day, value }));
const formatSpeed = (value: number): string => value.toFixed(2);

type Describe = (summary: PatientSummary, translate: Translate, record: PatientRecord) => FigureText;
const say = (translate: Translate, key: RecordKey, values?: object): string => translate(key, values);

const describeAdherence: Describe = ({ health }, translate, { mostRecentSession }) => {
  const adherence = health?.adherence;
  const source = say(translate, 'recordSummary.lastDays');
  if (mostRecentSession === null) return { isEmpty: true, value: say(translate, 'recordSummary.adherence.neverUsed') };
  if (!health || !adherence)
    return { isEmpty: true, value: say(translate, 'recordSummary.adherence.none'), detail: source };
  const { daysPercent, sessionsPercent } = adherence;
  const [first, last] = [health.weeks[0], health.weeks.at(-1)];
  return {
    value: say(translate, 'recordSummary.adherence.value', { percent: daysPercent }),
    unit: say(translate, 'recordSummary.adherence.unit'),
    detail: say(translate, 'recordSummary.adherence.detail', { percent: sessionsPercent }),
    short: say(translate, 'recordSummary.adherence.short', { percent: daysPercent, dose: sessionsPercent }),
    source,
    ...(first && {
      trend: {
        points: toTrend(health.weeks),
        text: say(translate, 'recordSummary.adherence.trend', { first: first.value, last: last?.value }),
        min: 0,
        max: 100,
      },
    }),
  };
};

const describePain: Describe = ({ pain }, translate) => {
  if (!pain)
    return {
      isEmpty: true,
      value: say(translate, 'recordSummary.pain.none'),
      detail: say(translate, 'recordSummary.pain.noneSince'),
    };
  const { points, min, max, formTitle } = pain;
  const [first, last] = [points[0]!, points.at(-1)!];
  const day = formatAxisDay(first.day);
  return {
    value: String(last.value),
    unit: say(translate, 'recordSummary.pain.unit', { max }),
    detail:
      points.length > 1
        ? say(translate, 'recordSummary.pain.detail', { value: first.value, day })
        : say(translate, 'recordSummary.pain.once', { day }),
    source: `${formTitle}, ${formatAxisDay(last.day)}`,
    short: points.length > 1 ? `${last.value} (${first.value})` : String(last.value),
    trend: {
      points: toTrend(points),
      text: say(translate, 'recordSummary.pain.trend', { first: first.value, last: last.value, max }),
      min,
      max,
    },
  };
};

const describeRange: Describe = ({ health }, translate) => {
  const range = health?.rangeOfMotion;
  if (!range)
    return {
      isEmpty: true,
      value: say(translate, 'recordSummary.rangeOfMotion.none'),
      detail: say(translate, 'recordSummary.lastDays'),
    };
  const { name, side, best, goal, points } = range;
  const label = side === null ? name : `${name}, ${translate(side)}`;
  const value = Math.round(best.value);
  const ofGoal = goal && { value, goal: best.value < goal.min ? goal.min : goal.max };
  const [first, last] = [points[0]!, points.at(-1)!].map((point) => Math.round(point.value));
  return {
    value: say(translate, 'recordSummary.rangeOfMotion.value', { value }),
    ...(ofGoal && {
      unit: say(translate, 'recordSummary.rangeOfMotion.unit', ofGoal),
      short: say(translate, 'recordSummary.rangeOfMotion.short', ofGoal),
    }),
    detail: say(translate, 'recordSummary.rangeOfMotion.detail', { day: formatAxisDay(best.day) }),
    source: label,
    trend: {
      points: toTrend(points),
      text: say(translate, 'recordSummary.rangeOfMotion.trend', { name: label, first, last }),
      ...(ofGoal && { goal: ofGoal.goal }),
    },
  };
};

const describeGait: Describe = ({ gait }, translate) => {
  if (!gait?.lastSession) return { isEmpty: true, value: say(translate, 'recordSummary.gait.neverUsed') };
  const source = say(translate, 'recordSummary.gait.last', { day: formatAxisDay(gait.lastSession) });
  const [first, last] = [gait.speed[0], gait.speed.at(-1)];
  if (!first || !last) return { isEmpty: true, value: say(translate, 'recordSummary.gait.none'), detail: source };
  const values = { first: formatSpeed(first.value), last: formatSpeed(last.value) };
  return {
    value: values.last,
    unit: say(translate, 'recordSummary.gait.unit'),
    short: say(translate, 'recordSummary.gait.short', { value: values.last }),
    source,
    ...(gait.speed.length > 1 && {
      detail: say(translate, 'recordSummary.gait.detail', { value: values.first, day: formatAxisDay(first.day) }),
    }),
    trend: { points: toTrend(gait.speed), text: say(translate, 'recordSummary.gait.trend', values) },
  };
};

export const describeFigure: Record<FigureName, Describe> = {
  adherence: describeAdherence,
  pain: describePain,
  rangeOfMotion: describeRange,
  gait: describeGait,
  billing: describeBilling,
};
