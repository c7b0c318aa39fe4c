import { useTranslate } from 'react-admin';
import { useLayoutEffect, useRef } from 'react';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { DayState, PracticeWeek } from '../../../domain/results/practice-weeks.ts';
import { CalendarFrame, CalendarLegend } from './calendarFrame.ts';
import { practiceText, weekText } from './calendarTexts.ts';
import { shortMonthText, weekdayText } from '../../../src/i18n/calendarText.ts';
import { useGridKeys } from './useGridKeys.ts';

const marks: Record<Exclude<DayState, 'outside'>, string> = {
  practised: '3',
  partly: '2',
  none: '–',
  free: '',
  open: '',
};
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The days of a month begin in this week, or the calendar does. */
const opensMonth = (weeks: readonly PracticeWeek[], at: number): boolean =>
  at === 0 || weeks[at]!.start.slice(0, 7) !== weeks[at - 1]!.start.slice(0, 7);

/** Sessions of each day as a calendar, week by week from left to right, with what each week came to. */
export const PracticeCalendar = ({ weeks, today }: { weeks: readonly PracticeWeek[]; today: string }) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const todayAt = weeks.flatMap(({ days }) => days).findIndex(({ day }) => day === today);
  const start = todayAt < 0 ? weeks.length * 7 - 1 : todayAt;
  const { table, onKeyDown, place, cell } = useGridKeys(weeks.length, {
    column: Math.floor(start / 7),
    row: start % 7,
  });
  // The newest weeks are at the right end.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, [weeks.length]);
  return (
    <>
      <CalendarFrame ref={frame}>
        {/* A table whose cells are walked through by arrow keys is a grid. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table ref={table} role="grid" aria-label={translate('recordResults.calendar')} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{translate('recordResults.weekday')}</span>
              </th>
              {weeks.map(({ start: sunday }, at) => (
                <th key={sunday} scope="col" aria-label={translate('recordResults.weekOf', { day: dayText(sunday) })}>
                  {opensMonth(weeks, at) && shortMonthText(sunday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((row) => (
              <tr key={row}>
                <th scope="row">{weekdayText(weeks[0]!.days[row]!.day)}</th>
                {weeks.map(({ days }, column) => {
                  const shown = days[row]!;
                  const text = practiceText(shown, today, translate);
                  return (
                    <td
                      role="gridcell"
                      key={shown.day}
                      {...cell(column, row)}
                      data-state={shown.state}
                      aria-label={text}
                      aria-current={shown.day === today ? 'date' : undefined}
                      title={text}
                    >
                      {shown.done || (shown.state !== 'outside' && marks[shown.state])}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('recordResults.week')}</th>
              {weeks.map((week) => (
                <td key={week.start} role="gridcell" title={weekText(week, translate)}>
                  <span aria-hidden="true">
                    {week.asked === null ? week.practised : `${week.practised}/${week.asked}`}
                  </span>
                  <span className="hidden-text">{weekText(week, translate)}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </CalendarFrame>
      <p aria-hidden="true" style={{ margin: '8px 0 0' }}>
        {practiceText(weeks[place.column]!.days[place.row]!, today, translate)}
      </p>
      <CalendarLegend>
        {(Object.keys(marks) as (keyof typeof marks)[]).map((state) => (
          <li key={state}>
            <i data-state={state} aria-hidden="true">
              {marks[state]}
            </i>
            {translate(`recordResults.legend.${state}`)}
          </li>
        ))}
      </CalendarLegend>
    </>
  );
};
