import { useRef, useState, type KeyboardEvent, useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import { keysOf } from '../../contract/platform/typed-keys.ts';
import type { CalendarDay, PracticeWeek, DayState } from '../../domain/activity/practice-weeks.ts';
import { formatMediumDate, formatShortMonth, formatWeekday } from '../../src/ui/i18n/calendarFormat.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { CalendarFrame, CalendarLegend } from './calendarStyles.ts';
import type { recordResultsMessages } from './shared/messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `Mar 3, 2026: 2 of 3 sessions`. */
function describeDay({ day, state, done, prescribed }: CalendarDay, today: string, translate: Translate): string {
  const dayName = formatMediumDate(day);
  if (state === 'outside') return translate('recordResults.outside', { day: dayName });
  if (state === 'open') return translate(day > today ? 'recordResults.ahead' : 'recordResults.open', { day: dayName });
  if (state === 'free') return translate('recordResults.free', { day: dayName });
  return prescribed === null
    ? translate('recordResults.noneAsked', { day: dayName, smart_count: done })
    : translate('recordResults.ofAsked', { day: dayName, done, asked: prescribed, smart_count: prescribed });
}

/** `4 of 5 days, 80%`; without a percentage for the current week. */
function describeWeek(
  { activeDays: practised, prescribed: asked, percent }: PracticeWeek,
  translate: Translate,
): string {
  if (asked === null) return translate('recordResults.weekFree', { practised });
  return percent === null
    ? translate('recordResults.weekSoFar', { practised, asked })
    : translate('recordResults.weekDays', { practised, asked, percent });
}

interface Position {
  column: number;
  row: number;
}

const moves: Record<string, (position: Position, last: Position) => Position> = {
  ArrowLeft: ({ column, row }) => ({ column: column - 1, row }),
  ArrowRight: ({ column, row }) => ({ column: column + 1, row }),
  ArrowUp: ({ column, row }) => (row > 0 ? { column, row: row - 1 } : { column: column - 1, row: 6 }),
  ArrowDown: ({ column, row }) => (row < 6 ? { column, row: row + 1 } : { column: column + 1, row: 0 }),
  Home: ({ row }) => ({ column: 0, row }),
  End: ({ row }, last) => ({ column: last.column, row }),
};

/**
 * Arrow-key navigation over a grid of weeks (columns) and weekdays (rows) with a roving tabindex, starting at
 * `start`. `cell` returns the props of a day's cell.
 */
function useGridNavigation(columns: number, start: Position) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Position>();
  const position = focused && focused.column < columns ? focused : start;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(position, { column: columns - 1, row: 6 });
    if (!next || next.column < 0 || next.column >= columns) return;
    event.preventDefault();
    setFocused(next);
    table.current?.querySelector<HTMLElement>(`[data-place="${next.column}-${next.row}"]`)?.focus();
  };
  const cell = (column: number, row: number) => ({
    tabIndex: column === position.column && row === position.row ? 0 : -1,
    'data-place': `${column}-${row}`,
    onFocus: () => setFocused({ column, row }),
    onClick: () => setFocused({ column, row }),
  });
  return { table, onKeyDown, position, cell };
}

const MARKS: Record<Exclude<DayState, 'outside'>, string> = {
  practised: '3',
  partly: '2',
  none: '–',
  free: '',
  open: '',
};
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Whether a month starts in this week, or the calendar does. */
const startsMonth = (weeks: readonly PracticeWeek[], index: number): boolean =>
  index === 0 || weeks[index]!.start.slice(0, 7) !== weeks[index - 1]!.start.slice(0, 7);

/** A calendar of sessions per day, one column per week, with a summary of each week. */
export const PracticeCalendar = ({ weeks, today }: { weeks: readonly PracticeWeek[]; today: string }) => {
  const translate = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const todayAt = weeks.flatMap(({ days }) => days).findIndex(({ day }) => day === today);
  const start = todayAt < 0 ? weeks.length * 7 - 1 : todayAt;
  const { table, onKeyDown, position, cell } = useGridNavigation(weeks.length, {
    column: Math.floor(start / 7),
    row: start % 7,
  });
  // Scrolls to the newest weeks at the right end.
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, [weeks.length]);
  return (
    <>
      <CalendarFrame ref={frame}>
        {/* A table that is navigated by arrow keys is a grid. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table ref={table} role="grid" aria-label={translate('recordResults.calendar')} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{translate('recordResults.weekday')}</span>
              </th>
              {weeks.map(({ start: sunday }, index) => (
                <th
                  key={sunday}
                  scope="col"
                  aria-label={translate('recordResults.weekOf', { day: formatDate(sunday) })}
                >
                  {startsMonth(weeks, index) && formatShortMonth(sunday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((row) => (
              <tr key={row}>
                <th scope="row">{formatWeekday(weeks[0]!.days[row]!.day)}</th>
                {weeks.map(({ days }, column) => {
                  const shown = days[row]!;
                  const text = describeDay(shown, today, translate);
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
                      {shown.done || (shown.state !== 'outside' && MARKS[shown.state])}
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
                <td key={week.start} role="gridcell" title={describeWeek(week, translate)}>
                  <span aria-hidden="true">
                    {week.prescribed === null ? week.activeDays : `${week.activeDays}/${week.prescribed}`}
                  </span>
                  <span className="hidden-text">{describeWeek(week, translate)}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </CalendarFrame>
      <p aria-hidden="true" style={{ margin: '8px 0 0' }}>
        {describeDay(weeks[position.column]!.days[position.row]!, today, translate)}
      </p>
      <CalendarLegend>
        {keysOf(MARKS).map((state) => (
          <li key={state}>
            <i data-state={state} aria-hidden="true">
              {MARKS[state]}
            </i>
            {translate(`recordResults.legend.${state}` satisfies MessageKey<typeof recordResultsMessages>)}
          </li>
        ))}
      </CalendarLegend>
    </>
  );
};
