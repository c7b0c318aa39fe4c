import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import type { Bar } from '../../../domain/gait/report-bars.ts';
import { useWidth } from '../../../src/ui/charts/elementHooks.ts';
import { type ChartTexts, paper } from './chartHead.tsx';
import { getChartSize } from './chartSize.ts';

const SpeedBars = lazy(() => import('./SpeedBars.tsx'));

const Paper = styled('figure')({
  margin: 0,
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: paper.white,
  '& > div': { minHeight: 420, overflowX: 'auto', overflowY: 'hidden' },
  '& > div:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});

interface Props extends ChartTexts {
  bars: readonly Bar[];
  summary: string;
  up: string;
  along: string;
  renderTooltip: (id: string) => ReactNode;
  /** Element that contains the chart. */
  figure: Ref<HTMLElement>;
}

/** The chart, as wide as its container, or wider and scrollable, also by keyboard, if bars would be too thin. */
export const ChartFigure = ({ figure, ...chart }: Props) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const longest = chart.bars.reduce((most, { name }) => Math.max(most, name.length), 1);
  const size = getChartSize(chart.bars.length, longest, width);
  const isWide = width > 0 && size.width > width;
  return (
    <Paper ref={figure}>
      <div ref={ref} {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': translate('gaitReport.chart.area') })}>
        {width > 0 && (
          <Suspense fallback={<span className="hidden-text">{translate('charts.loading')}</span>}>
            {/* Remounted for another width: reused elements would be drawn once with the old one. */}
            <SpeedBars key={size.width} {...chart} size={size} />
          </Suspense>
        )}
      </div>
    </Paper>
  );
};
