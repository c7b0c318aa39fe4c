import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { newCriterion, type Measure } from '../../../domain/risk/editor/begin.ts';
import {
  canDeleteCriterion,
  canDeleteFactor,
  categoriesFor,
  categoriesOf,
  changeFactor,
  deleteFactor,
} from '../../../domain/risk/editor/changes.ts';
import type { FactorDraft } from '../../../domain/risk/editor/draft.ts';
import type { Category } from '../../../domain/risk/outcome.ts';
import { AgeFields } from './AgeFields.tsx';
import { CriterionFields } from './CriterionFields.tsx';
import { DraftField } from './DraftField.tsx';
import { useFactorName } from './useFactorName.ts';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

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
}

/** One factor: its category, whom it is about, and what it asks of the result (ENT-080). */
export const FactorFields = ({ editing: { draft, setDraft, problems }, measure, at }: Props) => {
  const translate = useTranslate();
  const nameOf = useFactorName();
  const factor = draft.factors[draft.layout][at]!;
  const name = nameOf(draft, at);
  const place = `factors.${at}`;
  const change = (changed: Partial<FactorDraft>) => setDraft(changeFactor(draft, at, changed));
  const { criteria, category } = factor;
  const offered = categoriesOf(draft.layout).filter(
    (each) => each === category || categoriesFor(draft, at).includes(each),
  );
  return (
    <Card>
      <legend>{name}</legend>
      {(offered.length > 1 || draft.layout === 'persons') && (
        <Line>
          {offered.length > 1 && (
            <DraftField
              label={translate('outcomeEditor.factor.category')}
              value={category}
              problem={problems[`${place}.category`]}
              options={offered.map((each) => ({ value: each, label: translate(`analysis.category.${each}`) }))}
              onChange={(chosen) => change({ category: chosen as Category })}
            />
          )}
          {draft.layout === 'persons' && (
            <AgeFields factor={factor} problem={problems[`${place}.ages`]} onChange={change} />
          )}
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
        <Button size="small" onClick={() => change({ criteria: [...criteria, newCriterion(measure)] })}>
          {translate('outcomeEditor.criterion.add')}
        </Button>
        {canDeleteFactor(draft) && (
          <Button size="small" color="error" onClick={() => setDraft(deleteFactor(draft, at))}>
            {translate('outcomeEditor.factor.delete', { name })}
          </Button>
        )}
      </div>
    </Card>
  );
};
