import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../contract/platform/error.ts';
import {
  listWebhookEndpoints,
  updateWebhookEndpoint,
  type CreatedWebhook,
  type WebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../src/ui/editing/ShowOlder.tsx';
import { useCaller, useGrowingList } from '../../src/ui/useCall.ts';
import { apiClientTexts } from '../api-clients/shared/messages.en.ts';
import { DeleteDialog, ReplaceSecretDialog, SecretDialog } from './ChangeDialogs.tsx';
import { webhookTexts } from './messages.en.ts';
import { useSendTest } from './useSendTest.ts';
import { WebhookCard, type WebhookChange } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';

/** Loaded with this page. @public */
export const texts = { en: { ...apiClientTexts, ...webhookTexts } };

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: 880 });

type Open =
  | { dialog: 'add' }
  | { dialog: Exclude<WebhookChange, 'switch' | 'test'>; endpoint: WebhookEndpoint }
  | { dialog: 'secret'; created: CreatedWebhook; isNew: boolean };

/** `/organization/webhooks/`: the webhooks of the reader's organization, for its admins. */
export default function WebhooksPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const call = useCaller();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, showOlder } = useGrowingList(listWebhookEndpoints, {});
  const [open, setOpen] = useState<Open>();
  const sendTest = useSendTest((id) => void navigate(`/organization/webhooks/${id}/`, { state: { watches: true } }));
  const close = () => setOpen(undefined);
  const refresh = () => {
    close();
    void refetch();
  };
  const show = (created: CreatedWebhook, isNew: boolean) => {
    setOpen({ dialog: 'secret', created, isNew });
    void refetch();
  };
  const turn = async ({ id, url, description, eventTypes, enabled, version }: WebhookEndpoint) => {
    const body = { url, description, eventTypes, enabled: !enabled };
    const answer = await call(updateWebhookEndpoint, { params: { id }, body, version });
    if (isProblem(answer)) notify(answer.fields?.url ?? (answer.message || 'webhooks.notDone'), { type: 'error' });
    else notify(enabled ? 'webhooks.turnedOff' : 'webhooks.turnedOn', { type: 'success' });
    void refetch();
  };
  const change = (endpoint: WebhookEndpoint, what: WebhookChange) => {
    if (what === 'test') void sendTest(endpoint.id);
    else if (what === 'switch') void turn(endpoint);
    else setOpen({ dialog: what, endpoint });
  };
  return (
    <>
      <PageHeading
        title={translate('webhooks.title')}
        lead={translate('webhooks.lead')}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ dialog: 'add' })}>
            {translate('webhooks.add')}
          </Button>
        }
      />
      {!data &&
        (error ? (
          <ErrorView message={error.message || translate('webhooks.failed')} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        ))}
      {data?.items.length === 0 && (
        <EmptyState title={translate('webhooks.none')} hint={translate('webhooks.noneHint')} />
      )}
      {data && data.items.length > 0 && (
        <>
          <List ref={list} aria-label={translate('webhooks.list')}>
            {data.items.map((endpoint) => (
              <WebhookCard key={endpoint.id} endpoint={endpoint} onChange={(what) => change(endpoint, what)} />
            ))}
          </List>
          <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
        </>
      )}
      {open?.dialog === 'add' && (
        <WebhookForm onClose={close} onSaved={(saved) => ('secret' in saved ? show(saved, true) : refresh())} />
      )}
      {open?.dialog === 'edit' && <WebhookForm endpoint={open.endpoint} onClose={close} onSaved={refresh} />}
      {open?.dialog === 'replace' && (
        <ReplaceSecretDialog endpoint={open.endpoint} onClose={close} onReplaced={(made) => show(made, false)} />
      )}
      {open?.dialog === 'delete' && <DeleteDialog endpoint={open.endpoint} onClose={close} onDeleted={refresh} />}
      {open?.dialog === 'secret' && (
        <SecretDialog
          created={open.created}
          title={translate(open.isNew ? 'webhooks.addedTitle' : 'webhooks.secretTitle')}
          onClose={close}
        />
      )}
    </>
  );
}
