import { useTranslate } from 'react-admin';
import { isBound } from '../../../domain/risk/editor/draft-outcome.ts';
import type { OutcomeDraft } from '../../../domain/risk/editor/draft.ts';

/** What a factor of a draft is called: `Factor 2: High Risk`, or `Male, 60-69: High Risk` by sex and age (RISK-48). */
export function useFactorName(): (draft: OutcomeDraft, at: number) => string {
  const translate = useTranslate();
  return ({ factors, layout }, at) => {
    const { category: of, sex, ageMin, ageMax } = factors[layout][at]!;
    const category = translate(`analysis.category.${of}`);
    if (!sex && !ageMin && !isBound(ageMax))
      return translate('outcomeEditor.factor.name', { number: at + 1, category });
    const first = ageMin.trim() || '0';
    const ages = isBound(ageMax) ? `${first}-${ageMax.trim()}` : `${first}+`;
    return translate('outcomeEditor.factor.row', {
      sex: translate(`outcomeEditor.factor.group.${sex || 'ALL'}`),
      ages: ageMin || isBound(ageMax) ? ages : translate('outcomeEditor.factor.allAges'),
      category,
    });
  };
}
