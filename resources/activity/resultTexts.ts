import type { useTranslate } from 'react-admin';
import type { MeasuredRange, PatientResults } from '../../contract/activity/patient-results.ts';
import { findPrescribed } from '../../domain/activity/adherence.ts';
import { getMeasuredEnd } from '../../domain/activity/measured-end.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import type { recordResultsMessages } from './shared/messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;
type Column = keyof typeof recordResultsMessages.recordResults.column;

/** The message that names a column of a table or a CSV file. */
export const columnLabel = (column: Column): MessageKey<typeof recordResultsMessages> =>
  `recordResults.column.${column}`;

/** `95°`; a dash for a missing value. */
export const formatDegrees = (value: number | null): string => (value === null ? '-' : `${Math.round(value)}°`);

/** `Heel Slide, Left`; only the exercise if it has no side. */
export const formatRangeName = ({ name, side }: MeasuredRange, translate: Translate): string =>
  side === null ? name : `${name}, ${translate(side)}`;

/** `95° on 03/01/2026 to 118° on 04/12/2026, goal 120°`: the first and last value of the end that has a goal. */
export function describeRange({ days, goal }: MeasuredRange, translate: Translate): string {
  const end = getMeasuredEnd(days);
  const measured = days.filter((day) => day[end] !== null);
  const [first, last] = [measured[0]!, measured.at(-1)!];
  const text = translate(measured.length > 1 ? 'recordResults.fromTo' : 'recordResults.once', {
    first: formatDegrees(first[end]),
    firstDay: formatDate(first.day),
    last: formatDegrees(last[end]),
    lastDay: formatDate(last.day),
  });
  return goal ? translate('recordResults.goal', { text, goal: formatDegrees(goal[end]) }) : text;
}

const rangeColumns = ['date', 'exercise', 'side', 'lowest', 'highest', 'goalLowest', 'goalHighest'] as const;

/** CSV rows of all ranges in degrees, newest day first, with a header row. */
export const toRangeRows = (ranges: readonly MeasuredRange[], translate: Translate) => [
  rangeColumns.map((column) => translate(columnLabel(column))),
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

const dayColumns = ['date', 'sessions', 'setsDone', 'setsPerDay', 'selfReported'] as const;
const adherenceColumns = [
  'activeDays',
  'prescribedDays',
  'daysPercent',
  'sessionsDone',
  'prescribedSessions',
  'sessionsPercent',
] as const;

/** CSV rows of the practice per day, newest first, with a header row and the total adherence as the last row. */
export function toPracticeRows(
  { days, frequency, adherence }: Pick<PatientResults, 'days' | 'frequency' | 'adherence'>,
  translate: Translate,
) {
  const header = [...dayColumns, ...adherenceColumns].map((column) => translate(columnLabel(column)));
  const rows = days.toReversed().map(({ day, sessions, setsDone, selfReported }) => {
    const frequencyOfDay = findPrescribed(frequency, day);
    const prescribed = frequencyOfDay ? frequencyOfDay.dailyFrequency * frequencyOfDay.setsPerSession : 0;
    return [formatDate(day), sessions, setsDone, prescribed, selfReported, ...adherenceColumns.map(() => '')];
  });
  if (!adherence) return [header, ...rows];
  const counted = { from: formatDate(adherence.from), to: formatDate(adherence.to) };
  const label = translate('recordResults.adherenceDays', counted);
  return [header, ...rows, [label, '', '', '', '', ...adherenceColumns.map((column) => adherence[column])]];
}
