import Button from '@mui/material/Button';
import { useTranslate, useGetList, type RaRecord } from 'react-admin';
import { Suspense, useState, lazy } from 'react';
import type { Replay } from './ReplayDialog.tsx';
import { useReplayAddress } from '../useReplayAddress.ts';
import { withChunkLoadTimeout } from '../../../src/ui/lazyPage.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { openingMessages } from '../openingMessages.en.ts';
import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';

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

interface LinkedReplayProps<Session extends RaRecord> {
  /** A resource whose list has the filter `sessionUUID`. */
  resource: string;
  /** Replay of a session; null if it was not recorded. */
  replayOf: (session: Session) => Replay | null;
}

/** Opens the session of a UUID that the reader may see. */
function OpenReplay<Session extends RaRecord & { sessionUUID: string }>(
  props: LinkedReplayProps<Session> & { uuid: string; frame: number; onClose: () => void },
) {
  const { resource, replayOf, uuid, frame, onClose } = props;
  const translate = useTranslate();
  const { data, error } = useGetList<Session>(resource, {
    filter: { sessionUUID: uuid },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  if (!data && !error) return null;
  const session = data?.find(({ sessionUUID }) => sessionUUID === uuid);
  const replay = session ? replayOf(session) : null;
  if (replay)
    return (
      <Suspense fallback={null}>
        <ReplayDialog {...replay} frame={frame} onClose={onClose} />
      </Suspense>
    );
  return (
    <FormDialog title={translate('replay.title')} onClose={onClose}>
      <DialogContent>
        <Alert severity="error">{error?.message || translate('replay.gone')}</Alert>
      </DialogContent>
    </FormDialog>
  );
}

/** Opens the replay of the initial address at its frame. Replays opened later belong to their button. */
export function LinkedReplay<Session extends RaRecord & { sessionUUID: string }>(props: LinkedReplayProps<Session>) {
  const { session, frame, close } = useReplayAddress();
  const [linked, setLinked] = useState({ uuid: session, frame });
  if (!linked.uuid || session !== linked.uuid) return null;
  const leave = () => {
    setLinked({ uuid: null, frame: 0 });
    close();
  };
  return <OpenReplay {...props} uuid={linked.uuid} frame={linked.frame} onClose={leave} />;
}
