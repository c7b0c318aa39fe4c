import type { BarCustomLayerProps } from '@nivo/bar';
import { dashes, paper } from './chartPaper.ts';
import type { SpeedDatum } from './speedDatum.ts';

/** What stands above the bars, in the picture too. */
export interface ChartTexts {
  title: string;
  /** How many sessions of how many people, and where. */
  counted: string;
  /** The share below the dashed line (GAIT-12, OPEN-098). */
  below: string;
}

const PIXELS_A_LETTER = 6.6;
const SAMPLE = 28;

const cut = (text: string, pixels: number): string => {
  const most = Math.floor(pixels / PIXELS_A_LETTER);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

/** A layer above the bars: whose chart it is, and what share lies below its dashed line. */
export const chartHead = ({ title, counted, below }: ChartTexts) =>
  function ChartHead({ innerWidth, margin }: BarCustomLayerProps<SpeedDatum>) {
    const room = innerWidth + margin.right;
    return (
      <g transform={`translate(0,${-margin.top})`} style={{ fontFamily: 'inherit' }}>
        <text y={24} style={{ fontSize: 15, fontWeight: 600, fill: paper.ink }}>
          {cut(title, room * 0.85)}
        </text>
        <text y={44} style={{ fontSize: 12, fill: paper.quiet }}>
          {cut(counted, room)}
        </text>
        <line x1={0} x2={SAMPLE} y1={67} y2={67} style={dashes} />
        <text x={SAMPLE + 8} y={71} style={{ fontSize: 13, fontWeight: 600, fill: paper.ink }}>
          {below}
        </text>
      </g>
    );
  };
