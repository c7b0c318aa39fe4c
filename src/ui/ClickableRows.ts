import { styled } from '@mui/material/styles';

/** Rows that open by a click anywhere: the link of a row covers it (GAIT-23, OPEN-157). */
export const ClickableRows = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& tbody a::after': { content: '""', position: 'absolute', inset: 0 },
});
