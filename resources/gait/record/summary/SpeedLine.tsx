import type { SpeedMark } from '../../../../domain/gait/speed-scale.ts';
import type { SpeedPart } from '../../../../domain/reports/report-model.ts';

const WIDTH = 520;
const NAMES = 216;
const END = WIDTH - 20;
const TOP = 6;
const ROW = 34;
const AXIS = 50;

interface RowProps {
  mark: SpeedMark;
  label: string;
  y: number;
  color: string;
  toX: (speed: number) => number;
  isNow: boolean;
}

/** A value with its interval on the line of speeds, its name and value before it. */
const SpeedRow = ({ mark: { value, plusMinus }, label, y, color, toX, isNow }: RowProps) => {
  const [from, to] = [value - (plusMinus ?? 0), value + (plusMinus ?? 0)].map((speed) => toX(Math.max(0, speed)));
  return (
    <g transform={`translate(0 ${y})`} stroke={color} strokeWidth={4}>
      <g stroke="none" fill="currentColor" dominantBaseline="central" textAnchor="end">
        <text x={NAMES - 56}>{label}</text>
        <text x={NAMES - 12} fontWeight={600}>
          {value.toFixed(2)}
        </text>
      </g>
      {plusMinus !== undefined && <path fill="none" d={`M${from} 0H${to}M${from} -7V7M${to} -7V7`} />}
      <circle cx={toX(value)} r={5} strokeWidth={3} fill={isNow ? color : '#fff'} />
    </g>
  );
};

/** The speed with its interval over the band of the norm, the one before below it, and the dashed threshold. */
export const SpeedLine = ({ scale, labels }: SpeedPart) => {
  const { norm, now, before, threshold, ticks, max } = scale;
  const bottom = TOP + (before ? 2 : 1) * ROW;
  const toX = (speed: number) => NAMES + (speed / max) * (END - NAMES);
  const rows = { toX, y: TOP + ROW / 2 };
  return (
    <figure>
      <svg role="img" aria-label={labels.axis} viewBox={`0 0 ${WIDTH} ${bottom + AXIS}`} fontSize={15}>
        {norm && (
          <>
            <rect
              className="norm"
              x={toX(norm.from)}
              y={TOP}
              width={toX(norm.to) - toX(norm.from)}
              height={bottom - TOP}
            />
            <path d={`M${toX(norm.mean)} ${TOP}V${bottom}`} stroke="currentColor" />
          </>
        )}
        <path d={`M${toX(threshold)} ${TOP}V${bottom}`} stroke="currentColor" strokeWidth={2} strokeDasharray="8 6" />
        <path d={`M${NAMES} ${bottom}H${END}`} stroke="currentColor" />
        {ticks.map((tick, at) => (
          <g key={tick} transform={`translate(${toX(tick)} ${bottom})`}>
            <path d="M0 0V5" stroke="currentColor" />
            {at % 2 === 0 && (
              <text y={20} textAnchor="middle" fill="currentColor">
                {tick.toFixed(1)}
              </text>
            )}
          </g>
        ))}
        <text x={(NAMES + END) / 2} y={bottom + 42} textAnchor="middle" fill="currentColor">
          {labels.axis}
        </text>
        <SpeedRow {...rows} mark={now} label={labels.now} color="var(--side-left)" isNow />
        {before && (
          <SpeedRow
            {...rows}
            y={TOP + ROW * 1.5}
            mark={before}
            label={labels.before}
            color="var(--side-right)"
            isNow={false}
          />
        )}
      </svg>
      <figcaption>
        <span className="dashes">{labels.threshold}</span>
        {norm && <span className="band">{labels.norm}</span>}
      </figcaption>
    </figure>
  );
};
