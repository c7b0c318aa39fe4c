import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { comparators } from '../../../contract/risk-outcome.ts';
import type { Comparator, ConditionDraft } from '../../../domain/risk/editor/draft.ts';
import { DraftField } from './DraftField.tsx';

interface Props {
  condition: ConditionDraft;
  /** From 1 on. */
  number: number;
  problem: string | undefined;
  onChange: (condition: ConditionDraft) => void;
  onDelete: () => void;
}

/** One comparison: at least 10. */
export const ConditionFields = ({ condition, number, problem, onChange, onDelete }: Props) => {
  const translate = useTranslate();
  const text = (key: string, more = {}) => translate(`outcomeEditor.condition.${key}`, { number, ...more });
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
        options={comparators.map((each) => ({ value: each, label: text(`comparators.${each}`) }))}
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
