import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MeasuredRange } from '../../../contract/patient-results.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { scaleAround } from '../../../domain/results/scale.ts';
import { useLook } from '../../../src/components/charts/LookChoice.tsx';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { TrendFigure } from '../../../src/components/charts/TrendFigure.tsx';
import type { TrendLine } from '../../../src/components/charts/trend.ts';
import { degrees, rangeName, rangeText } from './rangeTexts.ts';
import { ResultCard } from '../../../src/components/charts/ResultCard.tsx';

const STEP = 10;
const ends = [
  ['max', 'highest'],
  ['min', 'lowest'],
] as const;

/** The range of one exercise on one side over time, with its goal; drawn, or as a table. */
export const RangeCard = ({ measured }: { measured: MeasuredRange }) => {
  const translate = useTranslate();
  const [look] = useLook();
  const { days, goal } = measured;
  const name = rangeName(measured, translate);
  const text = rangeText(measured, translate);
  const lines: TrendLine[] = ends.map(([end, label]) => ({
    id: end,
    label: translate(`recordResults.column.${label}`),
    points: days.flatMap(({ day, [end]: value }) => (value === null ? [] : { at: day, value })),
  }));
  const goals = goal && [
    {
      label: translate('recordResults.goalLine', { min: degrees(goal.min), max: degrees(goal.max) }),
      values: [goal.min, goal.max],
    },
  ];
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  return (
    <ResultCard label={name}>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <p style={{ margin: '4px 0 12px', color: 'var(--ink-muted)' }}>{text}</p>
      {look === 'table' ? (
        <ResultTable
          label={name}
          columns={(['date', 'lowest', 'highest'] as const).map((column) =>
            translate(`recordResults.column.${column}`),
          )}
          rows={days.toReversed().map(({ day, min, max }) => [dayText(day), degrees(min), degrees(max)])}
        />
      ) : (
        <TrendFigure
          summary={translate('recordResults.summary', { name, text })}
          lines={lines.filter(({ points }) => points.length > 0)}
          goals={goals ?? []}
          {...scaleAround(values, [0, goal?.min, goal?.max], STEP)}
          format={degrees}
        />
      )}
    </ResultCard>
  );
};
