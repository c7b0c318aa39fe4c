import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { shortDayText } from '../../../src/i18n/calendarText.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { DataWindow } from './windowDays.ts';

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

/** The days of a window as small squares; read as one sentence that names the days that count. */
export const DayStrip = ({ window: { startDate, endDate, days } }: { window: DataWindow }) => {
  const translate = useTranslate();
  const counted = days.filter(({ is }) => is === 'counted');
  const label = translate('rtm.strip', {
    smart_count: counted.length,
    start: dayText(startDate),
    end: dayText(endDate),
  });
  return (
    <Strip
      role="img"
      aria-label={counted.length ? `${label}: ${counted.map(({ day }) => shortDayText(day)).join(', ')}` : label}
    >
      {days.map(({ day, is, data }) => (
        <span
          key={day}
          className={is}
          title={[dayText(day), ...(data?.kinds ?? []).map((kind) => translate(`rtm.kind.${kind}`))].join(' · ')}
        />
      ))}
    </Strip>
  );
};
