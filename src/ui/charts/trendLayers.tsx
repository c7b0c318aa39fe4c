import type { LineCustomSvgLayerProps, LineSeries } from '@nivo/line';
import { fitLabel } from './chartFrame.ts';
import { lineColours } from './chartTheme.ts';
import { spreadApart, type Trend } from './trend.ts';

export interface DrawnSeries extends LineSeries {
  id: string;
  data: { x: Date; y: number }[];
}
type LayerProps = LineCustomSvgLayerProps<DrawnSeries>;

const LABEL_PIXELS = 16;
/** With more points, markers would hide the line; the last one stays. */
const MOST_POINTS = 62;
const edge = { stroke: 'var(--data-goal)', strokeWidth: 1.5, strokeDasharray: '6 5' };

/** Shaded goals and norms with dashed edges, behind the lines. */
export const renderBands = ({ bands = [], min, max }: Trend) =>
  function Bands({ innerWidth, yScale }: LayerProps) {
    return bands.map(({ label, from, to }) => (
      <g key={label}>
        <rect
          width={innerWidth}
          y={yScale(Math.min(to ?? max, max))}
          height={yScale(Math.max(from ?? min, min)) - yScale(Math.min(to ?? max, max))}
          fill="var(--data-goal)"
          opacity={0.14}
        />
        {[from, to].map(
          (value, at) =>
            value !== undefined && <line key={at} x2={innerWidth} y1={yScale(value)} y2={yScale(value)} style={edge} />,
        )}
      </g>
    ));
  };

/** Round points on the main line, square ones on the next, diamonds on a third: the lines differ without their colors. */
export const Points = ({ series }: LayerProps) =>
  series.map(({ id, data }, line) => (
    <g key={id} fill={lineColours[line]}>
      {data.map(({ position: { x, y } }, at) => {
        const isLast = at === data.length - 1;
        if (!isLast && data.length > MOST_POINTS) return null;
        const size = isLast ? 5 : 3.5;
        return line === 0 ? (
          <circle key={at} cx={x ?? 0} cy={y ?? 0} r={size} />
        ) : (
          <rect
            key={at}
            x={(x ?? 0) - size}
            y={(y ?? 0) - size}
            width={size * 2}
            height={size * 2}
            transform={line === 2 ? `rotate(45 ${x ?? 0} ${y ?? 0})` : undefined}
          />
        );
      })}
    </g>
  ));

/** The names of several lines at their ends. */
export const renderLabels = ({ lines }: Trend, right: number) =>
  function EndLabels({ series, innerWidth, innerHeight }: LayerProps) {
    if (lines.length < 2) return null;
    const ends = series.map(({ data }) => data.at(-1)?.position.y ?? 0);
    const spread = spreadApart(ends, LABEL_PIXELS, innerHeight);
    return lines.map(({ id, label }, line) => (
      <text
        key={id}
        x={innerWidth + 10}
        y={spread[line]}
        dy="0.35em"
        style={{ font: 'var(--text-micro)', fill: 'var(--ink)' }}
      >
        {fitLabel(label, right)}
      </text>
    ));
  };
