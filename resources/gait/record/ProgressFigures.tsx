import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatMeasure, formatScale, addUnit } from '../../../domain/gait/measures.ts';
import {
  areMixed,
  findProgressNorm,
  toProgressCsv,
  listProgressRows,
  getProgressScale,
  type Circumstances,
  type MeasureProgress,
  groupByItem,
} from '../../../domain/gait/progress.ts';
import { normSource, type Walker } from '../../../domain/gait/norms.ts';
import { toCivilMoment } from '../../../domain/platform/calendar.ts';
import { CsvButton } from '../../../src/ui/charts/ResultTools.tsx';
import { ResultTable } from '../../../src/ui/charts/ResultTable.tsx';
import { TrendFigure } from '../../../src/ui/charts/TrendFigure.tsx';
import { formatDateTime } from '../../../src/ui/i18n/format.ts';
import { useClockZone } from '../../../src/ui/DateTimeText.tsx';
import type { RecordGaitKey } from '../shared/messages.en.ts';

const Card = styled('section')({
  '@media print': { breakInside: 'avoid', '& svg': { maxWidth: '6.2in' } },
  minWidth: 0,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: 40,
    marginBottom: 8,
  },
});

interface MeasureFigureProps {
  measure: MeasureProgress;
  /** The patient's time zone, in which days and times are shown (OPEN-058). */
  zone: string;
  look: 'chart' | 'table';
  /** Offers the CSV download; not in the patient view. */
  withCsv?: boolean;
  /** Whose norm stands behind the speed; absent in the patient view. */
  walker?: Walker;
}

/** One measure over all sessions as a chart with its threshold, or as a table; also as CSV (REC-30, CONST-08). */
const MeasureFigure = ({ measure, zone, look, withCsv = false, walker }: MeasureFigureProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { unit, threshold, lines } = measure;
  const title = translate(measure.title);
  const getLabel = (side: (typeof lines)[number]['side']) =>
    side ? translate(`recordGait.side.${side}` satisfies RecordGaitKey) : title;
  const headed = (label: string) => (unit ? `${label} (${translate(`recordGait.unit.${unit}`, { _: unit })})` : label);
  const columns = [translate('recordGait.date'), ...lines.map(({ side }) => headed(getLabel(side)))];
  const norm = walker ? findProgressNorm(measure, walker) : null;
  const rows = listProgressRows(measure);
  // Shown beside a value only if it differs between sessions.
  const mixed = areMixed(measure);
  const hasIntervals = lines.some(({ points }) => points.some(({ plusMinus }) => plusMinus !== undefined));
  const circumstances = ({ assistance, source }: Circumstances) =>
    [
      assistance === null
        ? translate('recordGait.assistanceUnsaid')
        : translate(`recordGait.assistance.${assistance}` satisfies RecordGaitKey),
      translate(`recordGaitRecording.source.${source}` satisfies RecordGaitKey),
    ].join(', ');
  const newest = rows
    .at(-1)!
    .values.flatMap((value) => (value === null ? [] : formatMeasure(value, unit)))
    .join(', ');
  return (
    <Card aria-labelledby={titleId}>
      <header>
        <Typography id={titleId} variant="h4" component="h3">
          {headed(title)}
        </Typography>
        {withCsv && <CsvButton name={`Gait ${title}`} rows={() => toProgressCsv(measure, columns, zone)} />}
      </header>
      {look === 'chart' ? (
        <TrendFigure
          summary={translate('recordGait.chart', { title, smart_count: rows.length, newest })}
          lines={lines.map(({ side, points }) => ({
            id: side ?? 'all',
            label: getLabel(side),
            points: points.map((point) => ({
              at: toCivilMoment(point.at, zone),
              value: point.value,
              ...(point.plusMinus !== undefined && { plusMinus: point.plusMinus }),
              ...(mixed && { note: circumstances(point) }),
            })),
          }))}
          axes={{
            x: translate('recordGait.date'),
            y: unit ? translate(`recordGait.unit.${unit}`, { _: unit }) : title,
          }}
          bands={[
            ...(threshold === null
              ? []
              : [
                  {
                    kind: 'limit' as const,
                    from: threshold,
                    label: translate('recordGait.threshold', { value: addUnit(String(threshold), unit) }),
                  },
                ]),
            ...(norm
              ? [
                  {
                    kind: 'norm' as const,
                    ...norm.interval,
                    label: translate('recordGaitChange.norm.band', {
                      group: translate(`recordGaitChange.norm.group.${norm.sex}` satisfies RecordGaitKey, norm),
                      low: formatScale(norm.interval.from, unit),
                      high: formatMeasure(norm.interval.to, unit),
                    }),
                    source: translate('recordGaitChange.how.source', {
                      ...normSource,
                      author: translate(normSource.author),
                    }),
                  },
                ]
              : []),
          ]}
          notes={hasIntervals ? [translate('recordGaitRecording.bars')] : []}
          {...getProgressScale(measure, norm?.interval)}
          format={(value) => formatScale(value, unit)}
        />
      ) : (
        <ResultTable
          label={headed(title)}
          columns={mixed ? [...columns, translate('recordGait.circumstances')] : columns}
          rows={rows.map(({ at, values, taken }) => [
            formatDateTime(at, zone, true),
            ...values.map((value) => (value === null ? '-' : formatMeasure(value, unit))),
            ...(mixed ? [circumstances(taken)] : []),
          ])}
        />
      )}
    </Card>
  );
};

const Item = styled('section')({
  '& + section': { marginTop: 32 },
  '@media print': { '& h2': { breakAfter: 'avoid' } },
});
const Figures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: 16,
  marginTop: 12,
});

interface Props {
  progress: readonly MeasureProgress[];
  look: 'chart' | 'table';
  withCsv?: boolean;
  walker?: Walker;
}

export const ProgressFigures = ({ progress, look, ...shown }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  return groupByItem(progress).map(({ item, measures }) => {
    const name = translate(`recordGait.item.${item}`, { _: item });
    return (
      <Item key={item} aria-label={name}>
        <Typography variant="h2">{name}</Typography>
        <Figures>
          {measures.map((measure) => (
            <MeasureFigure key={measure.id} measure={measure} zone={zone} look={look} {...shown} />
          ))}
        </Figures>
      </Item>
    );
  });
};
