import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { MeasuredSession } from '../../../domain/telehealth/session/measured-session.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { copyText } from '../../../src/components/copyText.ts';
import { SaveRecording } from './SaveRecording.tsx';

interface Props {
  recording: TrackedRecording;
  session: MeasuredSession;
  /** What is copied: lines of cells. */
  rows: () => readonly (readonly string[])[];
  onReset?: () => void;
}

/** What can be done with results: keep them, take them along, begin again. */
export const ResultActions = ({ recording, session, rows, onReset }: Props) => {
  const translate = useTranslate();
  const copy = () =>
    copyText(
      rows()
        .map((cells) => cells.join('\t'))
        .join('\n'),
      translate('measured.copied'),
      translate('measured.copyFailed'),
    );
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" gap={2}>
      <SaveRecording recording={recording} session={session} />
      <Button variant="outlined" onClick={() => void copy()}>
        {translate('measured.copy')}
      </Button>
      {onReset && <Button onClick={onReset}>{translate('measured.again')}</Button>}
    </Stack>
  );
};
