import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { RtmMonth } from '../../contract/rtm-billing.ts';
import { formatDay } from '../../domain/calendar.ts';
import { WINDOW_DAYS } from '../../domain/rtm/windows.ts';
import { RtmStatusChip } from './RtmStatusChip.tsx';
import { StatusControl } from './StatusControl.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 1.4fr) minmax(160px, 1fr) 120px minmax(184px, max-content)',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  padding: theme.spacing(2, 0),
  borderTop: '1px solid var(--border)',
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child': { justifySelf: 'end' },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr 1fr', '& > :last-child': { justifySelf: 'start' } },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));
const Bar = styled('div')({
  height: 6,
  marginTop: 6,
  borderRadius: 3,
  background: 'var(--border)',
  overflow: 'hidden',
  '& div': { height: '100%', borderRadius: 3, background: 'var(--primary)' },
});

/** A cycle: code and period, its days as `N/30` or its minutes (RTM-10, OPEN-076), its status and what may be done. */
export const CycleRow = ({ cycle, name }: { cycle: RtmMonth['cycles'][number]; name: string }) => {
  const translate = useTranslate();
  const { code, clock, startDate, endDate, status, numActiveDays, minutes, explanation } = cycle;
  return (
    <Row>
      <div>
        <strong>{code}</strong> {translate(`rtm.code.${code}`)}
        <small>{translate('rtm.period', { start: formatDay(startDate), end: formatDay(endDate) })}</small>
        {explanation && <small>{explanation}</small>}
      </div>
      {clock !== 'CALENDAR_MONTH' ? (
        <div>
          {translate('rtm.days', { count: numActiveDays, window: WINDOW_DAYS })}
          <Bar
            role="meter"
            aria-label={translate('rtm.daysLabel')}
            aria-valuenow={numActiveDays}
            aria-valuemin={0}
            aria-valuemax={WINDOW_DAYS}
          >
            <div style={{ width: `${Math.min(100, (numActiveDays / WINDOW_DAYS) * 100)}%` }} />
          </Bar>
        </div>
      ) : (
        <div>{translate('rtm.minutes', { smart_count: minutes })}</div>
      )}
      <div>
        <RtmStatusChip status={status} />
      </div>
      <div>
        <StatusControl cycle={cycle} name={name} />
      </div>
    </Row>
  );
};
