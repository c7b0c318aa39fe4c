import { useTranslate } from 'react-admin';
import type { FactorDraft } from '../../../domain/risk/editor/draft.ts';
import { DraftField } from './DraftField.tsx';

interface Props {
  factor: FactorDraft;
  problem: string | undefined;
  onChange: (ages: Partial<FactorDraft>) => void;
}

/** The range of ages that a row is about, without an upper bound where that is empty or 0 (RISK-43). */
export const AgeFields = ({ factor: { ageMin, ageMax }, problem, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <DraftField
        label={translate('outcomeEditor.factor.ageMin')}
        value={ageMin}
        problem={problem}
        isNumber
        onChange={(typed) => onChange({ ageMin: typed })}
      />
      <DraftField
        label={translate('outcomeEditor.factor.ageMax')}
        value={ageMax}
        hint={translate('outcomeEditor.factor.ageMaxHint')}
        isNumber
        onChange={(typed) => onChange({ ageMax: typed })}
      />
    </>
  );
};
