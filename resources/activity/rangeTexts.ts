import type { useTranslate } from 'react-admin';
import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `95°`; a dash for a missing value. */
export const formatDegrees = (value: number | null): string => (value === null ? '-' : `${Math.round(value)}°`);

/** `Heel Slide, Left`; only the exercise if it has no side. */
export const formatRangeName = ({ name, side }: MeasuredRange, translate: Translate): string =>
  side === null ? name : `${name}, ${translate(side)}`;

/** `95° on 03/01/2026 to 118° on 04/12/2026, goal 120°`: the first and last value of the end that has a goal. */
export function describeRange({ days, goal }: MeasuredRange, translate: Translate): string {
  const end = days.some(({ max }) => max !== null) ? 'max' : 'min';
  const measured = days.filter((day) => day[end] !== null);
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const text = translate(`recordResults.${measured.length > 1 ? 'fromTo' : 'once'}`, {
    first: formatDegrees(first[end]),
    firstDay: formatDate(first.day),
    last: formatDegrees(last[end]),
    lastDay: formatDate(last.day),
  });
  return goal ? translate('recordResults.goal', { text, goal: formatDegrees(goal[end]) }) : text;
}

const columns = ['date', 'exercise', 'side', 'lowest', 'highest', 'goalLowest', 'goalHighest'] as const;

/** CSV rows of all ranges in degrees, newest day first, with a header row. */
export const toRangeRows = (ranges: readonly MeasuredRange[], translate: Translate) => [
  columns.map((column) => translate(`recordResults.column.${column}`)),
  ...ranges.flatMap(({ name, side, goal, days }) =>
    days
      .toReversed()
      .map(({ day, min, max }) => [
        formatDate(day),
        name,
        translate(side ?? 'recordResults.bothSides'),
        min,
        max,
        goal?.min,
        goal?.max,
      ]),
  ),
];
