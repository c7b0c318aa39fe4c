import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { GAIT_SESSION_DAYS, type AdminGaitSession } from '../../../contract/gait/admin-gait-sessions.ts';
import { getSessionSpeed } from '../../../domain/gait/measures.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ShowAll } from '../../../src/ui/ListControls.tsx';
import { useDateTimeColumns } from '../../../src/ui/lists/column.ts';
import { LogDownload, UuidCell } from '../../../src/ui/SessionCells.tsx';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import type { Column } from '../../../src/ui/RecordTable.tsx';
import { isText } from '../../../src/ui/sanitizeListParams.ts';
import { ZonedDateTimeText } from '../../../src/ui/DateTimeText.tsx';
import { LinkedReplay, ReplayButton } from '../../session-replay/shared/ReplayButton.tsx';
import { recordingMessages, type RecordingKey } from './recording.messages.en.ts';
import { fetchAdminLogLink } from '../../../dataProvider/admin-sessions.ts';
import { gaitCanvas } from '../../../domain/session-replay/canvas.ts';
import type { Replay } from '../../session-replay/shared/ReplayDialog.tsx';

/** State of the recording, with the error if it could not be measured. */
function useRecordingText() {
  const translate = useTranslate();
  return ({ recording: { state, fault } }: Pick<AdminGaitSession, 'recording'>): string | null => {
    if (state === 'NONE') return null;
    const stateText = translate(`gaitSessionRecording.state.${state}` satisfies RecordingKey);
    return fault
      ? `${stateText}: ${translate(`gaitSessionRecording.fault.${fault}` satisfies RecordingKey)}`
      : stateText;
  };
}

/** Speed of the walk and state of its recording. */
const ReplayedWalk = ({ session }: { session: AdminGaitSession }) => {
  const translate = useTranslate();
  const recordingText = useRecordingText();
  const speed = getSessionSpeed(session.session.data);
  return (
    <>
      <span>{`${translate('resources.gait/sessions.fields.speed')}: ${speed?.toFixed(2) ?? '-'}`}</span>
      <span>{`${translate('gaitSessionRecording.head')}: ${recordingText(session) ?? '-'}`}</span>
    </>
  );
};

/** Replay of a walk (AGAIT-04, OPEN-141); null if it was not recorded. */
function walkReplay(session: AdminGaitSession): Replay | null {
  const { id, sessionUUID, artifacts, patient, patientRecordGaitUid, capturedDate, timezone } = session;
  if (!artifacts.includes('pose-log')) return null;
  return {
    sessionUUID,
    about: {
      participant: formatFullName(patient) || patientRecordGaitUid,
      assessment: 'gaitSessionRecording.walk',
      at: capturedDate,
      zone: timezone,
      result: <ReplayedWalk session={session} />,
    },
    log: 'pose-log',
    link: (signal) => fetchAdminLogLink({ kind: 'gait', id, log: 'pose-log' }, signal),
    size: gaitCanvas,
    isFollowed: true,
  };
}

/** @public */
export const texts = { en: recordingMessages };

/** Actions of a session that was recorded (AGAIT-04, AGAIT-05). */
const SessionWithRecording = (session: AdminGaitSession) => {
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
  const momentColumns = useDateTimeColumns();
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
        filterValidators={{ sessionUUID: isText }}
        filters={<ShowAll by="sessionUUID" label={translate('gaitSessions.showAll')} />}
        columns={[
          { id: 'id', sort: 'id' },
          text('organization', ({ organization }) => organization.name),
          text('patient', ({ patient }) => formatFullName(patient) || null),
          text('uid', ({ patientRecordGaitUid }) => patientRecordGaitUid),
          text('provider', ({ practitioner }) => practitioner && formatFullName(practitioner)),
          {
            id: 'capturedDate',
            fileColumns: momentColumns(
              translate('resources.gait/sessions.fields.capturedDate'),
              ({ capturedDate }) => capturedDate,
              ({ timezone }) => timezone,
            ),
            sort: 'capturedDate',
            render: ({ capturedDate, timezone }) => <ZonedDateTimeText value={capturedDate} zone={timezone} />,
          },
          { ...text('speed', ({ session }) => getSessionSpeed(session.data)?.toFixed(2) ?? null), align: 'right' },
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
            render: (session) => <SessionWithRecording {...session} />,
          },
        ]}
      />
    </>
  );
}
