import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode, useId } from 'react';
import type { ScanResult } from '../../../contract/scan-sessions/scan-sessions.ts';
import { completed, missingDemographics, type Demographics } from '../../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import { analyse, type Analysis, type Judgement } from '../../../domain/risk-analysis/session-analysis.ts';
import { sliderOf } from '../../../domain/risk-analysis/slider.ts';
import { monitoring } from '../../../src/ui/telemetry.ts';
import { DemographicsPrompt } from '../DemographicsPrompt.tsx';
import { FactorTable } from '../FactorTable.tsx';
import { OutcomeSlider } from '../OutcomeSlider.tsx';
import Button from '@mui/material/Button';
import { formatPerson, formatEvaluationNotes } from './outcomeTexts.ts';
import { styled } from '@mui/material/styles';
import { valueText } from '../../../domain/risk-analysis/measured-results.ts';
import { RiskLevel } from './RiskLevel.tsx';

interface AssessedForProps {
  person: Demographics;
  /** Present if values were entered manually. */
  onChange: (() => void) | undefined;
}

/** The sex and age of the person, if known. */
const AssessedFor = ({ person, onChange }: AssessedForProps) => {
  const translate = useTranslate();
  const words = formatPerson(person, translate);
  if (words === null) return null;
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1}>
      <Typography>{translate('analysis.assessedFor', { person: words })}</Typography>
      {onChange && (
        <Button size="small" variant="outlined" onClick={onChange}>
          {translate('analysis.change')}
        </Button>
      )}
    </Stack>
  );
};

const Box = styled('div')({
  flex: '1 1 220px',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
});
const Value = styled('span')({ font: '600 var(--text-heading)', fontVariantNumeric: 'tabular-nums' });

/** An evaluated result: name, value, units and category (RISK-13, RISK-19). */
const OutcomeBox = ({ judgement }: { judgement: Judgement }) => {
  const translate = useTranslate();
  const nameId = useId();
  const { result, category, colour, noCriterion } = judgement;
  return (
    <Box role="group" aria-labelledby={nameId}>
      <Typography variant="body2" color="textSecondary" id={nameId}>
        {translate(result.name)}
      </Typography>
      <Value>{valueText(result.value, result.units, translate)}</Value>
      <Typography variant="h3" component="div">
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
      </Typography>
      {formatEvaluationNotes(judgement, translate).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
};

/** Reports overlapping factors to the maintainer of the outcome (RISK-28), without data of the session. */
function useOverlapReport({ assessmentId }: Outcome, analysis: Analysis): void {
  const overlaps = analysis.state === 'JUDGED' && analysis.judgements.some(({ matches }) => matches > 1);
  useEffect(() => {
    if (overlaps) monitoring.report(new Error(`More than one factor of ${assessmentId} matches`), 'Risk analysis');
  }, [overlaps, assessmentId]);
}

interface Props {
  outcome: Outcome;
  results: readonly ScanResult[];
  /** Demographics of the session. */
  known: Demographics;
  entered: Demographics | undefined;
  onEnter: (entered: Demographics) => void;
  /** The print button of an evaluated session. */
  printed: (judged: { outcome: Outcome; judgements: readonly Judgement[]; person: Demographics }) => ReactNode;
}

/** The evaluation of a session's results by an outcome (RISK-12..14, RISK-18). */
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
