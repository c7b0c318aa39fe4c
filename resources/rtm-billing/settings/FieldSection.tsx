import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& > .fields': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    alignItems: 'start',
    gap: theme.spacing(2.5),
  },
  '& p': { margin: 0 },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}));

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the settings under its title. */
export const FieldSection = ({ title, lead, children }: Props) => {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <div>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </div>
      {children}
    </Box>
  );
};
