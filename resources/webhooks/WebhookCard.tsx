import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { formatZonedDateTime, useClockZone } from '../../src/ui/DateTimeText.tsx';
import { Facts } from '../../src/ui/FactList.tsx';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { RecordCard } from '../../src/ui/RecordCard.tsx';
import { EndpointChip } from './EndpointChip.tsx';
import { EndpointNotice } from './EndpointNotice.tsx';
import type { WebhookKey } from './messages.en.ts';
import { getWebhookName } from './webhookName.ts';

export type WebhookChange = 'edit' | 'replace' | 'delete' | 'switch' | 'test';

interface Props {
  endpoint: WebhookEndpoint;
  onChange: (change: WebhookChange) => void;
}

/** One webhook: where it leads, for what, and whether it works. */
export const WebhookCard = ({ endpoint, onChange }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { id, url, eventTypes, enabled, secrets, lastDeliveredAt, createdAt, createdBy } = endpoint;
  const name = getWebhookName(endpoint);
  const when = (at: string) => formatZonedDateTime(at, zone);
  const creator = createdBy ? formatFullName(createdBy) : translate('webhooks.vendor');
  const [secret, previous] = secrets;
  const secretText = [
    secret && translate('webhooks.secretSince', { when: when(secret.createdAt) }),
    previous?.expiresAt && translate('webhooks.secretUntil', { when: when(previous.expiresAt) }),
  ].filter(Boolean);
  const choose = (close: () => void, change: WebhookChange) => () => {
    close();
    onChange(change);
  };
  return (
    <RecordCard title={name} status={<EndpointChip endpoint={endpoint} />}>
      <Stack gap={1.5}>
        <EndpointNotice endpoint={endpoint} />
        <Facts
          facts={[
            [translate('webhooks.url'), url],
            [
              translate('webhooks.eventTypes'),
              eventTypes.map((type) => translate(`webhooks.events.${type}` satisfies WebhookKey)).join(', '),
            ],
            [
              translate('webhooks.lastDelivered'),
              lastDeliveredAt ? when(lastDeliveredAt) : translate('webhooks.never'),
            ],
            [translate('webhooks.secret'), secretText.join('. ')],
            [translate('webhooks.created'), translate('webhooks.createdBy', { when: when(createdAt), name: creator })],
          ]}
        />
        <Stack direction="row" flexWrap="wrap" gap={1} alignItems="center">
          <Button variant="outlined" component={Link} to={`/organization/webhooks/${id}/`}>
            {translate('webhooks.showLog')}
          </Button>
          {enabled ? (
            <Button variant="outlined" onClick={() => onChange('test')}>
              {translate('webhooks.test')}
            </Button>
          ) : (
            <Button variant="outlined" onClick={() => onChange('switch')}>
              {translate('webhooks.turnOn')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => onChange('edit')}>
            {translate('webhooks.edit')}
          </Button>
          <MoreMenu label={translate('webhooks.moreOf', { name })}>
            {(close) => [
              <MenuItem key="replace" onClick={choose(close, 'replace')}>
                {translate('webhooks.replace')}
              </MenuItem>,
              enabled && (
                <MenuItem key="switch" onClick={choose(close, 'switch')}>
                  {translate('webhooks.turnOff')}
                </MenuItem>
              ),
              <MenuItem key="delete" onClick={choose(close, 'delete')} sx={{ color: 'error.main' }}>
                {translate('webhooks.delete')}
              </MenuItem>,
            ]}
          </MoreMenu>
        </Stack>
      </Stack>
    </RecordCard>
  );
};
