import type { useTranslate } from 'react-admin';
import type { MeasuredRange } from '../../../contract/patient-results.ts';
import { dayText } from '../../../src/i18n/dayText.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `95°`; a dash for an end that was not measured. */
export const degrees = (value: number | null): string => (value === null ? '-' : `${Math.round(value)}°`);

/** `Heel Slide, Left`; the exercise alone where it has no side. */
export const rangeName = ({ name, side }: MeasuredRange, translate: Translate): string =>
  side === null ? name : `${name}, ${translate(side)}`;

/** `95° on 03/01/2026 to 118° on 04/12/2026, goal 120°`: what was reached first and last of what is to be reached. */
export function rangeText({ days, goal }: MeasuredRange, translate: Translate): string {
  const end = days.some(({ max }) => max !== null) ? 'max' : 'min';
  const measured = days.filter((day) => day[end] !== null);
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const text = translate(`recordResults.${measured.length > 1 ? 'fromTo' : 'once'}`, {
    first: degrees(first[end]),
    firstDay: dayText(first.day),
    last: degrees(last[end]),
    lastDay: dayText(last.day),
  });
  return goal ? translate('recordResults.goal', { text, goal: degrees(goal[end]) }) : text;
}

const columns = ['date', 'exercise', 'side', 'lowest', 'highest', 'goalLowest', 'goalHighest'] as const;

/** All ranges as rows of a file in degrees, the newest day of each first; the header is the first row. */
export const rangeRows = (ranges: readonly MeasuredRange[], translate: Translate) => [
  columns.map((column) => translate(`recordResults.column.${column}`)),
  ...ranges.flatMap(({ name, side, goal, days }) =>
    days
      .toReversed()
      .map(({ day, min, max }) => [
        dayText(day),
        name,
        translate(side ?? 'recordResults.bothSides'),
        min,
        max,
        goal?.min,
        goal?.max,
      ]),
  ),
];
