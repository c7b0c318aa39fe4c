import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { WEBHOOK_TIMEOUT_SECONDS } from '../../../contract/webhooks/limits.ts';
import type { WebhookDelivery } from '../../../contract/webhooks/webhooks.ts';
import { formatZonedDateTime, useClockZone } from '../../../src/ui/DateTimeText.tsx';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import type { WebhookKey } from '../messages.en.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& h2': { flex: '1 1 200px', margin: 0, font: '600 var(--text-body)', overflowWrap: 'anywhere' },
});
const Muted = styled('div')({ color: 'var(--ink-muted)', overflowWrap: 'anywhere' });
const Attempts = styled('ol')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 8,
  '& li': { display: 'grid', gap: 4, minWidth: 0, borderLeft: '2px solid var(--border-strong)', paddingLeft: 12 },
  '& pre': {
    margin: 0,
    maxHeight: 160,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    font: 'var(--text-micro)',
    fontFamily: 'monospace',
  },
});
const Details = styled('details')({ '& summary': { cursor: 'pointer', width: 'fit-content', padding: '4px 0' } });

const tones = { PENDING: 'warning', DELIVERED: 'success', FAILED: 'error' } as const;

interface Props {
  delivery: WebhookDelivery;
  /** Absent while the webhook is off. */
  onResend?: () => void;
}

/** What came of an attempt: the status of the response, or why there was none. */
const useOutcome = () => {
  const translate = useTranslate();
  return ({ status, error }: WebhookDelivery['attempts'][number]) =>
    error
      ? translate(`webhookLog.error.${error}` satisfies WebhookKey, { seconds: WEBHOOK_TIMEOUT_SECONDS })
      : `HTTP ${status}`;
};

/** An event on its way to the receiver, with each attempt. */
export const DeliveryRow = ({ delivery, onResend }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const describe = useOutcome();
  const { type, state, sequence, at, eventId, resourceId, patientId, nextAttemptAt, attempts } = delivery;
  const when = (moment: string) => formatZonedDateTime(moment, zone);
  const facts = [
    when(at),
    ...(sequence === null ? [] : [translate('webhookLog.number', { sequence })]),
    translate('webhookLog.resource', { id: resourceId }),
  ];
  return (
    <Card component="li" tabIndex={-1} sx={{ p: '12px 16px', mb: 1 }}>
      <Head>
        <h2>{translate(`webhooks.events.${type}` satisfies WebhookKey)}</h2>
        <StatusChip tone={tones[state]} label={translate(`webhookLog.states.${state}` satisfies WebhookKey)} />
        {onResend && (
          <Button
            size="small"
            aria-label={translate('webhookLog.resendOf', { sequence: sequence ?? resourceId })}
            onClick={onResend}
          >
            {translate('webhookLog.resend')}
          </Button>
        )}
      </Head>
      <Muted>
        {facts.join(' · ')}
        {patientId !== null && (
          <>
            {' · '}
            <Link to={`/patients/${patientId}/`}>{translate('webhookLog.patient')}</Link>
          </>
        )}
      </Muted>
      {state === 'PENDING' && nextAttemptAt && attempts.length > 0 && (
        <Muted>{translate('webhookLog.next', { when: when(nextAttemptAt) })}</Muted>
      )}
      {attempts.length > 0 && (
        <Details>
          <summary>
            {translate('webhookLog.attempts', { smart_count: attempts.length })} · {describe(attempts[0]!)}
          </summary>
          <Muted>
            {translate('webhookLog.eventId')}: {eventId}
          </Muted>
          <Attempts>
            {attempts.map((attempt) => (
              <li key={attempt.id}>
                <strong>{describe(attempt)}</strong>
                <Muted>{translate('webhookLog.attemptedAt', { when: when(attempt.at), ms: attempt.durationMs })}</Muted>
                {attempt.status !== null &&
                  (attempt.response ? <pre>{attempt.response}</pre> : <Muted>{translate('webhookLog.noBody')}</Muted>)}
              </li>
            ))}
          </Attempts>
        </Details>
      )}
    </Card>
  );
};
