import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { createCriterion, type Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import {
  canDeleteCriterion,
  canDeleteFactor,
  listFreeCategories,
  listCategories,
  changeFactor,
} from '../../../domain/risk-analysis/editor/changes.ts';
import type { FactorDraft, OutcomeDraft } from '../../../domain/risk-analysis/editor/draft.ts';
import type { Category } from '../../../domain/risk-analysis/outcome.ts';
import { CriterionFields } from './CriterionFields.tsx';
import { DraftField } from './DraftField.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';
import { hasMaxAge } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import type { AnalysisKey } from '../shared/messages.en.ts';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';

/** Name of a factor: `Factor 2: High Risk`, or `Male, 60-69: High Risk` by sex and age (RISK-48). */
function useFactorName(): (draft: OutcomeDraft, at: number) => string {
  const translate = useTranslate();
  return ({ factors, layout }, at) => {
    const { category: of, sex, ageMin, ageMax } = factors[layout][at]!;
    const category = translate(`analysis.category.${of}` satisfies AnalysisKey);
    if (!sex && !ageMin && !hasMaxAge(ageMax))
      return translate('outcomeEditor.factor.name', { number: at + 1, category });
    const first = ageMin.trim() || '0';
    const ages = hasMaxAge(ageMax) ? `${first}-${ageMax.trim()}` : `${first}+`;
    return translate('outcomeEditor.factor.row', {
      sex: translate(`outcomeEditor.factor.group.${sex || 'ALL'}` satisfies OutcomeEditorKey),
      ages: ageMin || hasMaxAge(ageMax) ? ages : translate('outcomeEditor.factor.allAges'),
      category,
    });
  };
}

const Card = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(2, 2.5, 2.5),
  minWidth: 0,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > legend': { padding: '0 6px', font: '600 var(--text-body)' },
}));
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: 12,
});

interface Props {
  editing: Pick<OutcomeEditing, 'draft' | 'setDraft' | 'problems'>;
  measure: Measure;
  at: number;
  onDelete: () => void;
}

/** A factor: category, demographics and criteria (ENT-080). */
export const FactorFields = ({ editing: { draft, setDraft, problems }, measure, at, onDelete }: Props) => {
  const translate = useTranslate();
  const nameOf = useFactorName();
  const factor = draft.factors[draft.layout][at]!;
  const name = nameOf(draft, at);
  const place = `factors.${at}`;
  const change = (changed: Partial<FactorDraft>) => setDraft(changeFactor(draft, at, changed));
  const { criteria, category } = factor;
  const offered = listCategories(draft.layout).filter(
    (each) => each === category || listFreeCategories(draft, at).includes(each),
  );
  return (
    <Card>
      <legend>{name}</legend>
      {offered.length > 1 && (
        <Line>
          <DraftField
            label={translate('outcomeEditor.factor.category')}
            value={category}
            problem={problems[`${place}.category`]}
            options={offered.map((each) => ({
              value: each,
              label: translate(`analysis.category.${each}` satisfies AnalysisKey),
            }))}
            onChange={(chosen) => change({ category: chosen as Category })}
          />
        </Line>
      )}
      {offered.length === 1 && problems[`${place}.category`] && (
        <FormHelperText error>{problems[`${place}.category`]}</FormHelperText>
      )}
      <Line>
        <DraftField
          label={translate('outcomeEditor.factor.shortDescription')}
          value={factor.shortDescription}
          problem={problems[`${place}.shortDescription`]}
          onChange={(shortDescription) => change({ shortDescription })}
        />
        <DraftField
          label={translate('outcomeEditor.factor.description')}
          value={factor.description}
          problem={problems[`${place}.description`]}
          onChange={(description) => change({ description })}
        />
      </Line>
      {criteria.length === 0 && (
        <Typography color="textSecondary">{translate('outcomeEditor.factor.empty')}</Typography>
      )}
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={index}
          criterion={criterion}
          number={index + 1}
          place={`${place}.criteria.${index}`}
          problems={problems}
          onChange={(changed) => change({ criteria: criteria.with(index, changed) })}
          onDelete={canDeleteCriterion(factor) ? () => change({ criteria: criteria.toSpliced(index, 1) }) : undefined}
        />
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" onClick={() => change({ criteria: [...criteria, createCriterion(measure)] })}>
          {translate('outcomeEditor.criterion.add')}
        </Button>
        {canDeleteFactor(draft) && (
          <Button size="small" color="error" onClick={onDelete}>
            {translate('outcomeEditor.factor.delete', { name })}
          </Button>
        )}
      </div>
    </Card>
  );
};
