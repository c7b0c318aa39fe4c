import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import { addFactor, canAddFactor, deleteFactor } from '../../../domain/risk-analysis/editor/changes.ts';
import { FactorFields } from './FactorFields.tsx';
import { StepHeading } from './EditorSteps.tsx';
import { LimitTable } from './LimitTable.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Props {
  editing: Pick<OutcomeEditing, 'draft' | 'setDraft' | 'problems'>;
  measure: Measure;
}

/** The second step: the factors of the outcome (RISK-35..48). */
export const RiskFactors = ({ editing, measure }: Props) => {
  const translate = useTranslate();
  const { draft, setDraft } = editing;
  const { layout } = draft;
  return (
    <Stack gap={3}>
      <StepHeading>{translate('outcomeEditor.step.1')}</StepHeading>
      {layout === 'persons' ? (
        <LimitTable editing={editing} measure={measure} />
      ) : (
        draft.factors[layout].map((_, at) => (
          <FactorFields
            key={`${layout}-${at}`}
            editing={editing}
            measure={measure}
            at={at}
            onDelete={() => setDraft(deleteFactor(draft, at))}
          />
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
