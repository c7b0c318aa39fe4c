import { Line, type LineSeries } from '@nivo/line';
import { chartTheme, lineColours } from '../../../src/ui/charts/chartTheme.ts';

export interface Course {
  /** Text alternative. */
  summary: string;
  /** Values by seconds or Hz; null is a gap. */
  lines: readonly { id: string; label: string; points: readonly { x: number; y: number | null }[] }[];
  horizontal: (value: number) => string;
  vertical: (value: number) => string;
}

interface Drawn extends LineSeries {
  id: string;
  data: { x: number; y: number | null }[];
}

const HEIGHT = 220;
const margin = { top: 8, right: 24, bottom: 28, left: 52 };
const PIXELS_A_NAME = 90;

/** Lines over seconds or Hz without animation. Loaded with the first chart. */
export default function MeasuredLines({ summary, lines, horizontal, vertical, width }: Course & { width: number }) {
  return (
    <Line<Drawn>
      width={width}
      height={HEIGHT}
      margin={margin}
      data={lines.map(({ id, points }) => ({ id, data: [...points] }))}
      theme={chartTheme}
      colors={[...lineColours]}
      animate={false}
      role="img"
      ariaLabel={summary}
      xScale={{ type: 'linear', min: 'auto', max: 'auto' }}
      yScale={{ type: 'linear', min: 'auto', max: 'auto', nice: true }}
      curve="linear"
      lineWidth={1.75}
      enablePoints={false}
      enableGridX={false}
      gridYValues={5}
      axisLeft={{ tickValues: 5, tickSize: 0, tickPadding: 8, format: (value) => vertical(value as number) }}
      axisBottom={{
        tickValues: Math.max(2, Math.floor(width / PIXELS_A_NAME)),
        tickSize: 4,
        tickPadding: 6,
        format: (value) => horizontal(value as number),
      }}
      isInteractive={false}
    />
  );
}
