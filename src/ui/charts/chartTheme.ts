import type { LineSeries, LineSvgProps } from '@nivo/line';

const text = { fontFamily: 'inherit', fontSize: 12, fontVariantNumeric: 'tabular-nums', fill: 'var(--ink-muted)' };

/**
 * Colors of a main line and of those that it is compared with (tokens.ts says why these). A chart of three lines has no
 * goal, whose color the third line takes.
 */
export const lineColours = ['var(--data-main)', 'var(--data-comparison)', 'var(--data-goal)'] as const;

/** Theme of all charts, from the tokens, for light and dark. */
export const chartTheme: LineSvgProps<LineSeries>['theme'] = {
  background: 'transparent',
  text,
  axis: {
    domain: { line: { stroke: 'var(--border-strong)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--border-strong)', strokeWidth: 1 }, text },
    legend: { text },
  },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
};
