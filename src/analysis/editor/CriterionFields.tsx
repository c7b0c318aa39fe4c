import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { measureTypes } from '../../../contract/risk-outcome.ts';
import { canAddCondition } from '../../../domain/risk/editor/changes.ts';
import type { CriterionDraft, MeasureType } from '../../../domain/risk/editor/draft.ts';
import type { DraftProblems } from '../../../domain/risk/editor/draft-problems.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { DraftField } from './DraftField.tsx';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: '14px 16px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  minWidth: 0,
  '& > legend': { padding: '0 4px', font: '500 var(--text-small)', color: 'var(--ink-muted)' },
});

interface Props {
  criterion: CriterionDraft;
  /** From 1 on. */
  number: number;
  /** Where it stands in the draft: `factors.0.criteria.0`. */
  place: string;
  problems: DraftProblems;
  onChange: (criterion: CriterionDraft) => void;
  /** Only where another one remains (RISK-39). */
  onDelete: (() => void) | undefined;
}

/** What is measured, in which units, and up to two conditions on it (RISK-40). */
export const CriterionFields = ({ criterion, number, place, problems, onChange, onDelete }: Props) => {
  const translate = useTranslate();
  const { type, units, conditions } = criterion;
  const types = measureTypes.map((each) => ({
    value: each,
    label: translate(`outcomeEditor.criterion.types.${each}`),
  }));
  const choose = { value: '', label: translate('outcomeEditor.criterion.choose') };
  return (
    <Group>
      <legend>{translate('outcomeEditor.criterion.name', { number })}</legend>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        <DraftField
          label={translate('outcomeEditor.criterion.type')}
          value={type}
          problem={problems[`${place}.type`]}
          options={type === '' ? [choose, ...types] : types}
          onChange={(chosen) => onChange({ ...criterion, type: chosen as MeasureType })}
        />
        <DraftField
          label={translate('outcomeEditor.criterion.units')}
          value={units}
          problem={problems[`${place}.units`]}
          onChange={(typed) => onChange({ ...criterion, units: typed })}
        />
      </div>
      {conditions.length === 0 && (
        <Typography color="textSecondary">{translate('outcomeEditor.condition.none')}</Typography>
      )}
      {conditions.map((condition, at) => (
        <ConditionFields
          key={at}
          condition={condition}
          number={at + 1}
          problem={problems[`${place}.conditions.${at}.value`]}
          onChange={(changed) => onChange({ ...criterion, conditions: conditions.with(at, changed) })}
          onDelete={() => onChange({ ...criterion, conditions: conditions.toSpliced(at, 1) })}
        />
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {canAddCondition(criterion) && (
          <Button
            size="small"
            onClick={() => onChange({ ...criterion, conditions: [...conditions, { comparator: 'lt', value: '' }] })}
          >
            {translate('outcomeEditor.condition.add')}
          </Button>
        )}
        {onDelete && (
          <Button size="small" color="error" onClick={onDelete}>
            {translate('outcomeEditor.criterion.delete', { number })}
          </Button>
        )}
      </div>
    </Group>
  );
};
