import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MeasuredRange } from '../../contract/activity/patient-results.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { computeScale } from '../../domain/activity/scale.ts';
import { useDisplay, ResultTable, ResultCard } from '../../src/ui/charts/ResultTable.tsx';
import { TrendFigure } from '../../src/ui/charts/TrendFigure.tsx';
import type { TrendLine } from '../../src/ui/charts/trend.ts';
import { formatDegrees, formatRangeName, describeRange } from './rangeTexts.ts';

const STEP = 10;
const ends = [
  ['max', 'highest'],
  ['min', 'lowest'],
] as const;

/** Range of motion of one exercise and side over time, with its goal, as a chart or a table. */
export const RangeCard = ({ measured }: { measured: MeasuredRange }) => {
  const translate = useTranslate();
  const [look] = useDisplay();
  const { days, goal } = measured;
  const name = formatRangeName(measured, translate);
  const text = describeRange(measured, translate);
  const lines: TrendLine[] = ends.map(([end, label]) => ({
    id: end,
    label: translate(`recordResults.column.${label}`),
    points: days.flatMap(({ day, [end]: value }) => (value === null ? [] : { at: day, value })),
  }));
  const goals = goal && [
    {
      label: translate('recordResults.goalLine', { min: formatDegrees(goal.min), max: formatDegrees(goal.max) }),
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
          rows={days.toReversed().map(({ day, min, max }) => [formatDate(day), formatDegrees(min), formatDegrees(max)])}
        />
      ) : (
        <TrendFigure
          summary={translate('recordResults.summary', { name, text })}
          lines={lines.filter(({ points }) => points.length > 0)}
          goals={goals ?? []}
          {...computeScale(values, [0, goal?.min, goal?.max], STEP)}
          format={formatDegrees}
        />
      )}
    </ResultCard>
  );
};
