import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { MeasuredSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import { parseDemographics, type Demographics } from '../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../domain/risk-analysis/outcome.ts';
import { findOutcome } from '../../domain/risk-analysis/session-analysis.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { createHistory, type HistoryEntry } from '../../domain/scan-sessions/history.ts';
import { divideIntoRanges } from '../../domain/risk-analysis/value-ranges.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { OutcomeSlider } from '../risk-analysis/shared/OutcomeSlider.tsx';
import { formatNoScale, useAnalysisFailure } from '../risk-analysis/shared/outcomeTexts.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { HistoryTrend } from './HistoryTrend.tsx';
import { LatestResult } from './LatestResult.tsx';
import { useCriteria } from './scanQueries.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  marginBottom: theme.spacing(3),
}));
const panel = { px: { xs: 2, sm: 2.5 }, py: 2, overflow: 'visible', minWidth: 0 };

const listEvaluations = ({ evaluation }: HistoryEntry) =>
  evaluation.state === 'EVALUATED' ? evaluation.evaluations : [];

interface ScaleProps {
  outcome: Outcome | undefined;
  person: Demographics;
  history: readonly HistoryEntry[];
}

/** The scale of the newest result, with the one before it; without a scale, why there is none. */
const Scale = ({ outcome, person, history: [latest, ...older] }: ScaleProps) => {
  const translate = useTranslate();
  if (!outcome) return <Typography>{translate('analysis.notAssessed.NO_ANALYSIS')}</Typography>;
  if (!divideIntoRanges(outcome, person)) return <Typography>{formatNoScale(outcome, person, translate)}</Typography>;
  const before = older.find((entry) => listEvaluations(entry).length > 0);
  return (
    <OutcomeSlider
      outcome={outcome}
      person={person}
      evaluations={listEvaluations(latest!)}
      heading="h2"
      earlier={
        before && {
          evaluations: listEvaluations(before),
          at: formatDate(toDayInZone(before.session.createdDate, before.session.location.timezone)),
        }
      }
    />
  );
};

interface Props {
  assessmentId: string;
  /** Newest first. */
  sessions: readonly MeasuredSession[];
}

/** One assessment of a participant: the newest result and its change, the scale, the trend and every session. */
export const AssessmentHistory = ({ assessmentId, sessions }: Props) => {
  const translate = useTranslate();
  const { data: criteria, error, refetch } = useCriteria();
  const failure = useAnalysisFailure(error);
  const history = useMemo(() => criteria && createHistory(sessions, criteria), [sessions, criteria]);
  if (error) return <ErrorView message={failure} onRetry={refetch} />;
  if (!criteria || !history) return <output>{translate('analysis.loading')}</output>;
  const found = findOutcome(assessmentId, criteria.stored, (id) => findBuiltInOutcome(id, criteria.reading));
  const outcome = typeof found === 'string' ? undefined : found;
  const person = parseDemographics(sessions[0]!.session.meta.demographics);
  return (
    <>
      <Grid>
        <Card component="section" aria-label={translate('scan.participant.latest')} sx={panel}>
          <LatestResult entry={history[0]!} />
        </Card>
        <Card component="section" aria-label={translate('analysis.slider.title')} sx={panel}>
          <Scale outcome={outcome} person={person} history={history} />
        </Card>
      </Grid>
      <HistoryTrend outcome={outcome} person={person} history={history} />
      <HistoryTable history={history} />
    </>
  );
};
