import { styled } from '@mui/material/styles';
import { toTime, type TrendLine } from './trend.ts';

const Drawing = styled('svg')({
  display: 'block',
  flex: '0 0 auto',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& path': { stroke: 'var(--primary)', strokeWidth: 1.75 },
  '& circle': { fill: 'var(--primary)', stroke: 'none' },
  '& line': { stroke: 'var(--ink-muted)', strokeWidth: 1, strokeDasharray: '3 3' },
});

/** Keeps the mark of the last point inside of the drawing. */
const MARGIN = 3;

interface Props {
  /** Oldest first; `at` is a civil date or date and time. */
  points: TrendLine['points'];
  /** What the line shows, for those who cannot see it. */
  summary: string;
  /** Drawn as a dashed line. */
  goal?: number | null;
  /** Ends of the scale; those of the values and the goal by default. */
  min?: number;
  max?: number;
  width?: number;
  height?: number;
}

/** The course of a value beside its figure, as wide as a word: no axes, the last point marked. */
export const Sparkline = ({ points, summary, goal = null, min, max, width = 72, height = 24 }: Props) => {
  const last = points.at(-1);
  if (!last) return null;
  const values = [...points.map(({ value }) => value), ...(goal === null ? [] : [goal])];
  const [low, high] = [min ?? Math.min(...values), max ?? Math.max(...values)];
  const [start, end] = [toTime(points[0]!.at).getTime(), toTime(last.at).getTime()];
  const place = (share: number, length: number) => MARGIN + share * (length - 2 * MARGIN);
  // A single value stands at the end, equal ones in the middle.
  const x = (at: string) => place(end > start ? (toTime(at).getTime() - start) / (end - start) : 1, width);
  const y = (value: number) => place(high > low ? (high - value) / (high - low) : 0.5, height);
  const at = points.map((point) => `${x(point.at).toFixed(1)} ${y(point.value).toFixed(1)}`);
  return (
    <Drawing role="img" aria-label={summary} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {goal !== null && <line x1={0} x2={width} y1={y(goal)} y2={y(goal)} />}
      {points.length > 1 && <path d={`M${at.join(' L')}`} />}
      <circle cx={x(last.at)} cy={y(last.value)} r={MARGIN} />
    </Drawing>
  );
};
