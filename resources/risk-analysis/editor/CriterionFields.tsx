import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { measureTypes, comparators } from '../../../contract/risk-analysis/risk-outcome.ts';
import { canAddCondition } from '../../../domain/risk-analysis/editor/changes.ts';
import type {
  CriterionDraft,
  MeasureType,
  Comparator,
  ConditionDraft,
} from '../../../domain/risk-analysis/editor/draft.ts';
import type { DraftErrors } from '../../../domain/risk-analysis/editor/draft-outcome.ts';
import { DraftField } from './DraftField.tsx';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';

interface ConditionFieldsProps {
  condition: ConditionDraft;
  /** From 1 on. */
  number: number;
  problem: string | undefined;
  onChange: (condition: ConditionDraft) => void;
  onDelete: () => void;
}

/** A comparison: at least 10. */
const ConditionFields = ({ condition, number, problem, onChange, onDelete }: ConditionFieldsProps) => {
  const translate = useTranslate();
  const text = (key: 'comparator' | 'value' | 'delete') =>
    translate(`outcomeEditor.condition.${key}` satisfies OutcomeEditorKey, { number });
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) auto',
        gap: 8,
        alignItems: 'start',
      }}
    >
      <DraftField
        label={text('comparator')}
        value={condition.comparator}
        options={comparators.map((each) => ({
          value: each,
          label: translate(`outcomeEditor.condition.comparators.${each}` satisfies OutcomeEditorKey),
        }))}
        onChange={(comparator) => onChange({ ...condition, comparator: comparator as Comparator })}
      />
      <DraftField
        label={text('value')}
        value={condition.value}
        problem={problem}
        isNumber
        onChange={(value) => onChange({ ...condition, value })}
      />
      <button type="button" className="icon-button" aria-label={text('delete')} onClick={onDelete}>
        <DeleteIcon fontSize="small" />
      </button>
    </div>
  );
};

const Group = styled('fieldset')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: '14px 16px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  minWidth: 0,
  '& > legend': { padding: '0 4px', font: '500 var(--text-body)', color: 'var(--ink-muted)' },
});

interface Props {
  criterion: CriterionDraft;
  /** From 1 on. */
  number: number;
  /** Path in the draft: `factors.0.criteria.0`. */
  place: string;
  problems: DraftErrors;
  onChange: (criterion: CriterionDraft) => void;
  /** Only if there is another one (RISK-39). */
  onDelete: (() => void) | undefined;
}

/** The result, its units, and up to two conditions on it (RISK-40). */
export const CriterionFields = ({ criterion, number, place, problems, onChange, onDelete }: Props) => {
  const translate = useTranslate();
  const { type, units, conditions } = criterion;
  const types = measureTypes.map((each) => ({
    value: each,
    label: translate(`outcomeEditor.criterion.types.${each}` satisfies OutcomeEditorKey),
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
