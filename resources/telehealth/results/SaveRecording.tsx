import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { chooseLocations, chosenLocations } from '../../../dataProvider/location-filter.ts';
import { sentSession, type MeasuredSession } from '../../../domain/telehealth/session/measured-session.ts';
import { isWorthSaving } from '../../../domain/telehealth/session/sessions-of.ts';
import { holds } from '../../../domain/viewer.ts';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';
import { SaveRecordingDialog } from './SaveRecordingDialog.tsx';
import type { SavedRecording } from './useSaveRecording.ts';

interface Props {
  saving: SavedRecording;
  session: MeasuredSession;
}

/** Offers to save a recording as a scan session to those who may (scan.write), and tells the others why not. */
export const SaveRecording = ({ saving, session }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const locations = useLocationOptions();
  const { sessionUUID, answer } = saving;
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hindrance =
    (!viewer || !holds(viewer, 'SCAN') ? 'noScan' : undefined) ??
    (locations.length === 0 ? 'noLocation' : undefined) ??
    (isWorthSaving(session) ? undefined : 'nothing');
  if (hindrance) return <Typography color="textSecondary">{translate(`measured.save.${hindrance}`)}</Typography>;

  const shown = (locationId: number) => {
    // The list of sessions shows the chosen locations only.
    if (!chosenLocations().includes(locationId)) chooseLocations([...chosenLocations(), locationId]);
    setOpen(false);
    setSaved(true);
  };
  if (isSaved) {
    const isChanged =
      answer?.is === 'SAVED' && JSON.stringify(answer.results) !== JSON.stringify(sentSession(session).results);
    const canReplay = viewer?.organization?.isResearchOrg === true;
    return (
      <Alert
        severity="success"
        action={
          <Button component={Link} to={`/scan/sessions/${canReplay ? `?replay=${sessionUUID}` : ''}`} color="inherit">
            {translate(`measured.save.${canReplay ? 'replay' : 'open'}`)}
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
        <SaveRecordingDialog locations={locations} saving={saving} onSaved={shown} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
