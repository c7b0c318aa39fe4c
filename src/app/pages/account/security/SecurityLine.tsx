import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** A second factor or a session of the account, with its action. */
export const SecurityLine = ({ title, text, action }: Props) => (
  <Stack direction="row" gap={2} alignItems="center" justifyContent="space-between">
    <div style={{ minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </div>
    <div style={{ flexShrink: 0 }}>{action}</div>
  </Stack>
);
