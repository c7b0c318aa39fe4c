import { dataKinds, type RtmDataDay, type RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { addDays, countDaysBetween, formatDay, toMonth } from '../../platform/calendar.ts';
import type { DayCell, ReportPart, ReportSection, ReportTable } from '../../reports/report-model.ts';
import { englishFormat } from '../../../contract/platform/message.ts';
import { formatCount } from '../explanation.ts';
import { dataKindNames, packetWords as words, uncountedNames } from './packet-words.ts';

interface Window {
  startDate: string;
  endDate: string;
  /** Data days that were counted when it was billed; null while it is not billed. */
  billedDays: number | null;
}

/** Supply windows with a day in the month, the earliest first, each once, whatever codes it has. */
function listWindows({ codes }: RtmMonthDetail): Window[] {
  const windows = new Map<string, Window>();
  for (const { clock, cycleId, startDate, endDate, status, numActiveDays } of codes)
    if (clock === 'ROLLING_30' && cycleId !== null && startDate && endDate)
      windows.set(startDate, { startDate, endDate, billedDays: status === 'BILLED' ? numActiveDays : null });
  return [...windows.values()].toSorted((one, other) => one.startDate.localeCompare(other.startDate));
}

const isWithin = (day: string, { startDate, endDate }: Window): boolean => startDate <= day && day <= endDate;

/** What was done and, where the day does not count, why. */
const formatKinds = ({ kinds, uncounted }: RtmDataDay): string => {
  const done = kinds.map((kind) => dataKindNames[kind].name).join(', ');
  return uncounted ? `${done} (${uncountedNames[uncounted].toLowerCase()})` : done;
};

function toCell(day: string, found: RtmDataDay | undefined, isFirst: boolean): DayCell {
  return {
    label: String(Number(day.slice(8))),
    ...((isFirst || day.endsWith('-01')) && { heading: englishFormat.day(day).slice(0, 3) }),
    sign: found ? found.kinds.map((kind) => dataKindNames[kind].letter).join('') : '',
    state: found ? (found.counted ? 'full' : 'marked') : 'empty',
  };
}

const buildDayTable = (days: readonly RtmDataDay[]): ReportTable => ({
  columns: [
    { title: 'Day', share: 3 },
    { title: 'Data', share: 6 },
  ],
  rows: days.map((day) => [formatDay(day.day), formatKinds(day)]),
});

/** `S session, A survey answer`, of what the days have. */
const formatLetters = (days: readonly RtmDataDay[]): string =>
  dataKinds
    .filter((kind) => days.some(({ kinds }) => kinds.includes(kind)))
    .map((kind) => `${dataKindNames[kind].letter} ${dataKindNames[kind].name.toLowerCase()}`)
    .join(', ');

function buildWindowPart(window: Window, { dataDays }: RtmMonthDetail): ReportPart {
  const days = dataDays.filter(({ day }) => isWithin(day, window));
  const length = countDaysBetween(window.startDate, window.endDate) + 1;
  const counted = days.filter(({ counted: counts }) => counts).length;
  return {
    kind: 'figure',
    title: words.window(formatDay(window.startDate), formatDay(window.endDate)),
    subtitle: [
      `${formatCount(counted, 'data day')} of ${formatCount(length, 'day')}`,
      // Data that were deleted since do not change what is billed.
      window.billedDays !== null && window.billedDays !== counted ? `${window.billedDays} were billed` : '',
      formatLetters(days),
    ]
      .filter(Boolean)
      .join('. '),
    chart: {
      kind: 'days',
      cells: Array.from({ length }, (_, at) => {
        const day = addDays(window.startDate, at);
        return toCell(
          day,
          days.find((each) => each.day === day),
          at === 0,
        );
      }),
      legend: [
        { state: 'full', label: words.counted },
        { state: 'marked', label: words.notCounted },
        { state: 'empty', label: words.noData },
      ],
    },
    ...(days.length > 0 && { table: buildDayTable(days) }),
  };
}

/** Data days of every window of the month, as a strip and as a table, and those that lie in none. */
export function buildDaysSection(detail: RtmMonthDetail): ReportSection {
  const windows = listWindows(detail);
  const outside = detail.dataDays.filter(
    ({ day }) => toMonth(day) === detail.yearMonth && !windows.some((window) => isWithin(day, window)),
  );
  return {
    title: words.dataDays,
    parts: [
      { kind: 'text', text: words.definition[detail.dataDayDefinition], tone: 'quiet' },
      ...(windows.length > 0
        ? windows.map((window) => buildWindowPart(window, detail))
        : [{ kind: 'text', text: words.noWindow } satisfies ReportPart]),
      ...(outside.length > 0
        ? [{ kind: 'table', title: words.outside, table: buildDayTable(outside) } satisfies ReportPart]
        : []),
    ],
  };
}
