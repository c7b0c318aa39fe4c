import { styled } from '@mui/material/styles';

/** The controls above a list, side by side if there is room. Disabling it disables all of them. */
export const FilterRow = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > *': { flex: '0 1 240px', minWidth: 140 },
  '& :disabled': { opacity: 0.55, cursor: 'not-allowed' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(1), '& > *': { flex: '1 1 200px' } },
}));

/** A control with its label above it. */
export const FilterLabel = styled('label')({
  display: 'grid',
  gap: 4,
  font: '600 var(--text-micro)',
  color: 'var(--ink-muted)',
});
