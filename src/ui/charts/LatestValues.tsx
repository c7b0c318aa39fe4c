import { styled } from '@mui/material/styles';
import { lineColours } from './chartTheme.ts';
import { formatMoment } from './formatMoment.ts';
import { formatPoint, type Trend } from './trend.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 32px',
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  '& strong': {
    display: 'block',
    color: 'var(--ink)',
    font: '600 var(--text-heading)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& i': {
    display: 'inline-block',
    width: 10,
    height: 10,
    marginRight: 6,
    borderRadius: 5,
    printColorAdjust: 'exact',
  },
  '& li:nth-of-type(n + 2) i': { borderRadius: 0 },
  '& li:nth-of-type(3) i': { rotate: '45deg' },
});

/** The last value of each line in large print, with its day; `latest` words that of a single line in another way. */
export const LatestValues = ({ lines, format, latest }: Pick<Trend, 'lines' | 'format'> & { latest?: string }) => (
  <List>
    {lines.map(({ id, label, points }, line) => {
      const last = points.at(-1);
      if (!last) return null;
      return (
        <li key={id}>
          <strong>{latest ?? formatPoint(last, format)}</strong>
          {lines.length > 1 && (
            <>
              <i style={{ background: lineColours[line] }} />
              {label}
              {' · '}
            </>
          )}
          {formatMoment(last.at.slice(0, 10))}
          {last.note && `, ${last.note}`}
        </li>
      );
    })}
  </List>
);
