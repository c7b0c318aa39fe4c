import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';

interface Props {
  /** What is stored now. */
  children: ReactNode;
  /** What can be done about it. */
  choices: readonly { label: string; onChoose: () => void }[];
}

/** Says that somebody else was faster and shows what they saved; nothing that was typed is lost before the reader decides. */
export const ChangedMeanwhile = ({ children, choices }: Props) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <strong>{translate('recordParts.clash')}</strong>
      <div style={{ margin: '8px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {choices.map(({ label, onChoose }) => (
          <Button key={label} size="small" variant="outlined" color="inherit" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </Alert>
  );
};
