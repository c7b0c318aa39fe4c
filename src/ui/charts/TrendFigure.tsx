import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { isDrawn, type Trend } from './trend.ts';
import { LatestValues } from './LatestValues.tsx';
import { useIsNearViewport, useWidth } from '../hooks.ts';
import type { ChartKey } from './messages.en.ts';

const TrendLines = lazy(() => import('./TrendLines.tsx'));

const Figure = styled('figure')({
  margin: 0,
  '& > div': { position: 'relative', height: 220, overflow: 'hidden' },
  '& figcaption': { display: 'grid', gap: 4, marginTop: 8, color: 'var(--ink-muted)', font: 'var(--text-small)' },
  '& figcaption > span::before': {
    content: '""',
    display: 'inline-block',
    width: 20,
    height: 10,
    marginRight: 8,
    border: 'dashed var(--data-goal)',
    borderWidth: '1.5px 0',
    background: 'color-mix(in srgb, var(--data-goal) 14%, transparent)',
    printColorAdjust: 'exact',
  },
  '@media print': { breakInside: 'avoid', '& > div': { height: 'auto' }, '& svg': { width: '100%', height: 'auto' } },
});

/**
 * A line chart over time: the last values in large print, the lines with their names at the ends, goals and norms as shaded
 * bands with their sources. Without two values to connect, only the value is printed. The chart is drawn when it comes near
 * the viewport.
 */
export const TrendFigure = ({ latest, ...trend }: Trend & { latest?: string }) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const { isNear, ref: figure } = useIsNearViewport();
  const { bands = [], lines } = trend;
  return (
    <Figure ref={figure}>
      <LatestValues {...trend} latest={latest} />
      {isDrawn(lines) && (
        <div ref={ref}>
          {isNear && width > 0 && (
            <Suspense fallback={<span className="hidden-text">{translate('charts.loading' satisfies ChartKey)}</span>}>
              {/* Remounted for another width: reused elements would be drawn once with the old one. */}
              <TrendLines key={width} {...trend} width={width} />
            </Suspense>
          )}
        </div>
      )}
      {bands.length > 0 && (
        <figcaption>
          {bands.map(({ label, source }) => (
            <span key={label}>
              {label}
              {source && `. ${translate('charts.source' satisfies ChartKey, { source })}`}
            </span>
          ))}
        </figcaption>
      )}
    </Figure>
  );
};
