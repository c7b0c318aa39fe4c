import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  display: 'grid',
  marginTop: 16,
  '& .MuiButton-root': { boxShadow: '0 2px 12px rgb(0 0 0 / 25%)' },
});

interface Props {
  /** Exercises in the program. */
  count: number;
  children: ReactNode;
}

/** On small screens the program rises from a button that stays in sight below the grid. */
export const ProgramSheet = ({ count, children }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Bar>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {translate('builder.showProgram', { smart_count: count })}
        </Button>
      </Bar>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ zIndex: 'modal' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('builder.program'),
            sx: { maxHeight: '85vh', borderRadius: 'var(--radius-large) var(--radius-large) 0 0', p: 2 },
          },
        }}
      >
        <div style={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>{children}</div>
        <Button variant="outlined" sx={{ mt: 2, flex: 'none' }} onClick={() => setOpen(false)}>
          {translate('builder.close')}
        </Button>
      </Drawer>
    </>
  );
};
