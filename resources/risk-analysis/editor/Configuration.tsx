import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { changeLayout } from '../../../domain/risk-analysis/editor/changes.ts';
import { tremorDescriptions } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import type { Layout } from '../../../domain/risk-analysis/editor/draft.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { DraftField } from './DraftField.tsx';
import { StepHeading } from './EditorSteps.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';
import { useOutcomeFacts } from '../shared/OutcomePreview.tsx';
import type { OutcomeEditorKey, outcomeEditorMessages } from '../shared/editor.messages.en.ts';
import type { AnalysisKey } from '../shared/messages.en.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'draft' | 'setDraft' | 'outcome' | 'problems'>;
  measure: Measure;
}

/** The first step: title, scale or demographics, and source of the limits of the outcome. */
export const Configuration = ({ editing: { draft, setDraft, outcome, problems }, measure }: Props) => {
  const translate = useTranslate();
  const { assessment, definitions } = useOutcomeFacts(outcome);
  const { layout } = draft;
  const isTremor = layout === 'UPDRS' || layout === 'CRST';
  const layouts: readonly Layout[] = isTremor ? ['UPDRS', 'CRST'] : ['everybody', 'persons'];
  const text = (
    field: 'title' | 'description' | 'source',
    label: keyof typeof outcomeEditorMessages.outcomeEditor.fact,
    multiline = true,
  ) => (
    <DraftField
      label={translate(`outcomeEditor.fact.${label}` satisfies OutcomeEditorKey)}
      value={draft[field]}
      problem={problems[field]}
      multiline={multiline}
      onChange={(value) => setDraft({ ...draft, [field]: value })}
    />
  );
  return (
    <Stack gap={2.5}>
      <StepHeading>{translate('outcomeEditor.step.0')}</StepHeading>
      <Facts
        facts={[
          assessment,
          [translate('outcomeEditor.fact.type'), translate(`analysis.type.${outcome.type}` satisfies AnalysisKey)],
          ...definitions,
          ...(isTremor
            ? [[translate('outcomeEditor.fact.description'), translate(tremorDescriptions[layout])] as const]
            : []),
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('outcomeEditor.fixed')}
      </Typography>
      <DraftField
        label={translate(isTremor ? 'outcomeEditor.fact.scale' : 'outcomeEditor.fact.limits')}
        value={layout}
        hint={translate('outcomeEditor.layoutHint')}
        options={layouts.map((each) => ({
          value: each,
          label: translate(`outcomeEditor.layout.${each}` satisfies OutcomeEditorKey),
        }))}
        onChange={(chosen) => setDraft(changeLayout(draft, chosen as Layout, measure))}
      />
      {!isTremor && text('title', 'outcomeTitle', false)}
      {!isTremor && text('description', 'description')}
      {text('source', 'source')}
    </Stack>
  );
};
