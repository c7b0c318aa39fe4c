import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { addFactor, addRow, canAddFactor, groupRows } from '../../../domain/risk-analysis/editor/changes.ts';
import { FactorFields } from './FactorFields.tsx';
import { StepHeading } from './EditorSteps.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'draft' | 'setDraft' | 'problems'>;
  measure: Measure;
}

/** Rows by sex, then by age, sorted when a row is added or deleted, so that none moves while it is edited (RISK-47). */
const Rows = ({ editing, measure }: Props) => {
  const translate = useTranslate();
  const { draft, setDraft } = editing;
  const rows = draft.factors.persons;
  const [arranged, setArranged] = useState({ count: rows.length, groups: groupRows(rows) });
  if (arranged.count !== rows.length) setArranged({ count: rows.length, groups: groupRows(rows) });
  // Until the next render a deleted row would still be read.
  const groups = arranged.count === rows.length ? arranged.groups : groupRows(rows);
  return groups.map(({ sex, places }) => (
    <Stack key={sex ?? 'ALL'} component="section" gap={2}>
      <Typography variant="h4" component="h4">
        {translate(`outcomeEditor.factor.group.${sex ?? 'ALL'}` satisfies OutcomeEditorKey)}
      </Typography>
      {places.map((at) => (
        <FactorFields key={at} editing={editing} measure={measure} at={at} />
      ))}
      {sex && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setDraft(addRow(draft, sex, measure))}>
          {translate(`outcomeEditor.factor.addRow.${sex}` satisfies OutcomeEditorKey)}
        </Button>
      )}
    </Stack>
  ));
};

/** The second step: the factors of the outcome (RISK-35..48). */
export const RiskFactors = ({ editing, measure }: Props) => {
  const translate = useTranslate();
  const { draft, setDraft } = editing;
  const { layout } = draft;
  return (
    <Stack gap={3}>
      <StepHeading>{translate('outcomeEditor.step.1')}</StepHeading>
      {layout === 'persons' ? (
        <Rows editing={editing} measure={measure} />
      ) : (
        draft.factors[layout].map((_, at) => (
          <FactorFields key={`${layout}-${at}`} editing={editing} measure={measure} at={at} />
        ))
      )}
      {layout === 'everybody' && (
        <div>
          <Button
            variant="outlined"
            disabled={!canAddFactor(draft)}
            onClick={() => setDraft(addFactor(draft, measure))}
          >
            {translate('outcomeEditor.factor.add')}
          </Button>
          {!canAddFactor(draft) && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('outcomeEditor.factor.allUsed')}
            </Typography>
          )}
        </div>
      )}
    </Stack>
  );
};
