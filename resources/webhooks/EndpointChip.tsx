import { useTranslate } from 'react-admin';
import type { WebhookEndpoint } from '../../contract/webhooks/webhooks.ts';
import { getEndpointState } from '../../domain/webhooks/endpoint-state.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import type { WebhookKey } from './messages.en.ts';

const tones = { ACTIVE: 'success', FAILING: 'warning', OFF: 'neutral', DISABLED: 'error' } as const;

export const EndpointChip = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const translate = useTranslate();
  const state = getEndpointState(endpoint);
  return <StatusChip tone={tones[state]} label={translate(`webhooks.state.${state}` satisfies WebhookKey)} />;
};
