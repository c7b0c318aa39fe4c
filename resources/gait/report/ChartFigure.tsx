import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, type ReactNode, type Ref } from 'react';
import type { Bar } from '../../../domain/gait/report-bars.ts';
import { useWidth } from '../../../src/components/charts/useWidth.ts';
import type { ChartTexts } from './chartHead.tsx';
import { paper } from './chartPaper.ts';
import { chartSize } from './chartSize.ts';

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
  tipOf: (id: string) => ReactNode;
  /** Of what the chart is drawn in. */
  figure: Ref<HTMLElement>;
}

/** The chart on its paper: as wide as there is room, wider and scrolled, by keys too, where bars would be too thin. */
export const ChartFigure = ({ figure, ...chart }: Props) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const longest = chart.bars.reduce((most, { name }) => Math.max(most, name.length), 1);
  const size = chartSize(chart.bars.length, longest, width);
  const isWide = width > 0 && size.width > width;
  return (
    <Paper ref={figure}>
      <div ref={ref} {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': translate('gaitReport.chart.area') })}>
        {width > 0 && (
          <Suspense fallback={<span className="hidden-text">{translate('charts.loading')}</span>}>
            {/* Begun anew for another width: parts that are kept would be drawn once by the old one. */}
            <SpeedBars key={size.width} {...chart} size={size} />
          </Suspense>
        )}
      </div>
    </Paper>
  );
};
