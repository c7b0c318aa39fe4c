import { useTranslate } from 'react-admin';
import type { AdminGaitSession } from '../../contract/admin-gait.ts';
import { adminLogLink } from '../../dataProvider/admin-log-link.ts';
import { sessionSpeed } from '../../domain/gait/speed.ts';
import { gaitCanvas } from '../../domain/replay/canvas-size.ts';
import type { Replay } from '../../src/replay/ReplayDialog.tsx';
import { useRecordingText } from './useRecordingText.ts';

/** How fast the walk was, and what became of its recording. */
const ReplayedWalk = ({ session }: { session: AdminGaitSession }) => {
  const translate = useTranslate();
  const recordingText = useRecordingText();
  const speed = sessionSpeed(session.session.data);
  return (
    <>
      <span>{`${translate('resources.gait/sessions.fields.speed')}: ${speed?.toFixed(2) ?? '-'}`}</span>
      <span>{`${translate('gaitSessionRecording.head')}: ${recordingText(session) ?? '-'}`}</span>
    </>
  );
};

/** How a walk is replayed (AGAIT-04, OPEN-141); null for one that was not recorded. */
export function walkReplay(session: AdminGaitSession): Replay | null {
  const { id, sessionUUID, artifacts, patient, capturedDate, timezone } = session;
  if (!artifacts.includes('pose-log')) return null;
  return {
    sessionUUID,
    about: {
      participant: `${patient.firstName} ${patient.lastName}`,
      assessment: 'gaitSessionRecording.walk',
      at: capturedDate,
      zone: timezone,
      result: <ReplayedWalk session={session} />,
    },
    log: 'pose-log',
    link: (signal) => adminLogLink({ kind: 'gait', id, log: 'pose-log' }, signal),
    size: gaitCanvas,
  };
}
