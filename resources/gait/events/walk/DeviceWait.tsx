import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { DeviceResult } from './DeviceResult.tsx';
import { useDeviceSession } from './useDeviceSession.ts';
import type { Before } from './useLastWalks.ts';

const Waiting = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(6, 2),
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  font: 'var(--text-lead)',
  textAlign: 'center',
}));

interface Props {
  patientId: number;
  before: Before;
  onGiveUp: () => void;
  onNext: () => void;
}

/** Waits for what the clinic's gait device hands in of this patient, and shows it. */
export const DeviceWait = ({ patientId, before, onGiveUp, onNext }: Props) => {
  const translate = useTranslate();
  const { session, isMeasuring, problem } = useDeviceSession(patientId, before.newest);
  if (session && !isMeasuring) return <DeviceResult session={session} last={before.last} onNext={onNext} />;
  return (
    <Waiting>
      <CircularProgress aria-hidden size={48} />
      <span role="status">{translate(isMeasuring ? 'gait.walk.measuring' : 'gait.walk.waitingForDevice')}</span>
      {problem && <Alert severity="warning">{translate('gait.walk.stillTrying', { why: problem })}</Alert>}
      <Button size="large" variant="outlined" onClick={onGiveUp}>
        {translate('gait.walk.giveUp')}
      </Button>
    </Waiting>
  );
};
