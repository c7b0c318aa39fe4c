import type { BarCustomLayerProps } from '@nivo/bar';
import { dashes, paper } from './chartPaper.ts';
import { cut, headLines } from './headLines.ts';
import type { SpeedDatum } from './speedDatum.ts';

/** What stands above the bars, in the picture too. */
export interface ChartTexts {
  title: string;
  /** How many sessions of how many people, and where. */
  counted: string;
  /** The share below the dashed line (GAIT-12, OPEN-098). */
  below: string;
}

const SAMPLE = 28;
/** Baselines of the lines of what was counted, when there is one and when there are two. */
const counts = [[44], [42, 57]];

/** A layer above the bars: whose chart it is, and what share lies below its dashed line. */
export const chartHead = ({ title, counted, below }: ChartTexts) =>
  function ChartHead({ innerWidth, margin }: BarCustomLayerProps<SpeedDatum>) {
    const room = innerWidth + margin.right;
    const lines = headLines(counted, room);
    return (
      <g transform={`translate(0,${-margin.top})`} style={{ fontFamily: 'inherit' }}>
        <text y={24} style={{ fontSize: 15, fontWeight: 600, fill: paper.ink }}>
          {cut(title, room * 0.85)}
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
