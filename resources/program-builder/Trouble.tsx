import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  busy: boolean;
  /** What can be done about it. */
  choices: readonly { label: string; onChoose: () => void }[];
  children?: ReactNode;
}

/** Why what was built could not be stored; it stays until something is done about it. */
export const Trouble = ({ text, busy, choices, children }: Props) => (
  <Alert severity="warning" sx={{ mx: { xs: 2, md: 4 }, mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
    <strong>{text}</strong>
    {children}
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
      {choices.map(({ label, onChoose }) => (
        <Button key={label} size="small" variant="outlined" color="inherit" disabled={busy} onClick={onChoose}>
          {label}
        </Button>
      ))}
    </div>
  </Alert>
);
