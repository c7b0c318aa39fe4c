import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  padding: 16,
  borderTop: '1px solid var(--border)',
  background: 'var(--surface)',
});

interface Props {
  open: boolean;
  onClose: () => void;
  /** Number of matching exercises. */
  found: number;
  children: ReactNode;
}

/** The filters of the library on small screens (LIB-02). */
export const FilterDrawer = ({ open, onClose, found, children }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(320px, 90vw)' } } }}
    >
      <Typography id={titleId} variant="h2" sx={{ p: 2, pb: 1 }}>
        {translate('exercises.filters')}
      </Typography>
      <div style={{ flex: 1, padding: '0 16px 16px' }}>{children}</div>
      <Foot>
        <Button variant="contained" fullWidth onClick={onClose}>
          {translate('exercises.closeFilters', { smart_count: found })}
        </Button>
      </Foot>
    </Drawer>
  );
};
