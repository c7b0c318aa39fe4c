import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { PatientResults } from '../../contract/activity/patient-results.ts';
import { buildPracticeWeeks } from '../../domain/activity/practice-weeks.ts';
import { buildPracticeBars } from '../../domain/activity/practice-bars.ts';
import { limitShownDays } from '../../domain/activity/chart-range.ts';
import { PracticeCalendar } from './PracticeCalendar.tsx';
import { ResultCard } from '../../src/ui/charts/ResultTable.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { SessionTimeline } from './SessionTimeline.tsx';

/** Side by side if the calendar is short. */
const Drawings = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 40px',
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '& > :last-child': { flex: '1 1 280px' },
});

interface Props {
  results: PatientResults;
  /** The selected range; undefined means open. */
  from?: string;
  to?: string;
  today: string;
}

/**
 * Results of a range of days: adherence, practice calendar and sets over time. Memoized, so that loading more
 * sessions does not render it again.
 */
export const PracticeResults = memo(({ results, from, to, today }: Props) => {
  const translate = useTranslate();
  const shown = limitShownDays({ from, to }, results, today);
  if (!shown) return null;
  const weeks = buildPracticeWeeks(results, { ...shown, today });
  const active = results.days.filter(
    ({ day, sessionsDone }) => sessionsDone > 0 && shown.from <= day && day <= shown.to,
  );
  const { adherence } = results;
  return (
    <ResultCard label={translate('recordResults.practice')}>
      <Typography variant="h3" component="h2">
        {translate('recordResults.practice')}
      </Typography>
      <p style={{ margin: '4px 0 12px', color: 'var(--ink-muted)' }}>
        {adherence && (
          <>
            <strong>{translate('recordResults.adherence', adherence)}</strong>
            {'. '}
            {translate('recordResults.adherenceHint', { to: formatDate(adherence.to) })}{' '}
          </>
        )}
        {translate('recordResults.daysActive', { smart_count: active.length })}
        {shown.isCut && ` · ${translate('recordResults.cut')}`}
      </p>
      <Drawings>
        <div>
          <PracticeCalendar weeks={weeks} today={today} />
        </div>
        <div>
          <SessionTimeline {...buildPracticeBars(results, shown)} from={shown.from} to={shown.to} />
        </div>
      </Drawings>
    </ResultCard>
  );
});
