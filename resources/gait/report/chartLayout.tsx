import type { BarCustomLayerProps, BarSvgProps } from '@nivo/bar';
import type { Bar } from '../../../domain/gait/report-bars.ts';

/** Space for title and label above the bars, and names below. */
export const margins = { top: 96, right: 28, bottom: 62, left: 62 } as const;
/** Space for the axis title below vertical names. */
const BELOW_UPRIGHT = 52;
const HEIGHT = 420;

/** Minimum distance between bars: narrower ones could not be told apart, and vertical names need more. */
const MIN_PITCH = 6;
const MIN_PITCH_UPRIGHT = 16;
/** Twice this width is the limit of pictures in browsers. */
const MAX_WIDTH = 8000;
/** A single bar must not fill the chart. */
const MAX_BAR_WIDTH = 56;
const SHARE_OF_BAR = 0.72;
const NAME_LETTER_PIXELS = 7;
const BETWEEN_NAMES = 8;

export interface ChartSize {
  width: number;
  height: number;
  bottom: number;
  /** Padding between bars, as a share of their distance. */
  padding: number;
  /** Distance between bars. */
  pitch: number;
  isUpright: boolean;
  /** Width of a name along the axis. */
  namePixels: number;
}

/** Size of a chart of `count` bars in `room` pixels; wider than that if the bars would not be readable. */
export function getChartSize(count: number, longestName: number, room: number): ChartSize {
  const inRoom = Math.max(room - margins.left - margins.right, 120);
  const lying = longestName * NAME_LETTER_PIXELS + BETWEEN_NAMES;
  const isUpright = longestName > 5 && lying * count > inRoom;
  const least = isUpright ? MIN_PITCH_UPRIGHT : MIN_PITCH;
  const bottom = isUpright ? longestName * NAME_LETTER_PIXELS + BELOW_UPRIGHT : margins.bottom;
  const inner = Math.max(inRoom, Math.min(count * least, MAX_WIDTH));
  const pitch = inner / Math.max(count, 1);
  return {
    width: inner + margins.left + margins.right,
    height: HEIGHT + bottom - margins.bottom,
    bottom,
    padding: 1 - Math.min(SHARE_OF_BAR, MAX_BAR_WIDTH / pitch),
    pitch,
    isUpright,
    namePixels: isUpright ? MIN_PITCH_UPRIGHT : lying,
  };
}

const HEADING_LETTER_PIXELS = 6.6;
const BETWEEN = ' · ';

const countLetters = (pixels: number): number => Math.floor(pixels / HEADING_LETTER_PIXELS);

/** Truncates a text to the available width. */
const truncate = (text: string, pixels: number): string => {
  const most = countLetters(pixels);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** Joins the parts of the count into one line if they fit, else puts the last one on a second line. */
export function wrapHeading(counted: string, pixels: number): string[] {
  const parts = counted.split(BETWEEN);
  if (counted.length <= countLetters(pixels) || parts.length === 1) return [truncate(counted, pixels)];
  return [parts.slice(0, -1).join(BETWEEN), parts.at(-1)!].map((line) => truncate(line, pixels));
}

/** A bar of the chart; without `speed` nothing is drawn. */
export type SpeedDatum = Record<string, string | number>;

export const toDatum = ({ id, speed }: Bar): SpeedDatum => (speed === null ? { id } : { id, speed });

/**
 * The chart is white with blue bars in both color schemes (GAIT-13), so that the saved picture equals the one on
 * screen.
 */
export const paper = { white: '#ffffff', bar: '#2f6fce', ink: '#1b2430', quiet: '#4a5563', line: '#d8dee6' } as const;

const text = { fontFamily: 'inherit', fontSize: 12, fill: paper.quiet };

export const paperTheme: BarSvgProps<SpeedDatum>['theme'] = {
  background: paper.white,
  text,
  axis: {
    domain: { line: { stroke: paper.quiet, strokeWidth: 1 } },
    ticks: { line: { stroke: paper.quiet, strokeWidth: 1 }, text },
    legend: { text: { ...text, fill: paper.ink, fontSize: 13 } },
  },
  grid: { line: { stroke: paper.line, strokeWidth: 1 } },
  tooltip: { container: { padding: 0, background: 'none', boxShadow: 'none' } },
};

/**
 * The line at 0.8 m/s and its sample in the label (GAIT-11, GAIT-12): a contrast of at least 3:1 on white and on bars.
 */
export const dashes = { stroke: paper.ink, strokeWidth: 2, strokeDasharray: '7 5' };

/** Texts above the bars, in the picture too. */
export interface ChartTexts {
  title: string;
  /** Number of sessions and people, and the location. */
  counted: string;
  /** The share below the dashed line (GAIT-12, OPEN-098). */
  below: string;
}

const SAMPLE = 28;
/** Baselines for one and for two lines. */
const counts = [[44], [42, 57]];

/** Chart layer with title, counts and the share below the dashed line. */
export const renderChartHead = ({ title, counted, below }: ChartTexts) =>
  function ChartHead({ innerWidth, margin }: BarCustomLayerProps<SpeedDatum>) {
    const room = innerWidth + margin.right;
    const lines = wrapHeading(counted, room);
    return (
      <g transform={`translate(0,${-margin.top})`} style={{ fontFamily: 'inherit' }}>
        <text y={24} style={{ fontSize: 15, fontWeight: 600, fill: paper.ink }}>
          {truncate(title, room * 0.85)}
        </text>
        {lines.map((line, at) => (
          <text key={line} y={counts[lines.length - 1]![at]} style={{ fontSize: 12, fill: paper.quiet }}>
            {line}
          </text>
        ))}
        <line x1={0} x2={SAMPLE} y1={73} y2={73} style={dashes} />
        <text x={SAMPLE + 8} y={77} style={{ fontSize: 13, fontWeight: 600, fill: paper.ink }}>
          {below}
        </text>
      </g>
    );
  };

/** Bars that stand closer have no room for their counts. */
const COUNT_PITCH = 22;
const CAP = 4;

/** Chart layer with the slowest and the fastest session that a bar sums up, and with their number below the bar's top. */
export const renderSpread = (bars: readonly Bar[], pitch: number) => {
  const known = new Map(bars.map(({ id, spread }) => [id, spread]));
  return function Spread({ bars: drawn, yScale }: BarCustomLayerProps<SpeedDatum>) {
    return drawn.map(({ key, x, y, width, height, data: { indexValue } }) => {
      const spread = known.get(String(indexValue));
      if (!spread) return null;
      const middle = x + width / 2;
      const [top, bottom] = [yScale(spread.high), yScale(spread.low)];
      return (
        <g key={key}>
          {spread.count > 1 && (
            <path
              d={`M${middle - CAP} ${top}h${2 * CAP}M${middle} ${top}V${bottom}M${middle - CAP} ${bottom}h${2 * CAP}`}
              style={{ stroke: paper.ink, strokeWidth: 1.5, fill: 'none' }}
            />
          )}
          {pitch >= COUNT_PITCH && (
            <text
              x={middle}
              y={y + height - 6}
              textAnchor="middle"
              style={{ fontFamily: 'inherit', fontSize: 11, fontWeight: 600, fill: paper.white }}
            >
              {spread.count}
            </text>
          )}
        </g>
      );
    });
  };
};
