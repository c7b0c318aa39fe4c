import { useTranslate } from 'react-admin';
import type { AdminGaitSession } from '../../contract/admin-gait.ts';

/** What became of the recording, and why where it could not be measured. */
export function useRecordingText() {
  const translate = useTranslate();
  return ({ recording: { state, fault } }: Pick<AdminGaitSession, 'recording'>): string | null => {
    if (state === 'NONE') return null;
    const said = translate(`gaitSessionRecording.state.${state}`);
    return fault ? `${said}: ${translate(`gaitSessionRecording.fault.${fault}`)}` : said;
  };
}
