import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { patientResults, type MeasuredRange, type ProgramChange } from '../../../contract/activity/patient-results.ts';
import { normal, NORMAL_RANGE_SOURCE } from '../../../domain/exercises/normal-ranges.ts';
import { listRangeErrors } from '../../../domain/exercises/range-errors.ts';
import { computeScale } from '../../../domain/activity/chart-range.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { CsvButton, ResultTools } from '../../../src/ui/charts/ResultTools.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { useExerciseNames } from '../../exercises/shared/useExercises.ts';
import { RangeChoice, useSelectedDays } from '../../../src/ui/charts/RangeChoice.tsx';
import { columnLabel, describeRange, formatDegrees, formatRangeName, toRangeRows } from '../resultTexts.ts';
import { ResultCard, ResultTable, useDisplay } from '../../../src/ui/charts/ResultTable.tsx';
import type { TrendBand, TrendLine, TrendMark } from '../../../src/ui/charts/trend.ts';
import { TrendFigure } from '../../../src/ui/charts/TrendFigure.tsx';
import { formatAxisDay } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';

const STEP = 10;
const ends = [
  ['max', 'highest'],
  ['min', 'lowest'],
] as const;

const MOST_DAYS = 4;

/** Days on which the program changed, marked where they lie between measured ones; all of a kind share a caption. */
function useMarks(changes: readonly ProgramChange[], { days }: MeasuredRange): TrendMark[] {
  const translate = useTranslate();
  const shown = changes.filter(({ day }) => day >= days[0]!.day && day <= days.at(-1)!.day);
  const list = (kind: ProgramChange['kind']) => {
    const named = shown.filter((change) => change.kind === kind).map(({ day }) => formatAxisDay(day));
    const most = named.slice(0, MOST_DAYS).join(', ');
    const count = named.length - MOST_DAYS;
    return count > 0 ? translate('recordResults.moreDays', { days: most, count }) : most;
  };
  return shown.map(({ day, kind }) => ({
    at: day,
    label: translate(`recordResults.changed.${kind}`, { days: list(kind) }),
  }));
}

/** The goal of the exercise, and the normal range of its motion with its source. */
function useBands({ goal, motion }: MeasuredRange): TrendBand[] {
  const translate = useTranslate();
  const say = (key: 'goalLine' | 'normalRange', { min, max }: { min: number; max: number }) =>
    translate(`recordResults.${key}`, { min: formatDegrees(min), max: formatDegrees(max) });
  const usual = motion && { min: normal[motion].min.limit, max: normal[motion].max.limit };
  return [
    ...(usual
      ? [
          {
            kind: 'norm' as const,
            from: usual.min,
            to: usual.max,
            label: say('normalRange', usual),
            source: NORMAL_RANGE_SOURCE,
          },
        ]
      : []),
    ...(goal ? [{ from: goal.min, to: goal.max, label: say('goalLine', goal) }] : []),
  ];
}

/** Published errors of measuring the motion, with instrument, population and source. */
function useErrorNotes({ motion }: MeasuredRange): string[] {
  const translate = useTranslate();
  return listRangeErrors(motion).map(({ end, instrument, degrees, ...error }) => {
    const { label } = normal[error.motion][end];
    return translate('recordResults.error', {
      ...error,
      degrees: `${degrees}°`,
      end: translate(label, { _: label }).toLowerCase(),
      instrument: translate(`recordResults.instrument.${instrument}`),
    });
  });
}

interface RangeCardProps {
  measured: MeasuredRange;
  changes: readonly ProgramChange[];
}

/**
 * Range of motion of one exercise and side over time, as a chart or a table: with its goal, the normal range of the motion,
 * the days on which the program changed, and the published error of such measurements.
 */
const RangeCard = ({ measured, changes }: RangeCardProps) => {
  const translate = useTranslate();
  const [display] = useDisplay();
  const { days, goal, motion } = measured;
  const usual = motion && normal[motion];
  const name = formatRangeName(measured, translate);
  const text = describeRange(measured, translate);
  const bands = useBands(measured);
  const marks = useMarks(changes, measured);
  const notes = useErrorNotes(measured);
  const lines: TrendLine[] = ends.map(([end, label]) => ({
    id: end,
    label: translate(columnLabel(label)),
    points: days.flatMap(({ day, [end]: value }) => (value === null ? [] : { at: day, value })),
  }));
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
          axes={{ x: translate('recordResults.axis.day'), y: translate('recordResults.axis.degrees') }}
          bands={bands}
          marks={marks}
          notes={notes}
          {...computeScale(values, [0, goal?.min, goal?.max, usual?.min.limit, usual?.max.limit], STEP)}
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
        <RangeCard key={`${each.exerciseId} ${each.side}`} measured={each} changes={data?.programChanges ?? []} />
      ))}
    </>
  );
}
