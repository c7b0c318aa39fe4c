import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { DeviceResult } from './DeviceResult.tsx';
import type { PreviousWalk } from './useLastWalks.ts';
import { useQuery } from '@tanstack/react-query';
import { listGaitSessions, type GaitSession } from '../../../../contract/gait/gait.ts';
import { isProblem, type Problem } from '../../../../contract/platform/error.ts';
import { useCaller } from '../../../../dataProvider/useCaller.ts';
import { sessionSpeed } from '../../../../domain/gait/speed.ts';

const ASK_EVERY_MS = 3000;

/**
 * Polls for a session of the patient that is newer than `newest`, whatever its timestamp, and then for its speed if the
 * recording has to be measured first.
 */
function useDeviceSession(patientId: number, newest: number) {
  const call = useCaller();
  const { data, error } = useQuery<GaitSession[], Problem>({
    queryKey: ['gait-device', patientId],
    queryFn: async ({ signal }) => {
      const answer = await call(listGaitSessions, { params: { patientId }, background: true, signal });
      if (isProblem(answer)) throw answer;
      return answer.items;
    },
    gcTime: 0,
    refetchInterval: ASK_EVERY_MS,
  });
  const arrived = (data ?? []).filter(({ id }) => id > newest);
  const session = arrived.toSorted((one, other) => other.id - one.id)[0];
  return {
    session,
    isMeasuring:
      session !== undefined && session.recording.state === 'WAITING' && sessionSpeed(session.session.data) === null,
    problem: error?.message,
  };
}

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
  before: PreviousWalk;
  onGiveUp: () => void;
  onNext: () => void;
}

/** Waits for the result of the clinic's gait device for this patient, and shows it. */
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
