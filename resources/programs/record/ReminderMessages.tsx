import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { listReminderMessages, type ReminderMessage } from '../../../contract/reminders/reminders.ts';
import { StatusChip, type Tone } from '../../../src/ui/FactList.tsx';
import { ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../../src/ui/editing/ShowOlder.tsx';
import { formatDate, formatTime } from '../../../src/ui/i18n/format.ts';
import { useGrowingList } from '../../../src/ui/useCall.ts';

const tones: Record<ReminderMessage['state'], Tone> = {
  WAITING: 'info',
  SENDING: 'info',
  SENT: 'success',
  FAILED: 'warning',
};

const Message = ({ message, zone }: { message: ReminderMessage; zone: string }) => {
  const translate = useTranslate();
  const { day, channel, state, reason, isLast, at } = message;
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={{ alignItems: 'baseline', gap: 2, py: 1 }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <strong>{formatDate(day)}</strong>
        <Typography variant="body2" color="textSecondary">
          {translate(`reminders.channels.${channel}`)}
          {state === 'SENT' && at && ` · ${formatTime(at, zone)}`}
          {reason && ` · ${translate(`reminders.reason.${reason}`)}`}
          {isLast && state === 'SENT' && ` · ${translate('reminders.isLast')}`}
        </Typography>
      </div>
      <StatusChip tone={tones[state]} label={translate(`reminders.messageState.${state}`)} />
    </Stack>
  );
};

/** What was sent to a patient, and what could not be, the latest first (PTL-50). */
export const ReminderMessages = ({ patientId, zone }: { patientId: number; zone: string }) => {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listReminderMessages, { patientId });
  return (
    <section aria-labelledby="sent-title">
      <Typography id="sent-title" variant="h4" component="h3">
        {translate('reminders.sent')}
      </Typography>
      {error && <ErrorView message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageLoading />}
      {data?.items.length === 0 && <Typography sx={{ mt: 1 }}>{translate('reminders.nothingSent')}</Typography>}
      {data && data.items.length > 0 && (
        <>
          <Stack
            component="ul"
            ref={list}
            aria-labelledby="sent-title"
            sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { borderTop: '1px solid var(--border)' } }}
          >
            {data.items.map((message) => (
              <Message key={message.id} message={message} zone={zone} />
            ))}
          </Stack>
          <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
        </>
      )}
    </section>
  );
};
