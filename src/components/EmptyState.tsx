import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(8, 3),
  border: '1px dashed var(--border)',
  borderRadius: 'var(--radius-medium)',
  textAlign: 'center',
}));

interface Props {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** A title that heads the page's content rather than being its text. */
  as?: 'h2' | 'p';
}

/** Says that there is nothing here yet, and what to do about it. */
export const EmptyState = ({ title, hint, action, as = 'p' }: Props) => (
  <Box>
    <Typography variant="h3" component={as}>
      {title}
    </Typography>
    {hint && <Typography color="textSecondary">{hint}</Typography>}
    {action && <div style={{ marginTop: 8 }}>{action}</div>}
  </Box>
);
