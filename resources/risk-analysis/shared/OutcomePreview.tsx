import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../domain/risk-analysis/outcome.ts';
import { createSlider } from '../../../domain/risk-analysis/slider.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { FactorTable } from '../FactorTable.tsx';
import { OutcomeSlider } from './OutcomeSlider.tsx';
import { findAssessment } from '../../../domain/scan-modules/assessments.ts';
import type { OutcomeEditorKey } from './editor.messages.en.ts';
import type { AnalysisKey } from './messages.en.ts';

type Fact = readonly [name: string, value: string];

/** Read-only facts from the assessment: its name and the evaluated results (RISK-34). */
export function useOutcomeFacts(outcome: Outcome): { assessment: Fact; definitions: Fact[] } {
  const translate = useTranslate();
  const assessment = findAssessment(outcome.assessmentId);
  const formatTitle = (id: string, title = id) => translate('outcomeEditor.named', { title: translate(title), id });
  const fields = ['resultDefinition', 'leftResultDefinition', 'rightResultDefinition'] as const;
  return {
    assessment: [translate('outcomeEditor.fact.assessment'), formatTitle(outcome.assessmentId, assessment?.name)],
    definitions: fields.flatMap((field) => {
      const requested = outcome[`${field}Id`];
      if (requested === null) return [];
      const title = assessment?.resultDefinitions.find(({ id }) => id === requested)?.title;
      return [
        [translate(`outcomeEditor.fact.${field}` satisfies OutcomeEditorKey), formatTitle(requested, title)] as const,
      ];
    }),
  };
}

interface Props {
  outcome: Outcome;
  whole?: boolean;
  /** Heading level. */
  heading?: 'h3' | 'h4';
}

/** Read-only view of an outcome: texts, result definitions, and a slider or the table by sex and age (RISK-02). */
export const OutcomePreview = ({ outcome, whole = false, heading = 'h4' }: Props) => {
  const translate = useTranslate();
  const { type, title, description, source } = outcome;
  const { definitions } = useOutcomeFacts(outcome);
  const slider = createSlider(outcome, []);
  const facts = [
    [translate('outcomeEditor.fact.type'), translate(`analysis.type.${type}` satisfies AnalysisKey)] as const,
    [
      translate(type === 'TREMORS' ? 'outcomeEditor.fact.scale' : 'outcomeEditor.fact.outcomeTitle'),
      title ?? '-',
    ] as const,
    [translate('outcomeEditor.fact.description'), description ? translate(description) : '-'] as const,
    ...definitions,
    [translate('outcomeEditor.fact.source'), source ?? '-'] as const,
  ];
  return (
    <Stack gap={3}>
      <Facts facts={facts} />
      {slider && <OutcomeSlider outcome={{ ...outcome, source: null }} evaluations={[]} heading={heading} />}
      {(whole || !slider) && <FactorTable outcome={outcome} evaluations={[]} heading={heading} />}
    </Stack>
  );
};
