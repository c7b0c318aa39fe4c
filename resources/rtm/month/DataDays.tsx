import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmMonthDetail, RtmDataDay } from '../../../contract/rtm/month.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { addDays, countDaysBetween } from '../../../domain/platform/calendar.ts';
import { formatShortDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { CLOCK_AHEAD_MINUTES } from '../../../domain/platform/data-day.ts';
import { WINDOW_DAYS } from '../../../domain/rtm/rules.ts';

/** State of a day: counted data, uncounted data, no data, or in the future. */
interface WindowDay {
  day: string;
  is: 'counted' | 'uncounted' | 'empty' | 'ahead';
  data: RtmDataDay | undefined;
}

/** A window of the month; both dates are included. */
interface DataWindow {
  startDate: string;
  endDate: string;
  days: WindowDay[];
}

/** The 30-day windows with a day in the month, earliest first and without duplicates. */
function listWindows({ codes, dataDays, today }: RtmMonthDetail): DataWindow[] {
  const known = new Map(dataDays.map((data) => [data.day, data]));
  const ends = new Map<string, string>();
  for (const { clock, startDate, endDate } of codes)
    if (clock === 'ROLLING_30' && startDate && endDate) ends.set(startDate, endDate);
  return [...ends]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([startDate, endDate]) => ({
      startDate,
      endDate,
      days: Array.from({ length: countDaysBetween(startDate, endDate) + 1 }, (_, index) => {
        const day = addDays(startDate, index);
        const data = known.get(day);
        if (data) return { day, data, is: data.counted ? 'counted' : 'uncounted' };
        return { day, data, is: day > today ? 'ahead' : 'empty' };
      }),
    }));
}

const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 16px)',
  gap: 4,
  maxWidth: 15 * 20,
  marginTop: 8,
  '& span': { width: 16, height: 16, borderRadius: 3, border: '1px solid var(--border-strong)' },
  '& .counted': { background: 'var(--primary)', borderColor: 'var(--primary)' },
  '& .uncounted': {
    borderColor: 'var(--warning)',
    background: 'linear-gradient(135deg, transparent 44%, var(--warning) 44% 56%, transparent 56%)',
  },
  '& .ahead': { borderStyle: 'dashed', borderColor: 'var(--border)' },
});

/** The days of a window as small squares; its text alternative lists the days that count. */
const DayStrip = ({ window: { startDate, endDate, days } }: { window: DataWindow }) => {
  const translate = useTranslate();
  const counted = days.filter(({ is }) => is === 'counted');
  const label = translate('rtm.strip', {
    smart_count: counted.length,
    start: formatDate(startDate),
    end: formatDate(endDate),
  });
  return (
    <Strip
      role="img"
      aria-label={counted.length ? `${label}: ${counted.map(({ day }) => formatShortDate(day)).join(', ')}` : label}
    >
      {days.map(({ day, is, data }) => (
        <span
          key={day}
          className={is}
          title={[formatDate(day), ...(data?.kinds ?? []).map((kind) => translate(`rtm.kind.${kind}`))].join(' · ')}
        />
      ))}
    </Strip>
  );
};

const Windows = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 40px' });

/** The data days of each window of the month, and uncounted days with the reason. */
export const DataDays = ({ detail }: { detail: RtmMonthDetail }) => {
  const translate = useTranslate();
  const windows = listWindows(detail);
  const uncounted = detail.dataDays.filter(({ counted }) => !counted);
  return (
    <section>
      <h3>{translate('rtm.dataDays')}</h3>
      {windows.length === 0 && <p>{translate('rtm.noWindow', { days: WINDOW_DAYS })}</p>}
      <Windows>
        {windows.map((window) => (
          <div key={window.startDate}>
            <small>
              {translate('rtmCycle.period', { start: formatDate(window.startDate), end: formatDate(window.endDate) })}
            </small>
            <DayStrip window={window} />
          </div>
        ))}
      </Windows>
      {uncounted.length > 0 && (
        <ul aria-label={translate('rtm.uncountedDays')}>
          {uncounted.map(({ day, uncounted: reason }) => (
            <li key={day}>
              {translate('rtm.notCounted', {
                day: formatDate(day),
                reason: reason ? translate(`rtm.uncounted.${reason}`, { minutes: CLOCK_AHEAD_MINUTES }) : '',
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
