import type { LineSeries, LineSvgProps } from '@nivo/line';

const text = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--ink-muted)' };

/** Colours of lines in their order, each with 3:1 at least on every surface of both schemes; a goal has its own. */
export const lineColours = ['var(--primary)', 'var(--warning)'] as const;
export const goalColour = 'var(--ink-muted)';

/** All charts look like this: quiet lines and texts from the theme's tokens, light or dark. */
export const chartTheme: LineSvgProps<LineSeries>['theme'] = {
  background: 'transparent',
  text,
  axis: {
    domain: { line: { stroke: 'var(--border-strong)', strokeWidth: 1 } },
    ticks: { line: { stroke: 'var(--border-strong)', strokeWidth: 1 }, text },
  },
  grid: { line: { stroke: 'var(--border)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--ink-muted)', strokeWidth: 1, strokeOpacity: 1, strokeDasharray: '2 3' } },
  tooltip: { container: { padding: 0, background: 'none', boxShadow: 'none' } },
};
