import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import { getAssessmentMeasure, type Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { OutcomePreview } from '../shared/OutcomePreview.tsx';
import { StepHeading } from './EditorSteps.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';
import Alert from '@mui/material/Alert';
import { listWarnings, type Persons, type Warning } from '../../../domain/risk-analysis/editor/warnings.ts';
import type { Category, Outcome } from '../../../domain/risk-analysis/outcome.ts';
import { formatRanges } from '../shared/outcomeTexts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { simulateRiskOutcome } from '../../../contract/scan-sessions/admin-scan-sessions.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { useDebounced } from '../../../src/ui/hooks.ts';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SimulationTable } from './SimulationTable.tsx';
import type { OutcomeEditorKey, outcomeEditorMessages } from '../shared/editor.messages.en.ts';
import type { AnalysisKey } from '../shared/messages.en.ts';

/** Text of a warning: person, values and result. */
function useWarningText(): (warning: Warning) => string {
  const translate = useTranslate();
  const of = ({ sex, ages }: Persons, isNeeded = false) => {
    if (sex === null && ages === null && !isNeeded) return '';
    return translate('outcomeEditor.warnings.persons', {
      sex: sex ? translate(`analysis.sex.${sex}` satisfies AnalysisKey) : translate('outcomeEditor.warnings.everybody'),
      ages: ages ? translate('outcomeEditor.warnings.ages', { ages }) : translate('outcomeEditor.warnings.everyAge'),
    });
  };
  const translateCategory = (category: Category) => translate(`analysis.category.${category}` satisfies AnalysisKey);
  return (warning) => {
    const text = (values: object) =>
      translate(`outcomeEditor.warnings.${warning.kind}` satisfies OutcomeEditorKey, values);
    switch (warning.kind) {
      case 'UNITS':
        return text(warning);
      case 'NEVER':
        return text({ persons: of(warning.persons), category: translateCategory(warning.category) });
      case 'NOBODY':
        return text({ persons: of(warning.persons, true) });
      case 'GAP':
        return text({
          persons: of(warning.persons),
          values: formatRanges(warning.range, warning.units, translate).values,
          category: translateCategory(warning.countsAs),
        });
      case 'OVERLAP':
        return text({
          persons: of(warning.persons),
          values: formatRanges(warning.range, warning.units, translate).values,
          categories: warning.range.matching.map(translateCategory).join(', '),
        });
    }
  };
}

/** Overlaps and gaps of an outcome, which do not prevent saving. */
const Warnings = ({ outcome, measure }: { outcome: Outcome; measure: Measure }) => {
  const translate = useTranslate();
  const textOf = useWarningText();
  const texts = listWarnings(outcome, measure).map(textOf);
  if (texts.length === 0) return <Alert severity="success">{translate('outcomeEditor.warnings.none')}</Alert>;
  return (
    <Alert severity="info">
      <strong>{translate('outcomeEditor.warnings.title')}</strong>
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};

/** Evaluates past sessions of an organization by the draft once it stops changing. */
function useSimulation(organizationId: number, outcome: Outcome) {
  const call = useCaller();
  const asked = useDebounced(outcome);
  return useQuery<ResponseOf<typeof simulateRiskOutcome>, Problem>({
    queryKey: [simulateRiskOutcome.id, organizationId, asked],
    queryFn: async ({ signal }) => {
      const params = { orgId: organizationId, assessmentId: asked.assessmentId };
      const answer = await call(simulateRiskOutcome, { params, body: asked, signal });
      if (isProblem(answer)) throw answer;
      return answer;
    },
    // New sessions arrive all the time.
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Number of past sessions of the organization per category by the draft, beside the stored outcome. */
const Simulation = ({ organizationId, outcome }: { organizationId: number; outcome: Outcome }) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, isFetching, refetch } = useSimulation(organizationId, outcome);
  const text = (key: keyof typeof outcomeEditorMessages.outcomeEditor.simulation, values = {}) =>
    translate(`outcomeEditor.simulation.${key}`, values);
  return (
    <Stack gap={1.5} aria-busy={isFetching}>
      <Typography variant="h4" component="h4" id={titleId}>
        {text('title')}
      </Typography>
      {isFetching && <LinearProgress aria-label={text('loading')} />}
      {error && !isFetching && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('failed')} {error.message}
        </Alert>
      )}
      {data?.sessions === 0 && <Typography>{text('none')}</Typography>}
      {data && data.sessions > 0 && (
        <>
          <Typography color="textSecondary">
            {text(data.truncated ? 'newest' : 'sessions', { smart_count: data.sessions })}
            {outcome.type === 'TREMORS' && `. ${text('tremor')}`}
          </Typography>
          <SimulationTable outcome={outcome} edited={data.edited} present={data.present} labelledBy={titleId} />
          {data.present === null && <Typography color="textSecondary">{text('noPresent')}</Typography>}
        </>
      )}
    </Stack>
  );
};

interface Props {
  editing: Pick<OutcomeEditing, 'outcome'>;
  organizationId: number;
  assessment: Assessment;
}

/** The third step: preview of the outcome, warnings, and the evaluation of past sessions. */
export const PreviewStep = ({ editing: { outcome }, organizationId, assessment }: Props) => {
  const translate = useTranslate();
  return (
    <Stack gap={4}>
      <StepHeading>{translate('outcomeEditor.step.2')}</StepHeading>
      <OutcomePreview outcome={outcome} whole />
      <Warnings outcome={outcome} measure={getAssessmentMeasure(assessment)} />
      <Simulation organizationId={organizationId} outcome={outcome} />
    </Stack>
  );
};
