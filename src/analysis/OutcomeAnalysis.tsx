import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import type { ScanResult } from '../../contract/scan.ts';
import { completed, missingDemographics, type Demographics } from '../../domain/risk/demographics.ts';
import type { Outcome } from '../../domain/risk/outcome.ts';
import { analyse, type Analysis, type Judgement } from '../../domain/risk/session-analysis.ts';
import { sliderOf } from '../../domain/risk/slider.ts';
import { monitoring } from '../telemetry/monitoring.ts';
import { AssessedFor } from './AssessedFor.tsx';
import { DemographicsPrompt } from './DemographicsPrompt.tsx';
import { FactorTable } from './FactorTable.tsx';
import { OutcomeBox } from './OutcomeBox.tsx';
import { OutcomeSlider } from './OutcomeSlider.tsx';

/** Says to whoever maintains the outcome that its factors overlap (RISK-28); nothing of the session. */
function useOverlapReport({ assessmentId }: Outcome, analysis: Analysis): void {
  const overlaps = analysis.state === 'JUDGED' && analysis.judgements.some(({ matches }) => matches > 1);
  useEffect(() => {
    if (overlaps) monitoring.report(new Error(`More than one factor of ${assessmentId} matches`), 'Risk analysis');
  }, [overlaps, assessmentId]);
}

interface Props {
  outcome: Outcome;
  results: readonly ScanResult[];
  /** What the session says of the person. */
  known: Demographics;
  entered: Demographics | undefined;
  onEnter: (entered: Demographics) => void;
  /** What is offered to print of a judged session. */
  printed: (judged: { outcome: Outcome; judgements: readonly Judgement[]; person: Demographics }) => ReactNode;
}

/** What an outcome makes of the results of a session (RISK-12..14, RISK-18). */
export const OutcomeAnalysis = ({ outcome, results, known, entered, onEnter, printed }: Props) => {
  const translate = useTranslate();
  const [changing, setChanging] = useState(false);
  const person = completed(known, entered);
  const analysis = analyse(outcome, results, person);
  useOverlapReport(outcome, analysis);
  if (analysis.state === 'NO_RESULT') return <Typography>{translate('analysis.missing.NO_RESULT')}</Typography>;
  if (analysis.state === 'OTHER_UNITS')
    return <Alert severity="warning">{translate('analysis.otherUnits', analysis)}</Alert>;
  const asked = missingDemographics(outcome, known);
  if (analysis.state === 'NEEDS_DEMOGRAPHICS' || changing)
    return (
      <DemographicsPrompt
        type={outcome.type}
        asked={asked}
        entered={entered}
        onSubmit={(demographics) => {
          onEnter(demographics);
          setChanging(false);
        }}
      />
    );
  const { judgements } = analysis;
  const scale = sliderOf(outcome, judgements);
  return (
    <Stack gap={3}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={1}>
        <AssessedFor person={person} onChange={asked.length > 0 ? () => setChanging(true) : undefined} />
        {printed({ outcome, judgements, person })}
      </Stack>
      <Stack direction="row" flexWrap="wrap" gap={2}>
        {judgements.map((judgement) => (
          <OutcomeBox key={judgement.result.id} judgement={judgement} />
        ))}
      </Stack>
      <OutcomeSlider outcome={outcome} judgements={judgements} />
      <FactorTable outcome={outcome} judgements={judgements} />
      {scale === null && outcome.source && (
        <Typography variant="body2" color="textSecondary">
          {translate('analysis.source', { source: outcome.source })}
        </Typography>
      )}
    </Stack>
  );
};
