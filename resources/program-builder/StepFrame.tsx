import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('section', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    maxWidth: wide ? 1800 : 1040,
    margin: '0 auto',
    padding: theme.spacing(3, 4, 4),
    [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 3) },
  }),
);

interface Props {
  title: string;
  lead?: string;
  wide?: boolean;
  children: ReactNode;
}

/** A step of the builder under its title. */
export const StepFrame = ({ title, lead, wide = false, children }: Props) => (
  <Frame wide={wide}>
    <Typography variant="h1" component="h2">
      {title}
    </Typography>
    {lead && <Typography color="textSecondary">{lead}</Typography>}
    <div style={{ marginTop: 24 }}>{children}</div>
  </Frame>
);
