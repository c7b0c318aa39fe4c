import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { patientResults, type MeasuredRange } from '../../../contract/activity/patient-results.ts';
import { computeScale } from '../../../domain/activity/chart-range.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useExerciseNames } from '../../exercises/shared/useExercises.ts';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { columnLabel, describeRange, formatDegrees, formatRangeName, toRangeRows } from '../resultTexts.ts';
import { ResultCard, ResultTable, useDisplay } from '../../../src/ui/charts/ResultTable.tsx';
import type { TrendLine } from '../../../src/ui/charts/trend.ts';
import { TrendFigure } from '../../../src/ui/charts/TrendFigure.tsx';
import { formatDate } from '../../../src/ui/i18n/format.ts';

const STEP = 10;
const ends = [
  ['max', 'highest'],
  ['min', 'lowest'],
] as const;

/** Range of motion of one exercise and side over time, with its goal, as a chart or a table. */
const RangeCard = ({ measured }: { measured: MeasuredRange }) => {
  const translate = useTranslate();
  const [display] = useDisplay();
  const { days, goal } = measured;
  const name = formatRangeName(measured, translate);
  const text = describeRange(measured, translate);
  const lines: TrendLine[] = ends.map(([end, label]) => ({
    id: end,
    label: translate(columnLabel(label)),
    points: days.flatMap(({ day, [end]: value }) => (value === null ? [] : { at: day, value })),
  }));
  const bands = goal
    ? [
        {
          label: translate('recordResults.goalLine', { min: formatDegrees(goal.min), max: formatDegrees(goal.max) }),
          from: goal.min,
          to: goal.max,
        },
      ]
    : [];
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  return (
    <ResultCard label={name}>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <p style={{ margin: '4px 0 12px', color: 'var(--ink-muted)' }}>{text}</p>
      {display === 'table' ? (
        <ResultTable
          label={name}
          columns={(['date', 'lowest', 'highest'] as const).map((column) => translate(columnLabel(column)))}
          rows={days.toReversed().map(({ day, min, max }) => [formatDate(day), formatDegrees(min), formatDegrees(max)])}
        />
      ) : (
        <TrendFigure
          summary={translate('recordResults.summary', { name, text })}
          lines={lines.filter(({ points }) => points.length > 0)}
          bands={bands}
          {...computeScale(values, [0, goal?.min, goal?.max], STEP)}
          format={formatDegrees}
        />
      )}
    </ResultCard>
  );
};

/** `Range of motion`: values over time by exercise and side (OPEN-067). */
export default function RangeOfMotion({ record }: { record: PatientRecord }) {
  const translate = useTranslate();
  const { today, chosen, range, choose } = useSelectedDays(record.location.timezone);
  const { data, error, refetch } = useCall(patientResults, { params: { patientId: record.id }, query: range });
  const ranges = data?.rangeOfMotion ?? [];
  const getName = useExerciseNames(ranges.map(({ exerciseId }) => exerciseId));
  const measured = ranges.map((each) => ({ ...each, name: getName({ id: each.exerciseId, name: each.name }) }));
  return (
    <>
      <ResultTools
        range={<RangeChoice chosen={chosen} range={range} today={today} onChoose={choose} />}
        actions={
          measured.length > 0 ? (
            <CsvButton name={`range-of-motion-${record.id}-${today}`} rows={() => toRangeRows(measured, translate)} />
          ) : undefined
        }
      />
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data && measured.length === 0 && <EmptyState title={translate('recordActivity.noData')} />}
      {measured.map((each) => (
        <RangeCard key={`${each.exerciseId} ${each.side}`} measured={each} />
      ))}
    </>
  );
}
