import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { Trend } from './trend.ts';
import { useIsNearViewport, useWidth } from '../hooks.ts';

const TrendLines = lazy(() => import('./TrendLines.tsx'));

const Figure = styled('figure')({
  margin: 0,
  '& > div': { height: 240, overflow: 'hidden' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: '0 0 4px',
    padding: 0,
    listStyle: 'none',
    color: 'var(--ink-muted)',
    font: 'var(--text-small)',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 20, borderTop: '2px solid var(--primary)' },
  '& li:nth-of-type(2):not(.goal) i': { borderTopColor: 'var(--warning)' },
  '& .goal i': { borderTop: '2px dashed var(--ink-muted)' },
});

/** A line chart over time with its legend; the chart is rendered when it comes near the viewport. */
export const TrendFigure = (trend: Trend) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  const { isNear, ref: figure } = useIsNearViewport();
  const { lines, goals = [] } = trend;
  return (
    <Figure ref={figure}>
      {lines.length + goals.length > 1 && (
        <ul>
          {lines.map(({ id, label }) => (
            <li key={id}>
              <i />
              {label}
            </li>
          ))}
          {goals.map(({ label }) => (
            <li key={label} className="goal">
              <i />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={ref}>
        {isNear && width > 0 && (
          <Suspense fallback={<span className="hidden-text">{translate('charts.loading')}</span>}>
            {/* Remounted for another width: reused elements would be drawn once with the old one. */}
            <TrendLines key={width} {...trend} width={width} />
          </Suspense>
        )}
      </div>
    </Figure>
  );
};
