import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { WINDOW_DAYS } from '../../../domain/rtm/windows.ts';
import type { CodeFacts } from './CodeFacts.ts';

const Bar = styled('div')({
  height: 6,
  marginTop: 6,
  borderRadius: 3,
  background: 'var(--border)',
  overflow: 'hidden',
  '& div': { height: '100%', borderRadius: 3, background: 'var(--primary)' },
});

/** How far a cycle is: `N/30` days with a meter, or minutes and live contacts (RTM-10, OPEN-076, OPEN-077). */
export const CycleProgress = ({ facts: { clock, numActiveDays, minutes, liveContacts } }: { facts: CodeFacts }) => {
  const translate = useTranslate();
  if (clock === 'CALENDAR_MONTH')
    return (
      <div>
        {translate('rtmCycle.minutes', { smart_count: minutes })}
        <small>{translate('rtmCycle.contacts', { smart_count: liveContacts })}</small>
      </div>
    );
  return (
    <div>
      {translate('rtmCycle.days', { count: numActiveDays, window: WINDOW_DAYS })}
      <Bar
        role="meter"
        aria-label={translate('rtmCycle.daysLabel')}
        aria-valuenow={numActiveDays}
        aria-valuemin={0}
        aria-valuemax={WINDOW_DAYS}
      >
        <div style={{ width: `${Math.min(100, (numActiveDays / WINDOW_DAYS) * 100)}%` }} />
      </Bar>
    </div>
  );
};
