import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { isProblem } from '../../../contract/platform/error.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { WEBHOOK_LOG_DAYS } from '../../../contract/webhooks/limits.ts';
import {
  deliveryStates,
  getWebhookEndpoint,
  listWebhookDeliveries,
  resendWebhookDelivery,
  type DeliveryState,
} from '../../../contract/webhooks/webhooks.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../../src/ui/editing/ShowOlder.tsx';
import { useCall, useCaller } from '../../../src/ui/useCall.ts';
import { EndpointChip } from '../EndpointChip.tsx';
import { EndpointNotice } from '../EndpointNotice.tsx';
import { webhookTexts, type WebhookKey } from '../messages.en.ts';
import { useSendTest } from '../useSendTest.ts';
import { getWebhookName } from '../webhookName.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

/** Loaded with this page. @public */
export const texts = { en: webhookTexts };

const List = styled('ul')({ listStyle: 'none', margin: '16px 0 0', padding: 0, maxWidth: 880 });

const ASK_EVERY_MS = 2000;
/** How often the page asks what became of an event that was just sent. */
const TURNS = 8;

/** Asks again every two seconds for a while, each time that it is told to. */
function useWatch(ask: () => void, watchesFirst: boolean) {
  const [turns, setTurns] = useState(watchesFirst ? TURNS : 0);
  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  useEffect(() => {
    if (turns === 0) return;
    const timer = setTimeout(() => {
      askNow.current();
      setTurns(turns - 1);
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [turns]);
  return () => setTurns(TURNS);
}

/** `/organization/webhooks/:id/`: what was sent to a webhook, and what came of it. */
export default function WebhookLogPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const list = useRef<HTMLUListElement>(null);
  const id = Number(useParams().id);
  const { state: arrival } = useLocation() as { state: { watches?: boolean } | null };
  const [state, setState] = useState<DeliveryState | ''>('');
  const [limit, setLimit] = useState(PAGE_SIZE);
  const endpoint = useCall(getWebhookEndpoint, { params: { id } });
  const query = { limit, ...(state && { deliveryState: state }) };
  const log = useCall(listWebhookDeliveries, { params: { id }, query }, { keepPrevious: true });
  const refresh = () => {
    void log.refetch();
    void endpoint.refetch();
  };
  const watch = useWatch(refresh, arrival?.watches === true);
  const sendTest = useSendTest(watch);
  const resend = async (deliveryId: number) => {
    const answer = await call(resendWebhookDelivery, { params: { id, deliveryId } });
    if (isProblem(answer)) {
      notify(answer.message || 'webhooks.notDone', { type: 'error' });
      return;
    }
    notify('webhookLog.resent', { type: 'success' });
    refresh();
    watch();
  };
  const error = endpoint.error ?? log.error;
  if (error) return <ErrorView message={error.message || translate('webhookLog.failed')} onRetry={refresh} />;
  if (!endpoint.data || !log.data) return <PageLoading />;
  const { items, totalItems } = log.data;
  const isOn = endpoint.data.enabled;
  return (
    <>
      <Button component={Link} to="/organization/webhooks/" sx={{ mb: 1, ml: -2 }}>
        {`‹ ${translate('webhookLog.back')}`}
      </Button>
      <PageHeading
        title={getWebhookName(endpoint.data)}
        lead={endpoint.data.url}
        actions={
          <>
            <EndpointChip endpoint={endpoint.data} />
            {isOn && (
              <Button variant="contained" onClick={() => void sendTest(id)}>
                {translate('webhooks.test')}
              </Button>
            )}
          </>
        }
      />
      <Stack gap={2} maxWidth={880}>
        <EndpointNotice endpoint={endpoint.data} />
        <Stack direction="row" flexWrap="wrap" gap={2} alignItems="center" justifyContent="space-between">
          <span style={{ color: 'var(--ink-muted)' }}>{translate('webhookLog.lead', { days: WEBHOOK_LOG_DAYS })}</span>
          <div style={{ flex: '0 1 220px' }}>
            <Choice
              labelled
              label={translate('webhookLog.filter')}
              none={translate('webhookLog.all')}
              value={state}
              options={deliveryStates.map((value) => ({
                value,
                label: translate(`webhookLog.states.${value}` satisfies WebhookKey),
              }))}
              onChoose={(value) => {
                setState(value as DeliveryState | '');
                setLimit(PAGE_SIZE);
              }}
            />
          </div>
        </Stack>
      </Stack>
      {items.length === 0 ? (
        <EmptyState
          title={translate(state ? 'webhookLog.noneFound' : 'webhookLog.none')}
          hint={state || !isOn ? undefined : translate('webhookLog.noneHint')}
        />
      ) : (
        <>
          <List ref={list} aria-label={translate('webhookLog.list')}>
            {items.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onResend={isOn ? () => void resend(delivery.id) : undefined}
              />
            ))}
          </List>
          <ShowOlder
            list={list}
            shown={items.length}
            total={totalItems}
            onShow={() => setLimit(Math.min(limit + PAGE_SIZE, MAX_PAGE_SIZE))}
          />
        </>
      )}
    </>
  );
}
