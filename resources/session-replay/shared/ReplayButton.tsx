import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState, lazy } from 'react';
import type { Replay } from './ReplayDialog.tsx';
import { useReplayAddress } from '../useReplayAddress.ts';
import { withChunkLoadTimeout } from '../../../src/ui/chunkLoadTimeout.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { openingMessages } from '../openingMessages.en.ts';

addMessages({ en: { replay: openingMessages } });

/** The replay dialog, loaded with its texts on demand. */
export const ReplayDialog = lazy(async () => {
  const opened = await withChunkLoadTimeout(import('./ReplayDialog.tsx'));
  addMessages(opened.texts);
  return opened;
});

/** Opens the recording of a session (REPLAY-15, OPEN-104) and puts it into the address; Back closes it. */
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
