import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { type MeasuredSession, toSessionBody, isWorthSaving } from '../../../domain/telehealth/measured-sessions.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { LeaveQuestion } from '../../../src/ui/FormDialog.tsx';
import { useCopyText, useLocationOptions } from '../../../src/ui/hooks.ts';
import { useLeaveQuestion } from '../../../src/ui/navigation/useLeaveQuestion.ts';
import { useSaveRecording, type SavedRecording } from './useSaveRecording.ts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { selectLocations, getSelectedLocations } from '../../../dataProvider/location-filter.ts';
import { hasProduct } from '../../../domain/identity/viewer.ts';
import { SaveRecordingDialog } from './SaveRecordingDialog.tsx';
import type { MeasuredKey } from './messages.en.ts';

interface SaveRecordingProps {
  saving: SavedRecording;
  session: MeasuredSession;
}

/** Saves a recording as a scan session for users with scan.write, and tells the others why they cannot. */
const SaveRecording = ({ saving, session }: SaveRecordingProps) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const locations = useLocationOptions();
  const { sessionUUID, answer } = saving;
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hindrance =
    (!viewer || !hasProduct(viewer, 'SCAN') ? 'noScan' : undefined) ??
    (locations.length === 0 ? 'noLocation' : undefined) ??
    (isWorthSaving(session) ? undefined : 'nothing');
  if (hindrance)
    return (
      <Typography color="textSecondary">{translate(`measured.save.${hindrance}` satisfies MeasuredKey)}</Typography>
    );

  const showSaved = (locationId: number) => {
    // The list of sessions only shows the selected locations.
    if (!getSelectedLocations().includes(locationId)) selectLocations([...getSelectedLocations(), locationId]);
    setOpen(false);
    setSaved(true);
  };
  if (isSaved) {
    const isChanged =
      answer?.is === 'SAVED' && JSON.stringify(answer.results) !== JSON.stringify(toSessionBody(session).results);
    const canReplay = viewer?.organization?.isResearchOrg === true;
    return (
      <Alert
        severity="success"
        action={
          <Button component={Link} to={`/scan/sessions/${canReplay ? `?replay=${sessionUUID}` : ''}`} color="inherit">
            {translate(`measured.save.${canReplay ? 'replay' : 'open'}` satisfies MeasuredKey)}
          </Button>
        }
      >
        {translate('measured.save.saved', { uuid: `${sessionUUID.slice(0, 4)}...${sessionUUID.slice(-4)}` })}
        {isChanged && ` ${translate('measured.save.changed')}`}
      </Alert>
    );
  }
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('measured.save.action')}
      </Button>
      {isOpen && (
        <SaveRecordingDialog locations={locations} saving={saving} onSaved={showSaved} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

interface Props {
  recording: TrackedRecording;
  session: MeasuredSession;
  /** Lines of cells for copying. */
  rows: () => readonly (readonly string[])[];
  onReset?: () => void;
}

/**
 * Actions of results: save, copy, record again. Discarding a partly saved recording, by leaving or recording again,
 * needs a confirmation.
 */
export const ResultActions = ({ recording, session, rows, onReset }: Props) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const saving = useSaveRecording(recording, session);
  // The session may be saved while its recording is not.
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
