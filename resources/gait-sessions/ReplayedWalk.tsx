import { useTranslate } from 'react-admin';
import type { AdminGaitSession } from '../../contract/admin-gait.ts';
import { sessionSpeed } from '../../domain/gait/speed.ts';
import { useRecordingText } from './useRecordingText.ts';

/** How fast the walk was, and what became of its recording. */
export const ReplayedWalk = ({ session }: { session: AdminGaitSession }) => {
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
