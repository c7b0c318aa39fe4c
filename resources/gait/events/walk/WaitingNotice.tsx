import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useLate } from './useLate.ts';
import type { useWaitingWalks } from './useWaitingWalks.ts';

/** How many walks are not with the server yet, and which of them it will not take. */
export const WaitingNotice = ({ waiting, giveUp }: Pick<ReturnType<typeof useWaitingWalks>, 'waiting' | 'giveUp'>) => {
  const translate = useTranslate();
  const unsent = waiting.filter(({ refusal }) => refusal === null).length;
  const late = useLate(unsent > 0);
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
