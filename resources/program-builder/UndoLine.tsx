import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';

interface Props {
  /** What has been done. */
  text: string;
  onUndo: () => void;
}

/**
 * Stands where an exercise was taken out, with the way back; the keyboard's focus goes on from there. A toast would lie
 * outside the dialog, where the keyboard does not get.
 */
export const UndoLine = ({ text, onUndo }: Props) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 8,
        margin: '4px 0',
        padding: '2px 4px 2px 10px',
        borderRadius: 'var(--radius-small)',
        background: 'var(--sunken)',
        font: 'var(--text-small)',
      }}
    >
      <span role="status" dir="auto" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </span>
      <Button ref={button} size="small" onClick={onUndo}>
        {translate('builder.undo')}
      </Button>
    </div>
  );
};
