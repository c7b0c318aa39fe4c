import { styled } from '@mui/material/styles';

/** A list whose rows open by a press anywhere: the link in each row covers it (GAIT-23, OPEN-157). */
export const OpenRows = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& tbody a::after': { content: '""', position: 'absolute', inset: 0 },
});
