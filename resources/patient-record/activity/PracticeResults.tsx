import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { PatientResults } from '../../../contract/patient-results.ts';
import { practiceWeeks } from '../../../domain/results/practice-weeks.ts';
import { practiceBars } from '../../../domain/results/practice-bars.ts';
import { shownDays } from '../../../domain/results/shown-days.ts';
import { PracticeCalendar } from './PracticeCalendar.tsx';
import { ResultCard } from '../../../src/components/charts/ResultCard.tsx';
import { dayText } from '../../../src/i18n/dayText.ts';
import { SessionTimeline } from './SessionTimeline.tsx';

/** Side by side where the calendar is short. */
const Drawings = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 40px',
  '& > *': { minWidth: 0, maxWidth: '100%' },
  '& > :last-child': { flex: '1 1 280px' },
});

interface Props {
  results: PatientResults;
  /** The chosen days; an open end without. */
  from?: string;
  to?: string;
  today: string;
}

/**
 * What the days of a range came to: adherence, a calendar of practice, and its sets along the time. Drawn again only
 * for other results, not for every page of sessions below.
 */
export const PracticeResults = memo(({ results, from, to, today }: Props) => {
  const translate = useTranslate();
  const shown = shownDays({ from, to }, results, today);
  if (!shown) return null;
  const weeks = practiceWeeks(results, { ...shown, today });
  const practised = results.days.filter(
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
            {translate('recordResults.adherenceHint', { to: dayText(adherence.to) })}{' '}
          </>
        )}
        {translate('recordResults.daysPractised', { smart_count: practised.length })}
        {shown.isCut && ` · ${translate('recordResults.cut')}`}
      </p>
      <Drawings>
        <div>
          <PracticeCalendar weeks={weeks} today={today} />
        </div>
        <div>
          <SessionTimeline {...practiceBars(results, shown)} from={shown.from} to={shown.to} />
        </div>
      </Drawings>
    </ResultCard>
  );
});
