import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { MeasuredSession } from '../../../domain/telehealth/session/measured-session.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { LeaveQuestion } from '../../../src/components/LeaveQuestion.tsx';
import { useCopyText } from '../../../src/components/useCopyText.ts';
import { useLeaveQuestion } from '../../../src/navigation/useLeaveQuestion.ts';
import { SaveRecording } from './SaveRecording.tsx';
import { useSaveRecording } from './useSaveRecording.ts';

interface Props {
  recording: TrackedRecording;
  session: MeasuredSession;
  /** What is copied: lines of cells. */
  rows: () => readonly (readonly string[])[];
  onReset?: () => void;
}

/**
 * What can be done with results: keep them, take them along, begin again. A recording that is only partly saved is given up
 * by nothing, neither by leaving nor by recording again, before its person has been asked.
 */
export const ResultActions = ({ recording, session, rows, onReset }: Props) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const saving = useSaveRecording(recording, session);
  // A session may be there by now whose recording is not.
  const isPartlySaved = saving.isBusy || saving.answer?.is === 'UNSURE' || saving.answer?.is === 'NO_LOG';
  const leaving = useLeaveQuestion(isPartlySaved);
  const [asksAnew, setAsksAnew] = useState(false);
  const copy = () =>
    copyText(
      rows()
        .map((cells) => cells.join('\t'))
        .join('\n'),
      'measured.copied',
      'measured.copyFailed',
    );
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" gap={2}>
      <SaveRecording saving={saving} session={session} />
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('measured.copy')}
      </Button>
      {onReset && (
        <Button onClick={isPartlySaved ? () => setAsksAnew(true) : onReset}>{translate('measured.again')}</Button>
      )}
      {(leaving.asks || asksAnew) && (
        <LeaveQuestion
          texts="measured.save"
          onStay={() => {
            leaving.stay();
            setAsksAnew(false);
          }}
          onLeave={asksAnew ? onReset! : leaving.leave}
        />
      )}
    </Stack>
  );
};
