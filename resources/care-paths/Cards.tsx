import { styled } from '@mui/material/styles';

/** Cards of paths, one under the other. */
export const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
});
