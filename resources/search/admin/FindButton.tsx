import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import { InTopBar } from '../../../src/ui/LayoutContext.tsx';

const Keys = styled('kbd')(({ theme }) => ({
  marginLeft: 8,
  font: 'inherit',
  color: 'var(--ink-muted)',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const FindDialog = lazy(() => import('./FindDialog.tsx'));

/** Opens the global search by its button, or by Ctrl K (⌘ K) from anywhere. */
export const FindButton = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <>
      <InTopBar>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="Control+K Meta+K"
          startIcon={<SearchIcon />}
          onClick={() => setOpen(true)}
        >
          {translate('find.open')}
          <Keys aria-hidden>Ctrl K</Keys>
        </Button>
      </InTopBar>
      <Suspense>{open && <FindDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
