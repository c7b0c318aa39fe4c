import { styled } from '@mui/material/styles';

/** A surface of its own on the builder's canvas. */
export const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));
