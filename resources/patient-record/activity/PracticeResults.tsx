import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { PatientResults } from '../../../contract/patient-results.ts';
import { adherenceOf, practiceWeeks } from '../../../domain/results/practice-weeks.ts';
import { practiceBars } from '../../../domain/results/practice-bars.ts';
import { shownDays } from '../../../domain/results/shown-days.ts';
import { PracticeCalendar } from './PracticeCalendar.tsx';
import { ResultCard } from './ResultCard.tsx';
import { SessionTimeline } from './SessionTimeline.tsx';

interface Props {
  results: PatientResults;
  range: { from?: string; to?: string };
  today: string;
}

/** What the days of a range came to: adherence, a calendar of practice, and its sets along the time. */
export const PracticeResults = ({ results, range, today }: Props) => {
  const translate = useTranslate();
  const shown = shownDays(range, results.days, today);
  if (!shown) return null;
  const weeks = practiceWeeks(results, { ...shown, today });
  const inRange = results.days.filter(({ day }) => shown.from <= day && day <= shown.to);
  const adherence = adherenceOf(weeks);
  return (
    <ResultCard label={translate('recordResults.practice')}>
      <Typography variant="h3" component="h2">
        {translate('recordResults.practice')}
      </Typography>
      <p style={{ margin: '4px 0 12px', color: 'var(--ink-muted)' }}>
        {adherence !== null && (
          <strong title={translate('recordResults.adherenceHint')}>
            {translate('recordResults.adherence', { percent: Math.round(adherence * 100) })}
            {' · '}
          </strong>
        )}
        {translate('recordResults.daysPractised', {
          smart_count: inRange.filter(({ sessionsDone }) => sessionsDone > 0).length,
        })}
        {shown.isCut && ` · ${translate('recordResults.cut')}`}
      </p>
      <PracticeCalendar weeks={weeks} today={today} />
      <SessionTimeline {...practiceBars(inRange, shown)} from={shown.from} to={shown.to} />
    </ResultCard>
  );
};
