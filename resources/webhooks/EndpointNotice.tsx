import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { WEBHOOK_FAILING_HOURS } from '../../contract/webhooks/limits.ts';
import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import { formatZonedDateTime, useClockZone } from '../../src/ui/DateTimeText.tsx';
import type { WebhookKey } from './messages.en.ts';

/** Why a webhook does not work; nothing where it does, and where an admin turned it off. */
export const EndpointNotice = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { enabled, disabledReason, disabledAt, failingSince } = endpoint;
  const values = (at: string) => ({ when: formatZonedDateTime(at, zone), days: WEBHOOK_FAILING_HOURS / 24 });
  if (!enabled && disabledReason && disabledAt)
    return (
      <Alert severity="error">
        {translate(`webhooks.disabled.${disabledReason}` satisfies WebhookKey, values(disabledAt))}
      </Alert>
    );
  if (enabled && failingSince)
    return <Alert severity="warning">{translate('webhooks.failing', values(failingSince))}</Alert>;
  return null;
};
