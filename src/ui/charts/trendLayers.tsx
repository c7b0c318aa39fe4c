import type { LineCustomSvgLayerProps, LineSeries } from '@nivo/line';
import { fitLabel } from './chartFrame.ts';
import { lineColours } from './chartTheme.ts';
import { listShownMarks, spreadApart, toTime, type Trend } from './trend.ts';

export interface DrawnSeries extends LineSeries {
  id: string;
  data: { x: Date; y: number }[];
}
type LayerProps = LineCustomSvgLayerProps<DrawnSeries>;

const LABEL_PIXELS = 16;
/** With more points, markers would hide the line; the last one stays. */
const MOST_POINTS = 62;
const edge = { stroke: 'var(--data-goal)', strokeWidth: 1.5, strokeDasharray: '6 5' };

/** Goals, norms and limits, behind the lines. */
export const renderBands = ({ bands = [], min, max }: Trend) =>
  function Bands({ innerWidth, yScale }: LayerProps) {
    return bands.map(({ label, kind = 'goal', from, to }) => (
      <g key={label}>
        {kind !== 'limit' && (
          <rect
            width={innerWidth}
            y={yScale(Math.min(to ?? max, max))}
            height={yScale(Math.max(from ?? min, min)) - yScale(Math.min(to ?? max, max))}
            fill={kind === 'norm' ? 'var(--ink-muted)' : 'var(--data-goal)'}
            opacity={0.14}
          />
        )}
        {kind !== 'norm' &&
          [from, to].map(
            (value, at) =>
              value !== undefined && (
                <line key={at} x2={innerWidth} y1={yScale(value)} y2={yScale(value)} style={edge} />
              ),
          )}
      </g>
    ));
  };

/** Days on which something changed: a dotted line across the chart with a wedge at its top. */
export const renderMarks = (trend: Trend) =>
  function Marks({ innerHeight, xScale }: LayerProps) {
    return listShownMarks(trend).map(({ at }) => (
      <g key={at} transform={`translate(${xScale(toTime(at))} 0)`}>
        <line y2={innerHeight} stroke="var(--ink-muted)" strokeWidth={1.5} strokeDasharray="1.5 3.5" />
        <path d="M-5 -8h10l-5 8z" fill="var(--ink-muted)" />
      </g>
    ));
  };

const CAP = 4;

/** The interval of each point that has one, as a bar with caps. */
export const renderIntervals = ({ lines, min, max }: Trend) =>
  function Intervals({ series, yScale }: LayerProps) {
    return series.map(({ id, data }, line) => (
      <g key={id} stroke={lineColours[line]} strokeWidth={1.5} fill="none">
        {data.map(({ position: { x } }, at) => {
          const { value, plusMinus } = lines[line]!.points[at]!;
          if (plusMinus === undefined) return null;
          const [top, bottom] = [yScale(Math.min(max, value + plusMinus)), yScale(Math.max(min, value - plusMinus))];
          return (
            <path key={at} d={`M${x - CAP} ${top}h${2 * CAP}M${x} ${top}V${bottom}M${x - CAP} ${bottom}h${2 * CAP}`} />
          );
        })}
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
