import { Line } from '@nivo/line';
import { useCallback } from 'react';
import { formatAxisDay, formatMediumDate } from '../i18n/calendarFormat.ts';
import { CHART_HEIGHT, computeMargin, isOfOneYear } from './chartFrame.ts';
import { chartTheme, lineColours } from './chartTheme.ts';
import { getFirstDay, pickLabelledDays, toTime, type Trend } from './trend.ts';
import { Points, renderBands, renderIntervals, renderLabels, renderMarks, type DrawnSeries } from './trendLayers.tsx';
import { TrendReader } from './TrendReader.tsx';

const PIXELS_A_DAY_NAME = 64;
const PIXELS_A_DATE = 104;

/** Days below the chart, `Nov 8`; with the year where there are several. */
function labelDays(lines: Trend['lines'], width: number) {
  const isShort = isOfOneYear(lines);
  const format = isShort ? formatAxisDay : formatMediumDate;
  return {
    tickValues: pickLabelledDays(lines, Math.max(2, Math.floor(width / (isShort ? PIXELS_A_DAY_NAME : PIXELS_A_DATE)))),
    format: (time: Date) => format(time.toISOString().slice(0, 10)),
  };
}

/** Lines over time, without animation, and a reader of their values. Loaded with the first chart that is shown. */
export default function TrendLines({ width, ...trend }: Trend & { width: number }) {
  const { summary, lines, min, max, format, axes } = trend;
  const margin = computeMargin(trend, width);
  const data = lines.map(({ id, points }): DrawnSeries => ({
    id,
    data: points.map(({ at, value }) => ({ x: toTime(at), y: value })),
  }));
  // A printed page is narrower or wider than the screen: with a view box the drawing takes the width of its place.
  const makeScalable = useCallback(
    (svg: SVGSVGElement | null) => svg?.setAttribute('viewBox', `0 0 ${width} ${CHART_HEIGHT}`),
    [width],
  );
  return (
    <>
      <Line<DrawnSeries>
        ref={makeScalable}
        width={width}
        height={CHART_HEIGHT}
        margin={margin}
        data={data}
        theme={chartTheme}
        colors={[...lineColours]}
        animate={false}
        isInteractive={false}
        role="img"
        ariaLabel={summary}
        xScale={{ type: 'time', format: 'native', useUTC: true, nice: false, min: getFirstDay(lines) }}
        yScale={{ type: 'linear', min, max }}
        curve="linear"
        lineWidth={2}
        enableGridX={false}
        gridYValues={4}
        axisLeft={{
          tickValues: 4,
          tickSize: 0,
          tickPadding: 8,
          format: (value) => format(value as number),
          ...(axes && { legend: axes.y, legendPosition: 'middle', legendOffset: 12 - margin.left }),
        }}
        axisBottom={{
          tickSize: 4,
          tickPadding: 6,
          ...labelDays(lines, width - margin.left - margin.right),
          ...(axes && { legend: axes.x, legendPosition: 'middle', legendOffset: margin.bottom - 8 }),
        }}
        layers={[
          'grid',
          renderBands(trend),
          renderMarks(trend),
          'axes',
          'lines',
          renderIntervals(trend),
          Points,
          renderLabels(trend, margin.right),
        ]}
      />
      <TrendReader trend={trend} width={width} />
    </>
  );
}
