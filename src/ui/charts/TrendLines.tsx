import { Line, type LineSeries, type SliceTooltipProps } from '@nivo/line';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { formatDate } from '../i18n/format.ts';
import { chartTheme, goalColour, lineColours } from './chartTheme.ts';
import { pickLabelledDays, toTime, type Trend } from './trend.ts';

interface DrawnSeries extends LineSeries {
  id: string;
  data: { x: Date; y: number }[];
}

const TrendTooltip = styled('div')({
  padding: '6px 10px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  font: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const HEIGHT = 240;
const margin = { top: 12, right: 36, bottom: 32, left: 44 };
const PIXELS_A_DAY_NAME = 96;
/** With more points, markers would hide the line. */
const MOST_POINTS = 62;

const goalLine = { stroke: goalColour, strokeWidth: 1.5, strokeDasharray: '6 5' };

const toDay = (time: unknown): string => formatDate((time as Date).toISOString());

/** Tooltip of one moment. */
const formatTooltip = (lines: Trend['lines'], format: Trend['format']) =>
  function SliceTip({ slice }: SliceTooltipProps<DrawnSeries>) {
    return (
      <TrendTooltip>
        <strong>{toDay(slice.points[0]!.data.x)}</strong>
        {slice.points.map(({ id, seriesId, indexInSeries, data: { y } }) => {
          const line = lines.find((one) => one.id === seriesId);
          const note = line?.points[indexInSeries]?.note;
          return (
            <div key={id}>
              {line?.label}: {format(y)}
              {note && `, ${note}`}
            </div>
          );
        })}
      </TrendTooltip>
    );
  };

/** Lines over time with dashed goals, without animation. Loaded with the first chart that is shown. */
export default function TrendLines({ summary, lines, goals = [], min, max, format, width }: Trend & { width: number }) {
  const data = lines.map(({ id, points }): DrawnSeries => ({
    id,
    data: points.map(({ at, value }) => ({ x: toTime(at), y: value })),
  }));
  const tip = useMemo(() => formatTooltip(lines, format), [lines, format]);
  return (
    <Line<DrawnSeries>
      width={width}
      height={HEIGHT}
      margin={margin}
      data={data}
      theme={chartTheme}
      colors={[...lineColours]}
      animate={false}
      role="img"
      ariaLabel={summary}
      xScale={{ type: 'time', format: 'native', useUTC: true, nice: false }}
      yScale={{ type: 'linear', min, max }}
      curve="linear"
      lineWidth={2}
      enablePoints={data.every(({ data: points }) => points.length <= MOST_POINTS)}
      pointSize={7}
      pointColor="var(--surface)"
      pointBorderWidth={2}
      pointBorderColor={{ from: 'seriesColor' }}
      enableGridX={false}
      gridYValues={5}
      axisLeft={{ tickValues: 5, tickSize: 0, tickPadding: 8, format: (value) => format(value as number) }}
      axisBottom={{
        tickValues: pickLabelledDays(lines, Math.max(2, Math.floor(width / PIXELS_A_DAY_NAME))),
        tickSize: 4,
        tickPadding: 6,
        format: toDay,
      }}
      markers={goals
        .flatMap(({ values }) => values)
        .map((value) => ({ axis: 'y' as const, value, lineStyle: goalLine }))}
      enableSlices="x"
      sliceTooltip={tip}
      enableTouchCrosshair
    />
  );
}
