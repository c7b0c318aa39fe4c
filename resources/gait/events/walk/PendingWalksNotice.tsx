import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { usePendingWalks } from './usePendingWalks.ts';
import { useEffect, useState } from 'react';

const AFTER_MS = 1000;

/** True once a state has lasted for a second; shorter ones are not worth a notice. */
function useIsOverdue(goesOn: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setLate(true), AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [goesOn]);
  return late && goesOn;
}

/** The number of walks that are not on the server yet, and those that it rejected. */
export const PendingWalksNotice = ({
  waiting,
  giveUp,
}: Pick<ReturnType<typeof usePendingWalks>, 'waiting' | 'giveUp'>) => {
  const translate = useTranslate();
  const unsent = waiting.filter(({ refusal }) => refusal === null).length;
  const late = useIsOverdue(unsent > 0);
  return (
    <>
      <div role="status">
        {late && (
          <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
            {translate('gait.walk.waits', { smart_count: unsent })}
          </Alert>
        )}
      </div>
      {waiting.map(
        ({ walk, refusal }) =>
          refusal !== null && (
            <Alert
              key={walk.sessionUUID}
              severity="error"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" size="small" onClick={() => giveUp(walk.sessionUUID)}>
                  {translate('gait.walk.drop')}
                </Button>
              }
            >
              {translate('gait.walk.refused', { why: refusal, metres: walk.metres, seconds: walk.seconds.toFixed(2) })}{' '}
              <Link to={`/patients/${walk.subject.patientId}`}>{translate('gait.walk.record')}</Link>
            </Alert>
          ),
      )}
    </>
  );
};
