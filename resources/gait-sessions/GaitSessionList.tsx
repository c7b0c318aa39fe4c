import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { GAIT_SESSION_DAYS, type AdminGaitSession } from '../../contract/admin-gait.ts';
import { sessionSpeed } from '../../domain/gait/speed.ts';
import { ShowAll } from '../../src/components/list-tools/ShowAll.tsx';
import { useMomentColumns } from '../../src/components/list-tools/useMomentColumns.ts';
import { LogDownload } from '../../src/components/LogDownload.tsx';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { isText } from '../../src/components/soundParams.ts';
import { UuidCell } from '../../src/components/UuidCell.tsx';
import { ZonedMoment } from '../../src/components/ZonedMoment.tsx';
import { LinkedReplay } from '../../src/replay/LinkedReplay.tsx';
import { ReplayButton } from '../../src/replay/ReplayButton.tsx';
import { recordingMessages } from './recording.messages.en.ts';
import { walkReplay } from './session-replay.tsx';
import { useRecordingText } from './useRecordingText.ts';

/** @public */
export const texts = { en: recordingMessages };

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`;

/** What may be done with a session, if it was recorded at all (AGAIT-04, AGAIT-05). */
const Recorded = (session: AdminGaitSession) => {
  const translate = useTranslate();
  const replay = walkReplay(session);
  if (!replay) return translate('gaitSessionRecording.none');
  return (
    <Stack direction="row" gap={1} flexWrap="wrap">
      <ReplayButton {...replay} />
      <LogDownload kind="gait" id={session.id} sessionUUID={session.sessionUUID} log="pose-log" />
    </Stack>
  );
};

/** `/admin/gait/sessions` (AGAIT-01..05): the last 90 days, newest id first. */
export default function GaitSessionList() {
  const translate = useTranslate();
  const recordingText = useRecordingText();
  const momentColumns = useMomentColumns();
  const text = (id: string, value: (session: AdminGaitSession) => string | null): Column<AdminGaitSession> => ({
    id,
    render: (session) => value(session) ?? '-',
    cell: value,
  });
  const days = { days: GAIT_SESSION_DAYS };
  return (
    <>
      <LinkedReplay<AdminGaitSession> resource="gait/sessions" replayOf={walkReplay} />
      <ResourceList<AdminGaitSession>
        lead={translate('gaitSessions.lead', days)}
        sort={{ field: 'id', order: 'DESC' }}
        empty={translate('resources.gait/sessions.empty', days)}
        failedAs="alert"
        tools="admin/gait-sessions"
        accepts={{ sessionUUID: isText }}
        filters={<ShowAll by="sessionUUID" label={translate('gaitSessions.showAll')} />}
        columns={[
          { id: 'id', sort: 'id' },
          text('organization', ({ organization }) => organization.name),
          text('patient', ({ patient }) => nameOf(patient)),
          text('uid', ({ patientRecordGaitUid }) => patientRecordGaitUid),
          text('provider', ({ practitioner }) => nameOf(practitioner)),
          {
            id: 'capturedDate',
            fileColumns: momentColumns(
              translate('resources.gait/sessions.fields.capturedDate'),
              ({ capturedDate }) => capturedDate,
              ({ timezone }) => timezone,
            ),
            sort: 'capturedDate',
            render: ({ capturedDate, timezone }) => <ZonedMoment value={capturedDate} zone={timezone} />,
          },
          { ...text('speed', ({ session }) => sessionSpeed(session.data)?.toFixed(2) ?? null), align: 'right' },
          { ...text('recording', recordingText), label: translate('gaitSessionRecording.head') },
          {
            ...text('client', ({ clientVersion }) => clientVersion),
            label: translate('gaitSessionRecording.client'),
            optional: true,
          },
          {
            ...text('uuid', ({ sessionUUID }) => sessionUUID),
            render: ({ sessionUUID }) => <UuidCell uuid={sessionUUID} />,
          },
          {
            label: translate('gaitSessions.action'),
            render: (session) => <Recorded {...session} />,
          },
        ]}
      />
    </>
  );
}
