import { useTranslate } from 'react-admin';
import { measureTypes } from '../../../contract/risk-analysis/risk-outcome.ts';
import type { Measure } from '../../../domain/risk-analysis/editor/create-draft.ts';
import type { CriterionDraft, MeasureType } from '../../../domain/risk-analysis/editor/draft.ts';
import type { OutcomeEditorKey } from '../shared/editor.messages.en.ts';
import { DraftField } from './DraftField.tsx';
import type { OutcomeEditing } from './useOutcomeEditor.ts';

interface Props {
  /** A limit of the table, whose measure stands for all. */
  limit: CriterionDraft | undefined;
  problems: OutcomeEditing['problems'];
  onChange: (change: Partial<Measure>) => void;
}

/** What all limits of the table are measured in. */
export const MeasureFields = ({ limit, problems, onChange }: Props) => {
  const translate = useTranslate();
  const findProblem = (part: keyof Measure) =>
    Object.entries(problems).find(([path]) => path.startsWith('factors.') && path.endsWith(`.${part}`))?.[1];
  const type = limit?.type ?? '';
  const types = measureTypes.map((value) => ({
    value,
    label: translate(`outcomeEditor.criterion.types.${value}` satisfies OutcomeEditorKey),
  }));
  const choose = { value: '', label: translate('outcomeEditor.criterion.choose') };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 220px))', gap: 12 }}>
      <DraftField
        label={translate('outcomeEditor.criterion.type')}
        value={type}
        problem={findProblem('type')}
        options={type === '' ? [choose, ...types] : types}
        onChange={(chosen) => onChange({ type: chosen as MeasureType })}
      />
      <DraftField
        label={translate('outcomeEditor.criterion.units')}
        value={limit?.units ?? ''}
        problem={findProblem('units')}
        onChange={(units) => onChange({ units })}
      />
    </div>
  );
};
