import type { BarSvgProps } from '@nivo/bar';
import type { SpeedDatum } from './speedDatum.ts';

/**
 * The report's chart is drawn on paper: white with blue bars in both schemes (GAIT-13), so that the picture that is saved is the
 * one on the screen.
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

/** The line at 0.8 m/s, and the sample of it beside its label (GAIT-11, GAIT-12): 3:1 at least on white and on bars. */
export const dashes = { stroke: paper.ink, strokeWidth: 2, strokeDasharray: '7 5' };
