import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import { lineColours } from '../../../src/ui/charts/chartTheme.ts';
import { useWidth } from '../../../src/ui/hooks.ts';
import type { Course } from './MeasuredLines.tsx';

const MeasuredLines = lazy(() => import('./MeasuredLines.tsx'));

const Figure = styled('figure')({
  margin: 0,
  '& > div': { height: 220, overflow: 'hidden' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: '4px 0',
    padding: 0,
    listStyle: 'none',
    color: 'var(--ink-muted)',
    font: 'var(--text-body)',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 20, borderTop: '2px solid' },
});

/** A chart of one or two measured lines with title and legend. */
export const MeasuredChart = ({ title, ...course }: Course & { title: string }) => {
  const translate = useTranslate();
  const { width, ref } = useWidth();
  return (
    <Figure>
      <Typography variant="h3" component="figcaption">
        {title}
      </Typography>
      <ul>
        {course.lines.map(({ id, label }, at) => (
          <li key={id}>
            <i style={{ borderTopColor: lineColours[at] }} />
            {label}
          </li>
        ))}
      </ul>
      <div ref={ref}>
        {width > 0 && (
          <Suspense fallback={<span className="hidden-text">{translate('charts.loading')}</span>}>
            <MeasuredLines key={width} {...course} width={width} />
          </Suspense>
        )}
      </div>
    </Figure>
  );
};
