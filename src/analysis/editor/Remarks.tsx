import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Measure } from '../../../domain/risk/editor/begin.ts';
import { remarksOn, type Persons, type Remark } from '../../../domain/risk/editor/remarks.ts';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { rangeTexts } from '../sliderTexts.ts';

/** A remark in words: of whom, which values, and what becomes of them. */
function useRemarkText(): (remark: Remark) => string {
  const translate = useTranslate();
  const of = ({ sex, ages }: Persons, isNeeded = false) => {
    if (sex === null && ages === null && !isNeeded) return '';
    return translate('outcomeEditor.remarks.persons', {
      sex: sex ? translate(`analysis.sex.${sex}`) : translate('outcomeEditor.remarks.everybody'),
      ages: ages ? translate('outcomeEditor.remarks.ages', { ages }) : translate('outcomeEditor.remarks.everyAge'),
    });
  };
  const named = (category: string) => translate(`analysis.category.${category}`);
  return (remark) => {
    const text = (values: object) => translate(`outcomeEditor.remarks.${remark.kind}`, values);
    switch (remark.kind) {
      case 'UNITS':
        return text(remark);
      case 'NEVER':
        return text({ persons: of(remark.persons), category: named(remark.category) });
      case 'NOBODY':
        return text({ persons: of(remark.persons, true), category: named(remark.countsAs) });
      case 'GAP':
        return text({
          persons: of(remark.persons),
          values: rangeTexts(remark.range, remark.units, translate).values,
          category: named(remark.countsAs),
        });
      case 'OVERLAP':
        return text({
          persons: of(remark.persons),
          values: rangeTexts(remark.range, remark.units, translate).values,
          categories: remark.range.matching.map(named).join(', '),
        });
    }
  };
}

/** Overlaps and gaps of an outcome, for information: none of it keeps it from being saved. */
export const Remarks = ({ outcome, measure }: { outcome: Outcome; measure: Measure }) => {
  const translate = useTranslate();
  const textOf = useRemarkText();
  const texts = remarksOn(outcome, measure).map(textOf);
  if (texts.length === 0) return <Alert severity="success">{translate('outcomeEditor.remarks.none')}</Alert>;
  return (
    <Alert severity="info">
      <strong>{translate('outcomeEditor.remarks.title')}</strong>
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
};
