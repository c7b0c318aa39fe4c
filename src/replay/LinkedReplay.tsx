import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Suspense, useState } from 'react';
import { FormDialog } from '../components/FormDialog.tsx';
import { ReplayDialog } from './openReplay.ts';
import type { Replay } from './ReplayDialog.tsx';
import { useReplayAddress } from './useReplayAddress.ts';

interface Props<Session extends RaRecord> {
  /** Whose list knows the filter `sessionUUID`. */
  resource: string;
  /** How a session is replayed; null for one that was not recorded. */
  replayOf: (session: Session) => Replay | null;
}

/** The session of that UUID, as far as the reader may see it. */
function Linked<Session extends RaRecord & { sessionUUID: string }>(
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

/** The replay that the address named when the page was opened, at its frame. One opened on the page itself is its button's. */
export function LinkedReplay<Session extends RaRecord & { sessionUUID: string }>(props: Props<Session>) {
  const { session, frame, close } = useReplayAddress();
  const [linked, setLinked] = useState({ uuid: session, frame });
  if (!linked.uuid || session !== linked.uuid) return null;
  const leave = () => {
    setLinked({ uuid: null, frame: 0 });
    close();
  };
  return <Linked {...props} uuid={linked.uuid} frame={linked.frame} onClose={leave} />;
}
