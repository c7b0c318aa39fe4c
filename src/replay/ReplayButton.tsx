import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Replay } from './ReplayDialog.tsx';

const ReplayDialog = lazy(() => import('./ReplayDialog.tsx'));

/** Opens the recording of a session (REPLAY-15, OPEN-104). A feature that has this brings `replayMessages`. */
export const ReplayButton = (replay: Replay) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('replay.action')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReplayDialog {...replay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
