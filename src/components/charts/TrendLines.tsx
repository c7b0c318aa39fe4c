import { Line, type LineSeries, type SliceTooltipProps } from '@nivo/line';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { dayText } from '../../i18n/dayText.ts';
import { chartTheme, goalColour, lineColours } from './chartTheme.ts';
import { namedDays, timeOf, type Trend } from './trend.ts';

interface Drawn extends LineSeries {
  id: string;
  data: { x: Date; y: number }[];
}

const Tip = styled('div')({
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
/** More points than that on a line would hide it. */
const MOST_POINTS = 62;

const goalLine = { stroke: goalColour, strokeWidth: 1.5, strokeDasharray: '6 5' };

const dayOf = (time: unknown): string => dayText((time as Date).toISOString());

/** What the lines say at one moment. */
const tipOf = (lines: Trend['lines'], format: Trend['format']) =>
  function SliceTip({ slice }: SliceTooltipProps<Drawn>) {
    return (
      <Tip>
        <strong>{dayOf(slice.points[0]!.data.x)}</strong>
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
      </Tip>
    );
  };

/** Lines over time with their goals dashed, drawn at once: nothing moves. Loaded when the first chart is shown. */
export default function TrendLines({ summary, lines, goals = [], min, max, format, width }: Trend & { width: number }) {
  const data = lines.map(({ id, points }): Drawn => ({
    id,
    data: points.map(({ at, value }) => ({ x: timeOf(at), y: value })),
  }));
  const tip = useMemo(() => tipOf(lines, format), [lines, format]);
  return (
    <Line<Drawn>
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
        tickValues: namedDays(lines, Math.max(2, Math.floor(width / PIXELS_A_DAY_NAME))),
        tickSize: 4,
        tickPadding: 6,
        format: dayOf,
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
