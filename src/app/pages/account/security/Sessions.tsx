import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import {
  endOtherSessions,
  endOwnSession,
  ownSessions,
  type OwnSession,
} from '../../../../../contract/identity/own-sessions.ts';
import { isProblem } from '../../../../../contract/platform/error.ts';
import { useCaller, useCall } from '../../../../ui/useCall.ts';
import { ErrorView, PageLoading } from '../../../../ui/PageStates.tsx';
import { DateTimeText } from '../../../../ui/DateTimeText.tsx';
import { SecurityLine } from './SecurityLine.tsx';

/** Sessions of the account; all but the current one can be ended. */
export const Sessions = () => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useCall(ownSessions);
  if (!data)
    return error ? (
      <ErrorView message={translate('security.sessionsFailed')} onRetry={() => void refetch()} />
    ) : (
      <PageLoading />
    );
  const getDeviceName = ({ browser, system }: OwnSession) =>
    browser && system
      ? translate('security.device', { browser, system })
      : (browser ?? system ?? translate('security.unknown'));

  const end = async ({ id }: OwnSession) => {
    const answer = await call(endOwnSession, { params: { id } });
    // A session that has already ended (404) is gone as well.
    if (isProblem(answer) && answer.status !== 404) return notify(answer.message, { type: 'error' });
    notify('security.ended', { type: 'success' });
    void refetch();
  };
  const endOthers = async () => {
    const answer = await call(endOtherSessions);
    if (isProblem(answer)) return notify(answer.message, { type: 'error' });
    notify('security.endedOthers', { type: 'success', messageArgs: { smart_count: answer.ended } });
    void refetch();
  };

  return (
    <>
      <Typography component="h2" variant="h6">
        {translate('security.sessions')}
      </Typography>
      {data.sessions.map((session) => (
        <SecurityLine
          key={session.id}
          title={
            session.isCurrent ? `${getDeviceName(session)} (${translate('security.thisOne')})` : getDeviceName(session)
          }
          text={
            <>
              {translate('security.signedIn')} <DateTimeText value={session.signedInAt} />,{' '}
              {translate('security.active')} <DateTimeText value={session.lastActiveAt} />
            </>
          }
          action={
            !session.isCurrent && (
              <Button
                variant="outlined"
                aria-label={translate('security.endOf', { device: getDeviceName(session) })}
                onClick={() => void end(session)}
              >
                {translate('security.end')}
              </Button>
            )
          }
        />
      ))}
      {data.sessions.length > 1 && (
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void endOthers()}>
          {translate('security.endOthers')}
        </Button>
      )}
    </>
  );
};
