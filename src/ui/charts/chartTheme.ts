import type { LineSeries, LineSvgProps } from '@nivo/line';

const text = { fontFamily: 'inherit', fontSize: 12, fill: 'var(--ink-muted)' };

/**
 * Line colors in order, each with a contrast of at least 3:1 on every surface of both schemes; goals have another one.
 */
export const lineColours = ['var(--primary)', 'var(--warning)'] as const;
export const goalColour = 'var(--ink-muted)';

/** Theme of all charts, from the tokens, for light and dark. */
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
