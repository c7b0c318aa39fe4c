import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Suspense, useState } from 'react';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { ReplayDialog } from './ReplayButton.tsx';
import type { Replay } from './ReplayDialog.tsx';
import { useReplayAddress } from '../useReplayAddress.ts';

interface Props<Session extends RaRecord> {
  /** A resource whose list has the filter `sessionUUID`. */
  resource: string;
  /** Replay of a session; null if it was not recorded. */
  replayOf: (session: Session) => Replay | null;
}

/** Opens the session of a UUID that the reader may see. */
function OpenReplay<Session extends RaRecord & { sessionUUID: string }>(
  props: Props<Session> & { uuid: string; frame: number; onClose: () => void },
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
export function LinkedReplay<Session extends RaRecord & { sessionUUID: string }>(props: Props<Session>) {
  const { session, frame, close } = useReplayAddress();
  const [linked, setLinked] = useState({ uuid: session, frame });
  if (!linked.uuid || session !== linked.uuid) return null;
  const leave = () => {
    setLinked({ uuid: null, frame: 0 });
    close();
  };
  return <OpenReplay {...props} uuid={linked.uuid} frame={linked.frame} onClose={leave} />;
}
