import { styled } from '@mui/material/styles';

/** A section of the page. */
export const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& > h2': { margin: theme.spacing(0, 0, 1), font: 'var(--text-title)' },
  '& > p': { margin: theme.spacing(0, 0, 1.5), color: 'var(--ink-muted)', maxWidth: '75ch' },
}));

/** Totals side by side, each with its name above. */
export const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': {
    padding: theme.spacing(1.5, 2),
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--surface)',
  },
  '& dt': { font: '600 var(--text-small)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dd:first-of-type': { fontSize: '1.25rem', fontWeight: 600 },
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
}));

/** Secondary text beside or below a value. */
export const Aside = styled('small')({ display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' });
