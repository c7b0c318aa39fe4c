import { Bar as BarChart, type BarTooltipProps } from '@nivo/bar';
import { useMemo } from 'react';
import { getNameInterval, getScaleEnd, type Bar } from '../../../domain/gait/report-bars.ts';
import { renderTip, type DescribeBar } from './ChartTip.tsx';
import { SPEED_THRESHOLD } from '../../../domain/gait/report-summary.ts';
import {
  renderChartHead,
  renderSpread,
  type ChartTexts,
  dashes,
  paper,
  paperTheme,
  toDatum,
  type SpeedDatum,
  margins,
  type ChartSize,
} from './chartLayout.tsx';

interface Props extends ChartTexts {
  bars: readonly Bar[];
  size: ChartSize;
  /** Text alternative of the chart. */
  summary: string;
  /** Texts of the axes. */
  up: string;
  along: string;
  describe: DescribeBar;
}

/** Blue bars of speed on white with a dashed line at 0.8 m/s (GAIT-10..13). Loaded with the first report. */
export default function SpeedBars({ bars, size, summary, up, along, describe, title, counted, below }: Props) {
  const names = useMemo(() => new Map(bars.map(({ id, name }) => [id, name])), [bars]);
  const head = useMemo(() => renderChartHead({ title, counted, below }), [title, counted, below]);
  const spread = useMemo(() => renderSpread(bars, size.pitch), [bars, size.pitch]);
  const tip = useMemo(
    () =>
      ({ indexValue }: BarTooltipProps<SpeedDatum>) =>
        renderTip(describe(String(indexValue))),
    [describe],
  );
  const every = getNameInterval(size.pitch, size.namePixels);
  return (
    <BarChart<SpeedDatum>
      width={size.width}
      height={size.height}
      margin={{ ...margins, bottom: size.bottom }}
      data={bars.map(toDatum)}
      indexBy="id"
      keys={['speed']}
      padding={size.padding}
      theme={paperTheme}
      colors={paper.bar}
      animate={false}
      role="img"
      ariaLabel={summary}
      enableLabel={false}
      valueScale={{ type: 'linear', min: 0, max: getScaleEnd(bars) }}
      gridYValues={6}
      axisLeft={{
        tickValues: 6,
        tickSize: 0,
        tickPadding: 8,
        format: (value: number) => value.toFixed(1),
        legend: up,
        legendPosition: 'middle',
        legendOffset: -46,
      }}
      axisBottom={{
        tickValues: bars.filter((_, at) => at % every === 0).map(({ id }) => id),
        tickSize: 4,
        tickPadding: 6,
        tickRotation: size.isUpright ? -90 : 0,
        format: (id: string) => names.get(id) ?? '',
        legend: along,
        legendPosition: 'middle',
        legendOffset: size.bottom - 18,
      }}
      markers={[{ axis: 'y', value: SPEED_THRESHOLD, lineStyle: dashes }]}
      layers={['grid', 'axes', 'bars', spread, 'markers', head]}
      tooltip={tip}
    />
  );
}
