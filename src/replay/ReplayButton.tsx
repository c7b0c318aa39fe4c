import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { ReplayDialog } from './openReplay.ts';
import type { Replay } from './ReplayDialog.tsx';
import { useReplayAddress } from './useReplayAddress.ts';

/** Opens the recording of a session (REPLAY-15, OPEN-104), which then stands in the address; going back closes it. */
export const ReplayButton = (replay: Replay) => {
  const translate = useTranslate();
  const { session, open, close } = useReplayAddress();
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          setPressed(true);
          open(replay.sessionUUID);
        }}
      >
        {translate('replay.action')}
      </Button>
      {isPressed && session === replay.sessionUUID && (
        <Suspense fallback={null}>
          <ReplayDialog
            {...replay}
            onClose={() => {
              setPressed(false);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
