import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { CHART_HEIGHT } from './chartFrame.ts';
import { isDrawn, listShownMarks, type Trend } from './trend.ts';
import { LatestValues } from './LatestValues.tsx';
import { useIsNearViewport, useWidth } from '../hooks.ts';
import type { ChartKey } from './messages.en.ts';

const TrendLines = lazy(() => import('./TrendLines.tsx'));

const Figure = styled('figure')({
  margin: 0,
  '& > div': { position: 'relative', height: CHART_HEIGHT, overflow: 'hidden' },
  '& figcaption': { display: 'grid', gap: 4, marginTop: 8, color: 'var(--ink-muted)', font: 'var(--text-body)' },
  '& figcaption > span[class]::before': {
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
  '& figcaption > span.limit::before': { height: 0, borderBottom: 0, verticalAlign: 'middle' },
  '& figcaption > span.norm::before': {
    border: 0,
    background: 'color-mix(in srgb, var(--ink-muted) 24%, transparent)',
  },
  '& figcaption > span.mark::before': {
    width: 0,
    height: 12,
    margin: '0 18px 0 10px',
    border: 0,
    borderLeft: '2px dotted var(--ink-muted)',
    verticalAlign: 'middle',
  },
  '@media print': { '& > div': { height: 'auto' }, '& svg': { width: '100%', height: 'auto' } },
});

/**
 * A line chart over time: the last values in large print, the lines with their names at the ends, goals and norms as
 * bands with their sources, and the days on which something changed. Without two values to connect, only the value is printed. The chart is drawn when it comes near
 * the viewport.
 */
export const TrendFigure = ({ latest, ...trend }: Trend & { latest?: string }) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const { isNear, ref: figure } = useIsNearViewport();
  const { bands = [], notes = [], lines } = trend;
  const marks = [...new Map(listShownMarks(trend).map((mark) => [mark.label, mark])).values()];
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
      {(bands.length > 0 || marks.length > 0 || notes.length > 0) && (
        <figcaption>
          {bands.map(({ label, source, kind = 'goal' }) => (
            <span key={label} className={kind}>
              {label}
              {source && `. ${translate('charts.source' satisfies ChartKey, { source })}`}
            </span>
          ))}
          {isDrawn(lines) &&
            marks.map(({ label }) => (
              <span key={label} className="mark">
                {label}
              </span>
            ))}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </figcaption>
      )}
    </Figure>
  );
};
