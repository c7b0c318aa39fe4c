import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Its state, beside the title. */
  status: ReactNode;
  children: ReactNode;
}

/** A record in a list of cards (`ul`). The card that was just changed can be given the focus. */
export const RecordCard = ({ title, status, children }: Props) => (
  <Card component="li" tabIndex={-1} sx={{ p: 2, mb: 2 }}>
    <Stack direction="row" flexWrap="wrap" gap={1} alignItems="center" marginBottom={1}>
      <Typography variant="h3" component="h2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {status}
    </Stack>
    {children}
  </Card>
);
