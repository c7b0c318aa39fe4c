import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode, useId } from 'react';
import type { MeasuredSession, ScanResult } from '../../../contract/scan-sessions/scan-sessions.ts';
import {
  completeDemographics,
  listMissingDemographics,
  type Demographics,
} from '../../../domain/risk-analysis/demographics.ts';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import {
  analyzeResults,
  type Analysis,
  type ResultEvaluation,
} from '../../../domain/risk-analysis/session-analysis.ts';
import { createSlider } from '../../../domain/risk-analysis/slider.ts';
import { toDayInZone } from '../../../domain/platform/calendar.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { monitoring } from '../../../src/ui/telemetry.ts';
import { DemographicsPrompt } from '../DemographicsPrompt.tsx';
import { FactorTable } from '../FactorTable.tsx';
import { OutcomeSlider } from './OutcomeSlider.tsx';
import Button from '@mui/material/Button';
import { formatPerson, formatEvaluationNotes } from './outcomeTexts.ts';
import { styled } from '@mui/material/styles';
import { formatValue } from '../../../domain/risk-analysis/measured-results.ts';
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
          {translate('analysis.changePerson')}
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
const OutcomeBox = ({ evaluation }: { evaluation: ResultEvaluation }) => {
  const translate = useTranslate();
  const nameId = useId();
  const { result, category, colour, noCriterion } = evaluation;
  return (
    <Box role="group" aria-labelledby={nameId}>
      <Typography variant="body2" color="textSecondary" id={nameId}>
        {translate(result.name)}
      </Typography>
      <Value>{formatValue(result.value, result.units, translate)}</Value>
      <Typography variant="h3" component="div">
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
      </Typography>
      {formatEvaluationNotes(evaluation, translate).map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Box>
  );
};

/** Reports overlapping factors to the maintainer of the outcome (RISK-28), without data of the session. */
function useOverlapReport({ assessmentId }: Outcome, analysis: Analysis): void {
  const overlaps = analysis.state === 'EVALUATED' && analysis.evaluations.some(({ matches }) => matches > 1);
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
  /** The participant's session before this one. */
  earlier?: MeasuredSession | null;
  /** How the results differ from those of the earlier session. */
  changes?: ReactNode;
  /** The print button of an evaluated session. */
  printed: (evaluated: {
    outcome: Outcome;
    evaluations: readonly ResultEvaluation[];
    person: Demographics;
  }) => ReactNode;
}

/** The evaluation of a session's results by an outcome (RISK-12..14, RISK-18). */
export const OutcomeAnalysis = ({ outcome, results, known, entered, onEnter, earlier, changes, printed }: Props) => {
  const translate = useTranslate();
  const [changing, setChanging] = useState(false);
  const person = completeDemographics(known, entered);
  const analysis = analyzeResults(outcome, results, person);
  useOverlapReport(outcome, analysis);
  if (analysis.state === 'NO_RESULT') return <Typography>{translate('analysis.missing.NO_RESULT')}</Typography>;
  if (analysis.state === 'OTHER_UNITS')
    return <Alert severity="warning">{translate('analysis.otherUnits', analysis)}</Alert>;
  const asked = listMissingDemographics(outcome, known);
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
  const { evaluations } = analysis;
  const scale = createSlider(outcome, evaluations);
  const before = earlier ? analyzeResults(outcome, earlier.session.data.results, person) : null;
  return (
    <Stack gap={3}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={1}>
        <AssessedFor person={person} onChange={asked.length > 0 ? () => setChanging(true) : undefined} />
        {printed({ outcome, evaluations, person })}
      </Stack>
      <Stack direction="row" flexWrap="wrap" gap={2}>
        {evaluations.map((evaluation) => (
          <OutcomeBox key={evaluation.result.id} evaluation={evaluation} />
        ))}
      </Stack>
      {changes}
      <OutcomeSlider
        outcome={outcome}
        evaluations={evaluations}
        earlier={
          before?.state === 'EVALUATED'
            ? {
                evaluations: before.evaluations,
                at: formatDate(toDayInZone(earlier!.createdDate, earlier!.location.timezone)),
              }
            : undefined
        }
      />
      <FactorTable outcome={outcome} evaluations={evaluations} />
      {scale === null && outcome.source && (
        <Typography variant="body2" color="textSecondary">
          {translate('analysis.source', { source: outcome.source })}
        </Typography>
      )}
    </Stack>
  );
};
